import { describe, expect, it } from 'vitest'
import { emptyUniversity, exportFiles, importFiles, type TestFiles } from '../../test-records.ts'

const base: TestFiles = {
  schools: [
    ['code', 'name_ka', 'name_en'],
    ['LAW', 'სამართალი', 'Law'],
  ],
  programmes: [
    ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters'],
    ['LAW-BA', 'LAW', 'სამართალი', 'Law', '1', 'bachelor', '240', '8'],
  ],
  subjects: [
    ['code', 'name_ka', 'name_en', 'credits'],
    ['A', 'ა', 'A', '5'],
  ],
  semesters: [
    ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on', 'is_current'],
    ['2026-autumn', 'შემოდგომა', 'Autumn', '2026-09-14', '2027-02-14', 'yes'],
  ],
  students: [
    [
      'code',
      'first_name_ka',
      'last_name_ka',
      'first_name_en',
      'last_name_en',
      'programme',
      'university_email',
    ],
    ['U1', 'ნინო', 'ბერიძე', 'Nino', 'Beridze', 'LAW-BA', 'u1@s.example'],
  ],
}

/** The group G1 with a seat taken, and G2 beside it. */
const timetable = (groups: readonly string[], starts = '10:00', capacity = '20'): TestFiles => ({
  groups: [
    ['code', 'semester', 'subject', 'name', 'type', 'capacity'],
    ...groups.map((code) => [code, '2026-autumn', 'A', code, '1', capacity]),
  ],
  meetings: [
    ['group', 'number', 'weekday', 'starts', 'ends'],
    ...groups.map((code) => [code, '1', 'monday', starts, '12:00']),
  ],
})

const takeSeat = async () => {
  const { url, query } = await emptyUniversity()
  await importFiles(url, { ...base, ...timetable(['G1', 'G2']) })
  await query(`with r as (insert into registration (student_id, semester_id, subject_id)
      select s.id, e.id, a.id from student s, semester e, subject a returning id)
    insert into registration_group (registration_id, group_id, part)
    select r.id, g.id, 1 from r, study_group g where g.code = 'G1'`)
  const load = async () => {
    const [group] = await query(
      `select taken, capacity, is_open, must_change, registered_as, must_change_since is not null as has_since
       from study_group where code = 'G1'`,
    )
    return group
  }
  const send = (files: TestFiles) => importFiles(url, files, { allowRemovals: 100 })
  return { url, query, load, send }
}

const untouched = { taken: 1, is_open: true, must_change: false, registered_as: null, has_since: false }
const registeredAs = {
  subject_code: 'A',
  config: 1,
  part: 1,
  parent_group_code: null,
  is_rotation: false,
  times: [[1, '10:00', '12:00']],
  dates: [],
}

describe('an import of groups', () => {
  it('closes a group with students that is gone with its meetings, and opens it when it is back', async () => {
    const { url, load, send } = await takeSeat()
    const { tables } = await send(timetable(['G2']))
    expect(tables).toMatchObject([
      { name: 'groups', closed: 1, closedRows: ['G1'], removed: 0 },
      { name: 'meetings', removed: 0, kept: 1 },
    ])
    expect(await load()).toMatchObject({
      taken: 1,
      is_open: false,
      must_change: true,
      registered_as: registeredAs,
    })
    expect((await exportFiles(url, ['meetings'])).meetings).toHaveLength(3)
    expect(await send(timetable(['G2']))).toMatchObject({ outcome: 'nothing to change' })
    await send(timetable(['G1', 'G2']))
    expect(await load()).toMatchObject(untouched)
  })

  it('marks a group that meets at another time, and takes the mark away when it is as before', async () => {
    const { load, send } = await takeSeat()
    await send(timetable(['G1', 'G2'], '11:00'))
    expect(await load()).toMatchObject({
      is_open: true,
      must_change: true,
      registered_as: registeredAs,
      has_since: true,
    })
    await send(timetable(['G1', 'G2'], '11:30'))
    expect(await load()).toMatchObject({ must_change: true, registered_as: registeredAs })
    await send(timetable(['G1', 'G2']))
    expect(await load()).toMatchObject(untouched)
  })

  it('keeps a mark that the office has set', async () => {
    const { query, load, send } = await takeSeat()
    await query(`update study_group set must_change = true where code = 'G1'`)
    await send(timetable(['G1', 'G2'], '11:00'))
    await send(timetable(['G1', 'G2']))
    expect(await load()).toMatchObject({ must_change: true, registered_as: null })
  })

  it('never takes a seat: a smaller capacity becomes the seats that are taken', async () => {
    const { load, send } = await takeSeat()
    await send(timetable(['G1', 'G2'], '10:00', '0'))
    expect(await load()).toMatchObject({ ...untouched, capacity: 1 })
    expect(await send(timetable(['G1', 'G2'], '10:00', '0'))).toMatchObject({ outcome: 'nothing to change' })
  })

  it('keeps what a student changes while it is written', async () => {
    const { url, query } = await takeSeat()
    const edits: Promise<unknown>[] = []
    await importFiles(
      url,
      {
        ...base,
        students: [base.students![0]!, ['U1', 'ნინო', 'ბერიძე', 'Nino', 'Changed', 'LAW-BA', 'u1@s.example']],
      },
      {
        onProgress: (line) => {
          if (line === 'writing schools') edits.push(query(`update student set phone = '+995 555 00 00 00'`))
        },
      },
    )
    await Promise.all(edits)
    expect(edits).toHaveLength(1)
    expect(await query('select lname_en, phone from student')).toEqual([
      { lname_en: 'Changed', phone: '+995 555 00 00 00' },
    ])
  })
})
