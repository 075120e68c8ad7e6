import { describe, expect, it } from 'vitest'
import { contract, listOperations, type Operation } from '#contract/contract.ts'
import { ownAccount, type Endpoint } from '#contract/endpoint/endpoint.ts'
import { testEntries } from '#server/answering/test-entries.ts'
import { saveTestAccount } from '#server/areas/finance/statements/test-statement.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { hashPassword } from '#server/credentials/password.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { inboxSamples } from './test-inbox-samples.ts'
import { campusSamples } from './test-campus-samples.ts'
import { librarySamples } from './test-library-samples.ts'
import { financeSamples } from './test-finance-samples.ts'
import { recordsSamples } from './test-records-samples.ts'
import { secondFactorSamples } from './test-second-factor-samples.ts'
import { rehearsalSamples } from './test-rehearsal-samples.ts'
import type { MakeSample, Sample } from './test-sample.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { toFormPayload } from '#server/http/files/test-form-payload.ts'
import { testFolder } from '#server/http/files/test-folder.ts'

const db = await testDatabase()
const filesDir = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir })
const university = await testUniversity(db)
await saveTestAccount(db)
const staff = testStaff(db)
const otherSchoolID = await university.put('school', { name_ka: 'სხვა სკოლა', name_en: 'Another school' })
// Somebody who stays an administrator, whatever the calls end.
await staff.addAdministrator()

type Contract = typeof contract
type StaffCallIn<Area extends keyof Contract> = {
  [Key in keyof Contract[Area] & string]: Contract[Area][Key] extends {
    readonly access: { readonly staff: string }
  }
    ? `${Area}.${Key}`
    : never
}[keyof Contract[Area] & string]
type StaffCall = { [Area in keyof Contract]: StaffCallIn<Area> }[keyof Contract]

const { schoolID } = university
const password = 'a good password'
const passwordHash = await hashPassword(password)

const addGrantInSchool = async () =>
  staff.addGrant(await staff.addMember(), { operation: 'audit.read', scope: 'school', school_id: schoolID })

const addAuditRow = () =>
  university.put('audit', {
    operation: 'audit.test',
    entity: 'school_thing',
    student_id: university.studentID,
    school_id: schoolID,
    request_id: 'test',
  })

const setPassword = (staffID: number) =>
  university.change('staff_member', staffID, { password_hash: passwordHash, totp_secret: Buffer.alloc(20) })

/** A conversation of a student with the lecturer who this member of staff becomes, in which one message waits. */
const addConversation = async (staffID: number) => {
  const names = { fname_ka: 'ანა', lname_ka: 'დოლიძე', fname_en: 'Ana', lname_en: 'Dolidze' }
  const lecturer_id = await university.put('lecturer', { ...names, school_id: schoolID })
  await university.change('staff_member', staffID, { lecturer_id })
  const pair = `student-${university.studentID} lecturer-${lecturer_id}`
  const conversation_id = await university.put('conversation', { pair, message_count: 1 })
  await university.put('conversation_member', { conversation_id, lecturer_id })
  const member = { conversation_id, student_id: university.studentID, seen_count: 1 }
  const member_id = await university.put('conversation_member', member)
  const message = { conversation_id, member_id, nth: 1, text: 'hello' }
  return { conversation_id, message_id: await university.put('conversation_message', message) }
}

const samples: Readonly<Record<StaffCall, MakeSample>> = {
  'staffSession.logout': async () => ({}),
  'staffSession.user': async () => ({}),
  'staffLive.events': async () => ({}),
  'staffSession.devices': async () => ({}),
  'staffSession.changePassword': async (staffID) => {
    await setPassword(staffID)
    return { body: { current_password: password, password: 'another good password' } }
  },
  'staffSession.renewRecoveryCodes': async (staffID) => {
    await setPassword(staffID)
    return { body: { password } }
  },
  ...secondFactorSamples(university),
  'staffSession.signOutDevice': async (staffID) => {
    const device = { staff_member_id: staffID, token_hash: hashToken(`device ${staffID}`), name: 'a browser' }
    return { params: { id: await university.put('staff_device', device) } }
  },
  'access.members': async () => ({ hasNoScope: true }),
  'access.options': async () => ({
    shows: ({ schools }: { schools: { schoolID: number }[] }) =>
      schools.some((school) => school.schoolID === schoolID),
  }),
  'access.grants': async () => {
    const grantID = await addGrantInSchool()
    return { shows: ({ items }: { items: { id: number }[] }) => items.some(({ id }) => id === grantID) }
  },
  'access.give': async () => ({
    body: { staffID: await staff.addMember(), operation: 'access.write', scope: 'school', schoolID },
  }),
  'access.revoke': async () => {
    const row = { operation: 'access.write', scope: 'school', school_id: schoolID }
    return { params: { id: await staff.addGrant(await staff.addMember(), row) } }
  },
  'audit.list': async () => {
    await addAuditRow()
    return {
      shows: ({ items }: { items: { entity: string }[] }) =>
        items.some(({ entity }) => entity === 'school_thing'),
    }
  },
  'audit.filters': async () => {
    await addAuditRow()
    return { shows: ({ entities }: { entities: string[] }) => entities.includes('school_thing') }
  },
  ...campusSamples({ university, staff }),
  ...librarySamples({ db, university, addFile: testEntries(university, filesDir).addFile }),
  ...financeSamples({ university, staff }),
  ...recordsSamples({ university, filesDir }),
  ...rehearsalSamples({ db, university }),
  'conversationsStaff.list': async (staffID) => {
    const { conversation_id } = await addConversation(staffID)
    return {
      shows: ({ items }: { items: { conversationID: number }[] }) =>
        items.some(({ conversationID }) => conversationID === conversation_id),
    }
  },
  'conversationsStaff.messages': async (staffID) => ({
    params: { id: (await addConversation(staffID)).conversation_id },
  }),
  'conversationsStaff.write': async (staffID) => ({
    params: { id: (await addConversation(staffID)).conversation_id },
    body: { text: 'good morning' },
  }),
  'conversationsStaff.file': async (staffID) => {
    const { conversation_id, message_id } = await addConversation(staffID)
    const fileID = await testEntries(university, filesDir).addFile()
    await db.rows({ name: '', text: 'insert into conversation_file (file_id, message_id) values ($1, $2)' }, [
      fileID,
      message_id,
    ])
    return { params: { id: conversation_id, fileID } }
  },
  ...(await inboxSamples({ app, db, university, staff, filesDir })),
}

