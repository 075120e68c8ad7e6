import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { studentsStaff } from '#contract/staff/students-staff.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
type Page = z.output<typeof studentsStaff.find.reply>
let headers: Readonly<Record<string, string>>
let ids: readonly number[]

const read = async (query: string, as = headers) => {
  const reply = await app.inject({ url: `/api/staff/students${query}`, headers: as })
  return { status: reply.statusCode, ...reply.json<{ data: Page }>() }
}
const find = async (search: string) =>
  (await read(`?search=${encodeURIComponent(search)}`)).data.items.map(({ studentID }) => studentID)
const signInWith = async (columns: object) => {
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, { operation: 'students.read', ...columns })
  return staff.signIn(staffID)
}

beforeAll(async () => {
  const names = [
    { fname_ka: 'ჭაბუკი', lname_ka: 'ღლონტი-შენგელია', fname_en: 'Chabuki', lname_en: 'Ghlonti-Shengelia' },
    { fname_ka: 'ნინო', lname_ka: 'ღლონტი', fname_en: 'Nino', lname_en: 'Ghlonti' },
  ]
  const more = [{ code: 'Q700100', personal_code: '01001099999' }, { code: 'q700200' }]
  ids = await Promise.all(names.map((each, nth) => university.addStudent({ ...each, ...more[nth] })))
  headers = await signInWith({})
})

describe('find', () => {
  it('finds by names in both scripts and on either keyboard, in any order, by code and by the whole personal number', async () => {
    const [first, second] = ids as [number, number]
    for (const search of ['ღლონტი', 'Ghlonti', 'rlonti', 'GHLON'])
      expect(new Set(await find(search)), search).toEqual(new Set([first, second]))
    for (const search of ['შენგელია', 'shengel', 'Chabuki ghlon', 'ღლონტი ჭაბ', 'q7001', '01001099999'])
      expect(await find(search), search).toEqual([first])
    for (const search of ['ghlontia x', '0100109', "%'", 'lonti', '_'])
      expect(await find(search), search).toEqual([])
  })

  it('filters by programme, status, level and entry year, and sorts by them', async () => {
    const year = 1990
    const [first, second, third] = [
      await university.addStudent({ lname_ka: 'ა', entry_year: year }),
      await university.addStudent({ lname_ka: 'ბ', entry_year: year, status_id: 2 }),
      await university.addStudent({
        lname_ka: 'გ',
        entry_year: year + 1,
        programme_id: university.englishProgrammeID,
      }),
    ]
    const idsOf = async (query: string) => (await read(query)).data.items.map(({ studentID }) => studentID)
    expect(await idsOf(`?year=${year}`)).toEqual([first, second])
    expect(await idsOf(`?year=${year}&status=2`)).toEqual([second])
    expect(await idsOf(`?programme=${university.englishProgrammeID}&year=${year + 1}`)).toEqual([third])
    expect(await idsOf(`?year=${year}&programme=${university.englishProgrammeID}`)).toEqual([])
    expect(await idsOf(`?year=${year}&level=2`)).toEqual([])
    expect(await idsOf(`?year=${year}&level=1&sort=-status`)).toEqual([second, first])
    expect((await idsOf('?sort=year')).slice(0, 3)).toEqual([first, second, third])
    expect((await read('?status=4')).status).toBe(422)
    const filters = await app.inject({ url: '/api/staff/students/filters', headers })
    expect(filters.json().data.years).toEqual(expect.arrayContaining([year, year + 1]))
  })

  it('keeps in the audit who has read more than a page of the screen', async () => {
    const rows = () =>
      db.rows<{ after: unknown }>({ name: '', text: `select after from audit where entity = 'student_list'` })
    await read('?status=1')
    expect(await rows()).toEqual([])
    const { data } = await read('?status=1&per_page=100')
    expect(await rows()).toEqual([
      { after: { search: '', status: '1', page: 1, rows: data.items.length, total: data.total } },
    ])
  })

  it('shows the own school alone', async () => {
    const school_id = await university.put('school', { name_ka: 'სხვა', name_en: 'Another' })
    const other = await signInWith({ scope: 'school', school_id })
    expect((await read('?search=ghlonti', other)).data).toMatchObject({ items: [], total: 0 })
    expect((await read(`/${ids[0]}`, other)).status).toBe(404)
    const own = await signInWith({ scope: 'school', school_id: university.schoolID })
    expect((await read('?search=ghlonti', own)).data.total).toBe(2)
  })
})

