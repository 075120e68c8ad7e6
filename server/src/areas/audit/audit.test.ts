import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const sql = (text: string) => db.rows<Record<string, unknown>>({ name: '', text })

const administrator = await staff.addAdministrator()
const headers = await staff.signIn(administrator)
const read = async (query = '', by = headers) => {
  const reply = await app.inject({ url: `/api/staff/audit${query}`, headers: by })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}
const record = (entity: string, values: object = {}) =>
  recordAudit(
    db,
    { staffID: administrator, operation: 'marks.write', request: 'r1' },
    { entity, entityID: 7, before: { mark: 50 }, after: { mark: 60, text: '<b>"ქულა"</b>' }, ...values },
  )
await record('mark', { studentID: university.studentID })
await record('room')
await recordAudit(
  db,
  { staffID: null, operation: 'access.write', request: 'command line' },
  { entity: 'staff_member', entityID: 1, before: null, after: {} },
)

describe('the audit', () => {
  it('takes no change and no removal, by whatever statement', async () => {
    const before = await sql('select * from audit order by id')
    for (const text of [
      `update audit set operation = 'x'`,
      'delete from audit',
      'delete from audit where id = 1',
      'truncate audit',
      'truncate staff_member cascade',
    ])
      await expect(sql(text), text).rejects.toThrow(/only be added|permission denied|cannot truncate/)
    expect(await sql('select * from audit order by id')).toEqual(before)
  })

  it('is kept from the rights of the role that the portal uses', async () => {
    const [rights] = await sql(`select
      (select array_agg(privilege_type::text order by 1) from information_schema.role_table_grants
       where table_name = 'audit' and grantee = current_user) as rights`)
    expect(rights!['rights']).toEqual(expect.arrayContaining(['INSERT', 'SELECT']))
    for (const right of ['UPDATE', 'DELETE', 'TRUNCATE']) expect(rights!['rights']).not.toContain(right)
  })

  it('has no row of a change that is rolled back', async () => {
    const count = async () => (await sql('select count(*)::int as n from audit'))[0]!['n']
    const before = await count()
    const change = db.transaction(async (tx) => {
      await recordAudit(
        tx,
        { staffID: administrator, operation: 'marks.write', request: 'r' },
        { entity: 'mark', entityID: 1, before: null, after: null },
      )
      throw new Error('the change fails')
    })
    await expect(change).rejects.toThrow('the change fails')
    expect(await count()).toBe(before)
  })
})

describe('list', () => {
  it('shows who, when, what, before and after, newest first', async () => {
    const { items, total } = await read()
    expect(total).toBe(3)
    expect(items.map((each: { entity: string }) => each.entity)).toEqual(['staff_member', 'room', 'mark'])
    expect(items[0]).toMatchObject({ staff: null, request: 'command line', before: null, after: {} })
    expect(items[2]).toMatchObject({
      staff: { staffID: administrator, lnameeng: 'Maisuradze' },
      operation: 'marks.write',
      entity_id: 7,
      student: { studentID: university.studentID, code: 'st1' },
      before: { mark: 50 },
      after: { mark: 60, text: '<b>"ქულა"</b>' },
    })
  })

  it.each([
    ['?entity=mark', ['mark']],
    ['?student=ST1', ['mark']],
    ['?operation=marks.write', ['room', 'mark']],
    ['?sort=at&per_page=2', ['mark', 'room']],
    ['?sort=at&per_page=2&page=2', ['staff_member']],
    ['?per_page=1&page=2', ['room']],
    ['?from=2100-01-01', []],
    ['?to=2020-01-01', []],
    ['?entity=&student=', ['staff_member', 'room', 'mark']],
    ['?student=none', []],
  ])('filters, sorts and pages on the server: %s', async (query, entities) => {
    const { items } = await read(query)
    expect(items.map((each: { entity: string }) => each.entity)).toEqual(entities)
  })

  it('counts days at the university', async () => {
    const [row] = await sql(`select to_char(now() at time zone 'Asia/Tbilisi', 'YYYY-MM-DD') as today`)
    expect((await read(`?from=${String(row!['today'])}&to=${String(row!['today'])}`)).total).toBe(3)
  })

  it('shows in a school and in a programme what is about its students, and nothing else', async () => {
    const scopes = [
      { scope: 'school', school_id: university.schoolID },
      { scope: 'programme', programme_id: university.programmeID },
    ]
    for (const scope of scopes) {
      const staffID = await staff.addMember()
      await staff.addGrant(staffID, { role_id: 'auditor', ...scope })
      const { items, total } = await read('', await staff.signIn(staffID))
      expect([total, items[0].entity]).toEqual([1, 'mark'])
    }
    const staffID = await staff.addMember()
    const other = { scope: 'programme', programme_id: university.englishProgrammeID }
    await staff.addGrant(staffID, { role_id: 'auditor', ...other })
    expect((await read('', await staff.signIn(staffID))).items).toEqual([])
  })
})

describe('filters', () => {
  it("are the values that occur in the caller's scope", async () => {
    const reply = await app.inject({ url: '/api/staff/audit/filters', headers })
    expect(reply.json().data).toMatchObject({
      staff: [{ staffID: administrator }],
      operations: ['access.write', 'marks.write'],
      entities: ['mark', 'room', 'staff_member'],
    })
  })
})
