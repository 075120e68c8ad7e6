import { describe, expect, it } from 'vitest'
import { listOperations, type Operation } from '#contract/contract.ts'
import { ownAccount } from '#contract/endpoint/endpoint.ts'
import { saveTestAccount } from '#server/areas/finance/statements/test-statement.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { listStaffSamples, sendSample } from './samples/test-staff-samples.ts'

const db = await testDatabase()
const filesDir = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir })
const university = await testUniversity(db)
await saveTestAccount(db)
const staff = testStaff(db)
const otherSchoolID = await university.put('school', { name_ka: 'სხვა სკოლა', name_en: 'Another school' })
// Somebody who stays an administrator, whatever the calls end.
await staff.addAdministrator()

const staffCalls = await listStaffSamples({ app, db, university, staff, filesDir })
const granted = staffCalls.filter(({ operation }) => operation !== ownAccount)
type Case = (typeof staffCalls)[number]
const { schoolID } = university

const countAudit = async () =>
  (await db.row<{ n: number }>({ name: '', text: 'select count(*)::int as n from audit' }))!.n

const inSchool = { scope: 'school', school_id: schoolID }
/** Data that belongs to no school needs the permission for the whole university. */
const isOfUniversity = ({ operation }: Case) => /^((records|rehearsals)\.|finance\.import$)/.test(operation)
const inOtherSchool = { scope: 'school', school_id: otherSchoolID }

/** A member of staff with this grant of the call's operation, and a sample of the call. */
const prepare = async (one: Case, grant: Readonly<Record<string, unknown>> | null) => {
  const staffID = await staff.addMember()
  if (grant !== null) await staff.addGrant(staffID, { operation: one.operation, ...grant })
  return { sample: await one.makeSample(staffID), headers: await staff.signIn(staffID) }
}

describe('a call for staff', () => {
  it.each(staffCalls)('$name refuses nobody, a student and an ended session with 401', async (one) => {
    const { sample, headers } = await prepare(one, null)
    const { headers: student } = await signIn(db, university.studentID)
    for (const wrong of [{}, student, { authorization: 'Bearer none' }]) {
      const reply = await sendSample(app, one, sample, wrong as Record<string, string>)
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'signed_out'])
    }
    await db.row({ name: '', text: `update staff_session set expires_at = now()` })
    expect((await sendSample(app, one, sample, headers)).statusCode).toBe(401)
  })

  it.each(granted)('$name refuses without the grant, and with one that has ended', async (one) => {
    const refused = async (grant: Readonly<Record<string, unknown>> | null) => {
      const { sample, headers } = await prepare(one, grant)
      const before = await countAudit()
      const reply = await sendSample(app, one, sample, headers)
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'operation_not_held'])
      expect(await countAudit()).toBe(before)
    }
    await refused(null)
    await refused({ ...inSchool, operation: 'other.read' })
    await refused({ starts_at: '2020-01-01', ends_at: '2021-01-01' })
    await refused({ starts_at: '2100-01-01' })
  })

  it.each(granted)('$name shows and changes nothing of another scope', async (one) => {
    const { sample, headers } = await prepare(one, inOtherSchool)
    const before = await countAudit()
    const reply = await sendSample(app, one, sample, headers)
    if (sample.shows !== undefined) expect(sample.shows(reply.json().data as never)).toBe(false)
    else if (sample.hasNoScope !== true) expect([403, 404]).toContain(reply.statusCode)
    expect(await countAudit()).toBe(before)
  })

  it.each(granted.filter(isOfUniversity))('$name refuses who holds it in a school only', async (one) => {
    const { sample, headers } = await prepare(one, inSchool)
    const reply = await sendSample(app, one, sample, headers)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'needs_university'])
  })

  it.each(granted)('$name refuses an account that is no longer active', async (one) => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: one.operation })
    const headers = await staff.signIn(staffID)
    const sample = await one.makeSample(staffID)
    await university.change('staff_member', staffID, { is_active: false })
    expect((await sendSample(app, one, sample, headers)).statusCode).toBe(401)
  })

  it.each(staffCalls)(
    '$name answers who holds it there, and a change leaves its row in the audit',
    async (one) => {
      const scope = isOfUniversity(one) ? {} : inSchool
      const { sample, headers } = await prepare(one, one.operation === ownAccount ? null : scope)
      const before = await countAudit()
      const reply = await sendSample(app, one, sample, headers)
      expect(reply.statusCode, reply.body).toBe(200)
      if (sample.shows !== undefined) expect(sample.shows(reply.json().data as never)).toBe(true)
      // That a file or the page of a student is read is audited too.
      const isWrite =
        one.endpoint.method !== 'GET' ||
        one.endpoint.answers === 'file' ||
        ['studentsStaff.one', 'studentsStaff.studies'].includes(one.name)
      const isAudited = isWrite && one.operation !== ownAccount
      expect(await countAudit()).toBe(before + Number(isAudited))
    },
  )
})

describe('operations', () => {
  it('are those of the contract in the roles too, and the administrator holds all of them', async () => {
    const text = 'select role_id, operation from staff_role_operation'
    const rows = await db.rows<{ role_id: string; operation: Operation }>({ name: '', text })
    const operations = listOperations()
    expect(rows.filter(({ operation }) => !operations.includes(operation))).toEqual([])
    const ofAdministrator = rows.filter(({ role_id }) => role_id === 'administrator')
    expect(ofAdministrator.map(({ operation }) => operation).toSorted()).toEqual(operations)
  })
})
