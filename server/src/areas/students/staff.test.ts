import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { studentsStaff } from '#contract/staff/students-staff.ts'
import { makeApp } from '#server/app.ts'
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

  it('shows the own school alone', async () => {
    const school_id = await university.put('school', { name_ka: 'სხვა', name_en: 'Another' })
    const other = await signInWith({ scope: 'school', school_id })
    expect((await read('?search=ghlonti', other)).data).toMatchObject({ items: [], total: 0 })
    expect((await read(`/${ids[0]}`, other)).status).toBe(404)
    const own = await signInWith({ scope: 'school', school_id: university.schoolID })
    expect((await read('?search=ghlonti', own)).data.total).toBe(2)
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
