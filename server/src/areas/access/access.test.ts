import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { createMember } from './members/change-members.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { overtake } from '#server/db/connection/test-activity.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const { schoolID, programmeID } = university
const otherSchoolID = await university.put('school', { name_ka: 'სხვა სკოლა', name_en: 'Another school' })
const sql = (text: string) => db.rows<Record<string, unknown>>({ name: '', text })

beforeEach(async () => {
  await sql('delete from staff_grant')
})

type Headers = Record<string, string>
const english = { 'content-language': 'en' }
const give = (headers: Headers, payload: object) =>
  app.inject({ method: 'POST', url: '/api/staff/grants', payload, headers: { ...headers, ...english } })
const revoke = (headers: Headers, id: number) =>
  app.inject({ method: 'DELETE', url: `/api/staff/grants/${id}`, headers: { ...headers, ...english } })
const list = async (headers: Headers, query = '') => {
  const reply = await app.inject({ url: `/api/staff/grants${query}`, headers })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}
const holds = async (staffID: number, operation: string) =>
  (
    await sql(
      `select from staff_permission where staff_member_id = ${staffID} and operation = '${operation}'`,
    )
  ).length > 0
const newestAudit = async () => (await sql('select * from audit order by id desc limit 1'))[0]!

/** Somebody who manages access in one school, and may read the audit there. */
const addSchoolManager = async (until: string | null = null) => {
  const staffID = await staff.addMember()
  for (const operation of ['access.read', 'access.write', 'audit.read'])
    await staff.addGrant(staffID, { operation, scope: 'school', school_id: schoolID, ends_at: until })
  return { staffID, headers: await staff.signIn(staffID) }
}

