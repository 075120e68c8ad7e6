import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { takesKey, toSide } from '#contract/endpoint/endpoint.ts'
import { toJsonSchema } from '#server/app/json-schema.ts'
import { listCalls, type NamedCall } from '#server/app/list-calls.ts'
import { alwaysValid } from '#server/app/test-malformed-input.ts'
import { listStaffSamples, sendSample } from '#server/app/samples/test-staff-samples.ts'
import { saveTestAccount } from '#server/areas/finance/statements/test-statement.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from './files/test-folder.ts'
import { toFormPayload } from './files/test-form-payload.ts'

const db = await testDatabase()
const filesDir = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir })
const university = await testUniversity(db)
const staff = testStaff(db)
const staffCalls = await listStaffSamples({ app, db, university, staff, filesDir })

const takingKeys = listCalls().filter(({ endpoint }) => takesKey(endpoint))
const moving = takingKeys.filter(({ endpoint }) => endpoint.needsKey)
const ofStudents = takingKeys.filter(
  ({ endpoint }) => toSide(endpoint.access) === 'student' && endpoint.comparesKey === undefined,
)
const key = 'key-of-another-request'
const bindKey = (side: string, senderID: number) =>
  db.rows(
    {
      name: '',
      text: `insert into attempt (side, sender_id, key, request_hash) values ($1, $2, $3, 'other') on conflict do nothing`,
    },
    [side, senderID, key],
  )

/** Bodies that fit the schema of a call, without the key that some calls take in the body. */
const listBodies = ({ endpoint: { body } }: NamedCall): readonly unknown[] => {
  if (body === undefined) return [undefined]
  const samples = fc.sample(alwaysValid(toJsonSchema(body, 'input')), { numRuns: 40, seed: 7 })
  return samples.map((value) =>
    typeof value === 'object' && value !== null ? { ...value, idempotency_key: undefined } : value,
  )
}

const sendBody = async ({ endpoint }: NamedCall, value: unknown, headers: Record<string, string>) => {
  const { method, path, files, bytes } = endpoint
  const file = { filename: 'a.pdf', text: '%PDF-1.4\n%%EOF' }
  const form =
    files &&
    toFormPayload(
      JSON.parse(JSON.stringify(value ?? {})) as object,
      Object.fromEntries(Object.keys(files).map((name) => [name, file])),
    )
  return app.inject({
    method,
    url: path.replace(/\{\w+\}/g, '1'),
    headers: {
      ...headers,
      'idempotency-key': key,
      ...form?.headers,
      ...(bytes && { 'content-type': 'application/octet-stream' }),
    },
    ...(form !== undefined && { payload: form.payload }),
    ...(form === undefined && (bytes ?? value) !== undefined && { payload: bytes ? 'a' : (value as object) }),
  })
}

/** Sends bodies until one passes the contract, whose checks are stricter than the schema. */
const sendValid = async (one: NamedCall, headers: Record<string, string>) => {
  let reply
  for (const value of listBodies(one)) {
    reply = await sendBody(one, value, headers)
    if (reply.statusCode !== 422) break
  }
  return reply!
}

beforeAll(() => saveTestAccount(db))