describe('studies', () => {
  const readAsStudent = async (studentID: number) => {
    const { headers: own } = await signIn(db, studentID)
    const reply = await app.inject({ url: '/api/profile/staff-views', headers: own })
    return reply.json<{ data: { views: readonly object[] } }>().data.views
  }

  it('has each semester with its scores, and the student sees which office has read it, not who', async () => {
    const [studentID, otherID] = [await university.addStudent(), await university.addStudent()]
    const semester_id = university.semesterID
    const subject_id = await university.put('subject', {
      code: 'ST1',
      name_ka: 'საგანი',
      name_en: 'Subject',
      credits: 5,
    })
    const mark = { student_id: studentID, semester_id, subject_id, credits: 6, score: 91.5, status_id: 1 }
    await db.rows(
      {
        name: '',
        text: `insert into mark (student_id, semester_id, subject_id, credits, score, status_id)
      values ($1, $2, $3, $4, $5, $6)`,
      },
      Object.values(mark),
    )
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'registrar' })
    const registrar = await staff.signIn(staffID)
    const reply = await app.inject({ url: `/api/staff/students/${studentID}/studies`, headers: registrar })
    expect(reply.json().data.semesters).toMatchObject([
      { semesterID: semester_id, subjects: [{ subject_code: 'ST1', ects: 6, score: 91.5 }] },
    ])
    await app.inject({ url: `/api/staff/students/${studentID}`, headers: registrar })
    // By an operation alone, without a role.
    await app.inject({ url: `/api/staff/students/${studentID}`, headers })
    const views = await readAsStudent(studentID)
    expect(views).toMatchObject([
      { what: 'page', officeeng: null },
      { what: 'page', officeeng: 'Registrar' },
      { what: 'studies', officeeng: 'Registrar' },
    ])
    expect(views).toMatchObject(views.map(() => ({ name: null, nameeng: null, reason: null })))
    expect(await readAsStudent(otherID)).toEqual([])
  })
})

describe('one', () => {
  it('has what the office needs, and the audit has who read it', async () => {
    const count = async () =>
      (
        await db.rows({ name: '', text: `select 1 from audit where entity = 'student' and entity_id = $1` }, [
          ids[0],
        ])
      ).length
    const before = await count()
    const reply = await app.inject({ url: `/api/staff/students/${ids[0]}`, headers })
    expect(reply.json().data).toMatchObject({
      code: 'Q700100',
      lnameeng: 'Ghlonti-Shengelia',
      personal_code: '01001099999',
      subjects: [],
    })
    expect(await count()).toBe(before + 1)
    expect((await read('/999999999')).status).toBe(404)
  })
})

describe('reading many students', () => {
  const countRows = async (staffID: number) =>
    db.rows<{ students: number }>(
      {
        name: '',
        text: `select (after ->> 'students')::int as students from audit
          where entity = 'students_read' and staff_member_id = $1 order by id`,
      },
      [staffID],
    )
  const addReader = async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: 'students.read' })
    return { staffID, as: await staff.signIn(staffID) }
  }

  it('is audited page by page too, once for each twenty, and not for rereads', async () => {
    for (let nth = 0; nth < 60; nth += 1) await university.addStudent({ entry_year: 1970 })
    const { staffID, as } = await addReader()
    await read('?year=1970&per_page=10&page=1', as)
    await read('?year=1970&per_page=10&page=2', as)
    expect(await countRows(staffID)).toEqual([])
    await read('?year=1970&per_page=10&page=2', as)
    await read('?year=1970&per_page=10&page=3', as)
    expect(await countRows(staffID)).toEqual([{ students: 30 }])
    await read('?year=1970&per_page=10&page=4', as)
    await read('?year=1970&per_page=10&page=5', as)
    expect(await countRows(staffID)).toEqual([{ students: 30 }, { students: 50 }])
    await db.row({ name: '', text: `update staff_student_read set read_at = read_at - interval '25 hours'` })
    await read('?year=1970&per_page=10&page=1', as)
    expect(await countRows(staffID)).toHaveLength(2)
  })

  it('counts pages of single students, and parallel reads', async () => {
    const { staffID, as } = await addReader()
    const { items } = (await read('?year=1970&per_page=50', headers)).data
    await Promise.all(
      items
        .slice(0, 25)
        .map(({ studentID }) => app.inject({ url: `/api/staff/students/${studentID}`, headers: as })),
    )
    expect(await countRows(staffID)).toEqual([{ students: 21 }])
  })
})