describe('give', () => {
  it('gives a role in a place until the end of a day, once, with its row in the audit', async () => {
    const giver = await staff.addAdministrator()
    const headers = await staff.signIn(giver)
    const staffID = await staff.addMember()
    const body = {
      staffID,
      role: 'auditor',
      scope: 'programme',
      programID: programmeID,
      ends_on: '2100-02-28',
    }
    const reply = await give(headers, body)
    expect(reply.statusCode, reply.body).toBe(200)
    const { id } = reply.json().data
    expect((await give(headers, body)).json().data.id).toBe(id)
    expect(await holds(staffID, 'audit.read')).toBe(true)
    const { items, total } = await list(headers, '?search=audito')
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({
      id,
      staff: { staffID },
      role: { role: 'auditor', nameeng: 'Auditor' },
      operation: null,
      scope: 'programme',
      place: { nameeng: 'Biology' },
      ends_at: '2100-02-28T20:00:00.000Z',
      given_by: { staffID: giver },
      is_current: true,
      can_revoke: true,
    })
    expect(await newestAudit()).toMatchObject({
      staff_member_id: giver,
      operation: 'access.write',
      entity: 'staff_grant',
      entity_id: id,
      school_id: schoolID,
      before: null,
      after: { role: 'auditor', scope: 'programme' },
    })
  })

  it.each([
    ['neither role nor operation', {}, 'role'],
    ['both', { role: 'auditor', operation: 'audit.read' }, 'role'],
    ['an unknown role', { role: 'king' }, 'role'],
    ['an unknown operation', { operation: 'audit.write' }, 'operation'],
    ['the operation that everybody holds', { operation: 'account.use' }, 'operation'],
    ['a school without its number', { role: 'auditor', scope: 'school' }, 'schoolID'],
    ['a day that has passed', { role: 'auditor', ends_on: '2020-01-01' }, 'ends_on'],
  ])('refuses %s as a field', async (_, body, field) => {
    const headers = await staff.signIn(await staff.addAdministrator())
    const reply = await give(headers, { staffID: await staff.addMember(), scope: 'university', ...body })
    expect([reply.statusCode, Object.keys(reply.json().data ?? {})]).toEqual([422, [field]])
  })

  it('refuses an inactive member of staff and an unknown place', async () => {
    const headers = await staff.signIn(await staff.addAdministrator())
    const inactive = await staff.addMember({ is_active: false })
    const reply = await give(headers, { staffID: inactive, role: 'auditor', scope: 'university' })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'no_such_member'])
    const nowhere = { staffID: await staff.addMember(), role: 'auditor', scope: 'school', schoolID: 99_999 }
    expect((await give(headers, nowhere)).json().code).toBe('no_such_place')
  })

  it('adds one grant for twelve identical parallel requests', async () => {
    const headers = await staff.signIn(await staff.addAdministrator())
    const body = { staffID: await staff.addMember(), role: 'auditor', scope: 'university' }
    const replies = await Promise.all(Array.from({ length: 12 }, () => give(headers, body)))
    expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1)
    expect(await sql(`select from staff_grant where staff_member_id = ${body.staffID}`)).toHaveLength(1)
  })

  const lock = `select pg_advisory_xact_lock(hashtext('staff_grant'))`

  it('gives once what somebody else has given while it waited', async () => {
    const headers = await staff.signIn(await staff.addAdministrator())
    const body = { staffID: await staff.addMember(), role: 'auditor', scope: 'university' }
    const reply = await overtake(db, {
      lock,
      begin: () => give(headers, body),
      meanwhile: () => staff.addGrant(body.staffID, { role_id: 'auditor' }),
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(await sql(`select from staff_grant where staff_member_id = ${body.staffID}`)).toHaveLength(1)
  })

  it('gives and ends nothing if the caller has lost the right while they waited', async () => {
    await staff.addAdministrator()
    const staffID = await staff.addMember()
    const other = await staff.addGrant(await staff.addMember(), { role_id: 'auditor' })
    const body = { staffID: await staff.addMember(), role: 'auditor', scope: 'university' }
    for (const send of [
      (headers: Headers) => give(headers, body),
      (headers: Headers) => revoke(headers, other),
    ]) {
      const own = await staff.addGrant(staffID, { role_id: 'administrator' })
      const headers = await staff.signIn(staffID)
      const reply = await overtake(db, {
        lock,
        begin: () => send(headers),
        meanwhile: () => sql(`update staff_grant set ends_at = now() where id = ${own}`),
      })
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_held'])
    }
  })

  it('makes no second member the first administrator', async () => {
    const name = { first: 'Tea', last: 'Maisuradze' }
    const first = await staff.addMember()
    const second = await overtake(db, {
      lock,
      begin: () =>
        createMember(db, { email: 'second@university.example', ka: name, en: name, lecturerID: null }),
      meanwhile: () => staff.addGrant(first, { role_id: 'administrator' }),
    })
    expect(second).toMatchObject({ isAdministrator: false })
  })

  it('gives only what the giver holds, where they hold it, and for no longer', async () => {
    const { headers } = await addSchoolManager('2100-01-01T00:00:00+04')
    const staffID = await staff.addMember()
    const tryIt = async (body: object) => {
      const reply = await give(headers, { staffID, ...body })
      return reply.statusCode === 200 ? 'given' : reply.json().params.operations
    }
    const inSchool = { scope: 'school', schoolID, ends_on: '2099-12-31' }
    expect(await tryIt({ operation: 'audit.read', ...inSchool })).toBe('given')
    expect(await tryIt({ role: 'auditor', ...inSchool })).toBe('given')
    expect(await tryIt({ role: 'auditor', ...inSchool, scope: 'programme', programID: programmeID })).toBe(
      'given',
    )
    expect(await tryIt({ operation: 'audit.read', ...inSchool, schoolID: otherSchoolID })).toBe(
      'audit.read, access.write',
    )
    expect(await tryIt({ operation: 'audit.read', scope: 'university' })).toBe('audit.read, access.write')
    expect(await tryIt({ operation: 'audit.read', scope: 'school', schoolID })).toBe(
      'audit.read, access.write',
    )
    expect(await tryIt({ operation: 'audit.read', ...inSchool, ends_on: '2100-01-01' })).toBe(
      'audit.read, access.write',
    )
    // A role that has no operations yet is given by somebody who manages the whole university.
    await sql(`insert into staff_role values ('empty', 99, 'ცარიელი', 'Empty')`)
    expect(await tryIt({ role: 'empty', ...inSchool })).toBe('access.write')
    await sql(`delete from staff_role where id = 'empty'`)
  })
})