// spec 4.17.2
describe('an Idempotency-Key', () => {
  it('is required by the staff calls that move money or stock', () => {
    expect(moving.map(({ name }) => name).toSorted()).toEqual([
      'bankStatements.book',
      'bankStatements.link',
      'bankStatements.undo',
      'bankStatements.undoAll',
      'bookShop.changeStock',
      'bookShop.handOut',
      'bookShop.undoHandOut',
      'financeStaff.bookTuition',
      'financeStaff.checkOrder',
      'financeStaff.decideRefund',
      'financeStaff.enter',
      'financeStaff.proposeRefund',
      'financeStaff.reverse',
      'libraryLoans.lend',
      'libraryLoans.lose',
      'libraryLoans.reopen',
      'libraryLoans.returnBook',
      'libraryLoans.settleFine',
      'libraryTitles.add',
      'libraryTitles.change',
    ])
    // Calls of the specification cannot require a key.
    expect(moving.every(({ endpoint }) => toSide(endpoint.access) === 'staff')).toBe(true)
  })

  it('belongs to one request: another call, path, body or file is refused', async () => {
    const studentID = await university.addStudent()
    const { headers } = await signIn(db, studentID)
    const own = { ...headers, 'idempotency-key': 'of-one-request-only' }
    const send = (url: string, payload: object, more: object = {}) =>
      app.inject({ method: 'POST', url, headers: { ...own, ...more }, payload })
    const plan = { name: 'A', subjects: [] }
    const first = await send('/api/registration/plans', plan)
    expect(first.statusCode, first.body).toBe(200)
    expect((await send('/api/registration/plans', plan)).json()).toEqual(first.json())
    const report = (text: string | undefined, filename: string, version = '1.4') => {
      const form = toFormPayload({ text }, { file: { filename, text: `%PDF-${version}\n%%EOF` } })
      return app.inject({
        method: 'POST',
        url: '/api/problems',
        headers: { ...own, ...form.headers },
        payload: form.payload,
      })
    }
    const others = [
      await send('/api/registration/plans', { ...plan, name: 'B' }),
      await send('/api/registration/english-level', { newSubjectID: 1 }),
      await report('a problem', 'a.pdf'),
    ]
    expect(others.map((reply) => [reply.statusCode, reply.json().code])).toEqual(
      others.map(() => [409, 'key_of_another']),
    )
    own['idempotency-key'] = 'of-another-request'
    expect((await report('a problem', 'a.pdf')).statusCode).toBe(200)
    expect((await report('a problem', 'a.pdf')).statusCode).toBe(200)
    expect((await report('a problem', 'b.pdf')).json().code).toBe('key_of_another')
    // Of the same name and size.
    expect((await report('a problem', 'a.pdf', '1.5')).json().code).toBe('key_of_another')
  })

  it.each(moving)('is required by $name', async ({ name }) => {
    const one = staffCalls.find((each) => each.name === name)!
    const staffID = await staff.addMember()
    const sample = await one.makeSample(staffID)
    await staff.addGrant(staffID, { operation: one.operation })
    const headers = { ...(await staff.signIn(staffID)), 'content-language': 'en' }
    const reply = await sendSample(
      app,
      { endpoint: { ...one.endpoint, needsKey: undefined } },
      sample,
      headers,
    )
    expect([reply.statusCode, reply.json().data]).toEqual([
      422,
      { 'Idempotency-Key': [expect.stringContaining('needs the header')] },
    ])
  })

  it.each(moving)('makes $name act once, however often and in parallel it is sent', async ({ name }) => {
    const one = staffCalls.find((each) => each.name === name)!
    const staffID = await staff.addMember()
    const sample = await one.makeSample(staffID)
    await staff.addGrant(staffID, { operation: one.operation })
    const headers = { ...(await staff.signIn(staffID)), 'idempotency-key': `once-${name}` }
    const first = await sendSample(app, one, sample, headers)
    expect(first.statusCode, first.body).toBe(200)
    const again = await Promise.all([1, 2, 3].map(() => sendSample(app, one, sample, headers)))
    for (const reply of again) expect(reply.json()).toEqual(first.json())
  })

  it.each(staffCalls.filter(({ endpoint }) => takesKey(endpoint)))(
    'of another request is refused by $name',
    async (one) => {
      const staffID = await staff.addMember()
      const sample = await one.makeSample(staffID)
      await staff.addGrant(staffID, { operation: one.operation })
      await bindKey('staff', staffID)
      const headers = { ...(await staff.signIn(staffID)), 'idempotency-key': key, 'content-language': 'en' }
      const reply = await sendSample(app, one, sample, headers)
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'key_of_another'])
      expect(reply.json().message).toContain('another request')
    },
  )

  it.each(ofStudents)('of another request is refused by $name', async (one) => {
    const studentID = await university.addStudent()
    await bindKey('student', studentID)
    const reply = await sendValid(one, (await signIn(db, studentID)).headers)
    // Permission is checked before a file arrives.
    const isFile = one.endpoint.files !== undefined || one.endpoint.bytes === true
    if (!isFile || ![403, 404, 409, 415, 423].includes(reply.statusCode))
      expect([reply.statusCode, reply.json().code], reply.body).toEqual([409, 'key_of_another'])
  })
})
