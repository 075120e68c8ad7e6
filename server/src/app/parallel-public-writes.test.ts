import { afterAll, describe, expect, it, vi } from 'vitest'
import { toSide } from '#contract/endpoint/endpoint.ts'
import { testFinance } from '#server/areas/finance/test-finance.ts'
import { createInvitation } from '#server/areas/staff-session/create-invitation.ts'
import { testStaffLogIn } from '#server/areas/staff-session/test-staff-log-in.ts'
import { hashPassword } from '#server/credentials/password.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { writeSandboxCallback } from '#server/payments/sandbox/create-sandbox.ts'
import { listCalls } from './list-calls.ts'
import { isError, sendAtOnce } from './test-parallel-writes.ts'

const site = vi.hoisted(() => {
  // Modules that another file has imported would keep the settings without the key.
  vi.resetModules()
  const key = 'the key of the site, in tests only'
  vi.stubEnv('SITE_KEY', key)
  return { authorization: `Bearer ${key}` }
})
afterAll(() => vi.resetModules()) // for the files after this one

const { db, app, staff, password, sql, addMember, begin, code } = await testStaffLogIn()
const university = await testUniversity(db)
const { newStudent, pay, toPageID, play } = await testFinance(app, db, university)
const passwordHash = await hashPassword(password)

interface Sample {
  readonly params?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly payload: object
}

let students = 0
const addStudent = async (): Promise<string> => {
  students += 1
  const studentCode = `U26${String(students).padStart(5, '0')}`
  await university.addStudent({ code: studentCode, password_hash: passwordHash })
  return studentCode
}
const openPayment = async () => {
  const { data } = await pay(await newStudent())
  return { link: data.link, id: toPageID(data.link) }
}
const issuePair = async () => {
  const payload = { user_id: await addStudent() }
  const reply = await app.inject({ method: 'POST', url: '/api/auth/one-time-login', headers: site, payload })
  return reply.json<{ data: { user_id: string; password: string } }>().data
}
const invite = async () => {
  const { staffID } = await addMember({ password_hash: null, totp_secret: null })
  return (await createInvitation(db, staffID)).split('#')[1]!
}
const requestReset = async () => {
  const payload = { code: await addStudent() }
  await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })
  const [email] = await sql('select body from outbox order by id desc limit 1')
  return /\/confirmation\/([\w-]{43})/.exec(String(email!['body']))![1]
}
const startView = async () => {
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, { operation: 'students.view-as' })
  const reply = await app.inject({
    method: 'POST',
    url: `/api/staff/students/${university.studentID}/views`,
    headers: await staff.signIn(staffID),
    payload: { reason: 'a question' },
  })
  return reply.json<{ data: { token: string } }>().data.token
}

/** Valid requests of each call; without a person there is no key, so all twelve are the same. */
const samples: Readonly<Record<string, readonly (() => Promise<Sample>)[]>> = {
  'session.login': [async () => ({ payload: { code: await addStudent(), password } })],
  'session.loginWithToken': [async () => ({ payload: await issuePair() })],
  'session.issueOneTimeLogin': [async () => ({ headers: site, payload: { user_id: await addStudent() } })],
  'session.resetPassword': [
    async () => ({ payload: { code: await addStudent() } }),
    async () => ({ payload: { theString: await requestReset(), password: 'quite another password' } }),
  ],
  'staffSession.login': [async () => ({ payload: { email: (await addMember()).email, password } })],
  'staffSession.verify': [
    async () => ({ payload: { challenge: await begin((await addMember()).email), code: code() } }),
  ],
  'staffSession.invitation': [async () => ({ payload: { link: await invite() } })],
  'staffSession.acceptInvitation': [async () => ({ payload: { link: await invite(), password } })],
  'studentsStaff.endView': [async () => ({ payload: { token: await startView() } })],
  'payments.callback': [
    async () => {
      const { link, id } = await openPayment()
      await play(link, 'success')
      const { raw, headers } = await writeSandboxCallback(db, id)
      return {
        params: { provider: 'sandbox' },
        headers: { 'content-type': 'application/json', ...headers },
        payload: raw,
      }
    },
  ],
  'payments.sandboxPay': [
    async () => ({
      params: { id: (await openPayment()).id },
      payload: { outcome: 'success', callback: 'twice' },
    }),
  ],
}

const calls = listCalls().filter(
  ({ endpoint }) => endpoint.method !== 'GET' && ['public', 'site'].includes(toSide(endpoint.access)),
)

describe('a call without a log-in sent twelve times in parallel', () => {
  it('has a sample', () => {
    expect(Object.keys(samples).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
  })

  it.each(calls)('$name never answers 5xx, and succeeds once', async ({ name, endpoint }) => {
    for (const makeSample of samples[name] ?? []) {
      await sql('delete from login_failure')
      const { params = {}, headers = {}, payload } = await makeSample()
      const url = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key]!)
      const replies = await sendAtOnce({ endpoint }, 'none', () =>
        app.inject({ method: endpoint.method, url, headers, payload }),
      )
      expect(replies.find(isError)?.body).toBeUndefined()
      expect(replies.map(({ statusCode }) => statusCode)).toContain(200)
    }
  })
})
