import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { testEntries } from '#server/answering/test-entries.ts'
import type { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { hashPassword } from '#server/credentials/password.ts'
import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { toFormPayload } from '#server/http/files/test-form-payload.ts'
import { inboxSamples } from './test-inbox-samples.ts'
import { campusSamples } from './test-campus-samples.ts'
import { librarySamples } from './test-library-samples.ts'
import { financeSamples } from './test-finance-samples.ts'
import { recordsSamples } from './test-records-samples.ts'
import { secondFactorSamples } from './test-second-factor-samples.ts'
import { rehearsalSamples } from './test-rehearsal-samples.ts'
import type { MakeSample, Sample } from './test-sample.ts'

type Contract = typeof contract
type StaffCallIn<Area extends keyof Contract> = {
  [Key in keyof Contract[Area] & string]: Contract[Area][Key] extends {
    readonly access: { readonly staff: string }
  }
    ? `${Area}.${Key}`
    : never
}[keyof Contract[Area] & string]
type StaffCall = { [Area in keyof Contract]: StaffCallIn<Area> }[keyof Contract]

interface World {
  readonly app: FastifyInstance
  readonly db: Database
  readonly university: Awaited<ReturnType<typeof testUniversity>>
  readonly staff: ReturnType<typeof testStaff>
  readonly filesDir: string
}

/** Every call for staff with a sample that is answered with 200. */
export const listStaffSamples = async ({ app, db, university, staff, filesDir }: World) => {
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

  /** A conversation between a student and the lecturer that this member of staff becomes, with one unanswered message. */
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
      const device = {
        staff_member_id: staffID,
        token_hash: hashToken(`device ${staffID}`),
        name: 'a browser',
      }
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
      await db.rows(
        { name: '', text: 'insert into conversation_file (file_id, message_id) values ($1, $2)' },
        [fileID, message_id],
      )
      return { params: { id: conversation_id, fileID } }
    },
    ...(await inboxSamples({ app, db, university, staff, filesDir })),
  }
  return Object.entries(samples).map(([name, makeSample]) => {
    const [area = '', key = ''] = name.split('.')
    const endpoint = (contract as unknown as Record<string, Record<string, Endpoint>>)[area]![key]!
    const { access } = endpoint
    const operation = typeof access === 'object' ? access.staff : ''
    return { name, endpoint, operation, makeSample }
  })
}

const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Sends a sample; a call that requires a key gets one. */
export const sendSample = async (
  app: FastifyInstance,
  { endpoint }: { readonly endpoint: Endpoint },
  { params, query, body, bytes }: Sample,
  sent: Readonly<Record<string, string>>,
) => {
  const headers = { ...(endpoint.needsKey && { 'idempotency-key': randomUUID() }), ...sent }
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
  // Required files are a small PDF or picture.
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