describe('revoke', () => {
  it('ends a grant at once, also for a session that is open, and answers the same again', async () => {
    const giver = await staff.addAdministrator()
    const headers = await staff.signIn(giver)
    const staffID = await staff.addMember()
    const id = await staff.addGrant(staffID, { role_id: 'auditor' })
    const auditor = await staff.signIn(staffID)
    const read = async () => (await app.inject({ url: '/api/staff/audit', headers: auditor })).statusCode
    expect(await read()).toBe(200)
    expect((await revoke(headers, id)).json()).toEqual({ data: 'ok' })
    expect(await read()).toBe(403)
    expect(await newestAudit()).toMatchObject({
      entity_id: id,
      before: { role: 'auditor', endsAt: null },
      after: { endsAt: expect.any(String) },
    })
    const [{ n } = {}] = await sql('select count(*)::int as n from audit')
    expect((await revoke(headers, id)).json()).toEqual({ data: 'ok' })
    expect((await sql('select count(*)::int as n from audit'))[0]).toEqual({ n })
    const past = await list(headers, '?state=all')
    expect(past.items.find((each: { id: number }) => each.id === id)).toMatchObject({
      is_current: false,
      can_revoke: false,
    })
    expect((await list(headers)).items.map((each: { id: number }) => each.id)).not.toContain(id)
  })

  it('refuses another school with 404, and what the caller does not hold with 403', async () => {
    const { headers } = await addSchoolManager()
    const elsewhere = { operation: 'audit.read', scope: 'school', school_id: otherSchoolID }
    const foreign = await staff.addGrant(await staff.addMember(), elsewhere)
    expect((await revoke(headers, foreign)).json().code).toBe('not_found')
    const stronger = { operation: 'other.write', scope: 'school', school_id: schoolID }
    const unheld = await staff.addGrant(await staff.addMember(), stronger)
    expect((await revoke(headers, unheld)).json()).toMatchObject({
      code: 'not_held',
      params: { operations: 'other.write' },
    })
  })

  it('never ends the last administrator, also when two end each other at the same time', async () => {
    const [one, two] = [await staff.addMember(), await staff.addMember()]
    const grants = [
      await staff.addGrant(one, { role_id: 'administrator' }),
      await staff.addGrant(two, { role_id: 'administrator' }),
    ]
    // Neither counts: one ends, the other is of a school.
    await staff.addGrant(await staff.addMember(), { role_id: 'administrator', ends_at: '2100-01-01' })
    const inSchool = { role_id: 'administrator', scope: 'school', school_id: schoolID }
    await staff.addGrant(await staff.addMember(), inSchool)
    const replies = await Promise.all([
      revoke(await staff.signIn(one), grants[1]!),
      revoke(await staff.signIn(two), grants[0]!),
    ])
    const statuses = replies.map(({ statusCode }) => statusCode)
    // The second one is refused, either as the last or because it is no administrator any more.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const left = (await holds(one, 'access.write')) ? 0 : 1
    const headers = await staff.signIn([one, two][left]!)
    const refused = await revoke(headers, grants[left]!)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_administrator'])
    expect(refused.json().message).toBe(
      'This is the last administrator. First give somebody else the role in the whole university without an end.',
    )
  })
})

describe('a lecturer', () => {
  it('holds the operations of the role on the groups they teach this semester, and on no other', async () => {
    await sql(`insert into staff_role_operation values ('lecturer', 'audit.read')`)
    const lecturerID = await university.put('lecturer', {
      fname_ka: 'ა',
      lname_ka: 'ბ',
      fname_en: 'A',
      lname_en: 'B',
    })
    const staffID = await staff.addMember({ lecturer_id: lecturerID })
    expect(await holds(staffID, 'audit.read')).toBe(false)
    const [groupID] = university.groupIDs
    await university.change('study_group', groupID, { lecturer_id: lecturerID })
    const rows = await sql(`select scope, group_id, school_id from staff_permission
      where staff_member_id = ${staffID} and operation = 'audit.read'`)
    expect(rows).toEqual([{ scope: 'group', group_id: groupID, school_id: null }])
    await university.inNextSemester(async () => {
      expect(await holds(staffID, 'audit.read')).toBe(false)
    })
    await sql(`delete from staff_role_operation where role_id = 'lecturer' and operation = 'audit.read'`)
  })
})