const staffCalls = Object.entries(samples).map(([name, makeSample]) => {
  const [area = '', key = ''] = name.split('.')
  const endpoint = (contract as unknown as Record<string, Record<string, Endpoint>>)[area]![key]!
  const { access } = endpoint
  const operation = typeof access === 'object' ? access.staff : ''
  return { name, endpoint, operation, makeSample }
})
const granted = staffCalls.filter(({ operation }) => operation !== ownAccount)
type Case = (typeof staffCalls)[number]

const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const send = async (
  { endpoint }: Case,
  { params, query, body, bytes }: Sample,
  headers: Record<string, string>,
) => {
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => String(params?.[key]))
  if (endpoint.files === undefined)
    return app.inject({
      method: endpoint.method,
      url,
      headers: { ...headers, ...(bytes && { 'content-type': 'application/octet-stream' }) },
      ...(query && {
        query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
      }),
      ...((bytes ?? body) && { payload: bytes ?? body }),
    })
  // A file that must be there is a small PDF, or a small picture.
  const required = Object.entries(endpoint.files).filter(([, field]) => field.required)
  const files = required.map(
    ([name, { types }]) =>
      [
        name,
        types?.includes('pdf') === false
          ? { filename: 'a.png', text: smallPicture }
          : { filename: 'a.pdf', text: '%PDF-1.4\n%%EOF' },
      ] as const,
  )
  const form = toFormPayload(body ?? {}, Object.fromEntries(files))
  return app.inject({
    method: endpoint.method,
    url,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
}
const countAudit = async () =>
  (await db.row<{ n: number }>({ name: '', text: 'select count(*)::int as n from audit' }))!.n

const inSchool = { scope: 'school', school_id: schoolID }
/** What belongs to no school needs the permission for the whole university. */
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
      const reply = await send(one, sample, wrong as Record<string, string>)
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'signed_out'])
    }
    await db.row({ name: '', text: `update staff_session set expires_at = now()` })
    expect((await send(one, sample, headers)).statusCode).toBe(401)
  })

  it.each(granted)('$name refuses without the grant, and with one that has ended', async (one) => {
    const refused = async (grant: Readonly<Record<string, unknown>> | null) => {
      const { sample, headers } = await prepare(one, grant)
      const before = await countAudit()
      const reply = await send(one, sample, headers)
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
    const reply = await send(one, sample, headers)
    if (sample.shows !== undefined) expect(sample.shows(reply.json().data as never)).toBe(false)
    else if (sample.hasNoScope !== true) expect([403, 404]).toContain(reply.statusCode)
    expect(await countAudit()).toBe(before)
  })

  it.each(granted.filter(isOfUniversity))('$name refuses who holds it in a school only', async (one) => {
    const { sample, headers } = await prepare(one, inSchool)
    const reply = await send(one, sample, headers)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'needs_university'])
  })

  it.each(granted)('$name refuses an account that is no longer active', async (one) => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: one.operation })
    const headers = await staff.signIn(staffID)
    const sample = await one.makeSample(staffID)
    await university.change('staff_member', staffID, { is_active: false })
    expect((await send(one, sample, headers)).statusCode).toBe(401)
  })

  it.each(staffCalls)(
    '$name answers who holds it there, and a change leaves its row in the audit',
    async (one) => {
      const scope = isOfUniversity(one) ? {} : inSchool
      const { sample, headers } = await prepare(one, one.operation === ownAccount ? null : scope)
      const before = await countAudit()
      const reply = await send(one, sample, headers)
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
