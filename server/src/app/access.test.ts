import { afterAll, describe, expect, it, vi } from 'vitest'
import { toSide, type Side } from '#contract/endpoint/endpoint.ts'
import { errorReply } from '#contract/endpoint/errors.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { closeStreams } from '#server/http/events.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { listCalls, type NamedCall } from './list-calls.ts'

const siteKey = vi.hoisted(() => {
  // Modules that another file has imported would keep the settings without the key.
  vi.resetModules()
  const key = 'the key of the site, in tests only'
  vi.stubEnv('SITE_KEY', key)
  return key
})
afterAll(() => vi.resetModules()) // for the files after this one

const db = await testDatabase()
const app = makeApp({ db, quiet: true, filesDir: await testFolder() })
const { studentID } = await testUniversity(db)
const staff = testStaff(db)
const toStudentHeaders = () => signIn(db, studentID).then(({ headers }) => headers)
const toHeaders = (token: string) => ({ authorization: `Bearer ${token}` })
const ended = await toStudentHeaders()
await app.inject({ method: 'POST', url: '/api/auth/logout', headers: ended })

const wrongForAll = {
  nobody: {},
  'an unknown token': toHeaders('garbage'),
  'another scheme': { authorization: `Basic ${siteKey}` },
  'a session that has ended': ended,
}
const toStaffHeaders = async () => staff.signIn(await staff.addAdministrator())

/** Who must be refused by a call of this side. */
const wrongSenders: Readonly<Record<Side, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  public: {},
  student: { ...wrongForAll, 'the site': toHeaders(siteKey), 'an administrator': await toStaffHeaders() },
  staff: { ...wrongForAll, 'the site': toHeaders(siteKey), 'a student': await toStudentHeaders() },
  site: {
    ...wrongForAll,
    'a student': await toStudentHeaders(),
    'an administrator': await toStaffHeaders(),
    'a key that is cut off': toHeaders(siteKey.slice(0, -1)),
    'a longer key': toHeaders(`${siteKey}x`),
  },
}

const send = async ({ endpoint }: NamedCall, headers: Readonly<Record<string, string>>) => {
  // A stream ends only when its reader leaves, so it is closed at once.
  const closing = endpoint.answers === 'events' ? setInterval(() => closeStreams(db), 5) : undefined
  const reply = await app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/\{\w+\}/g, '1'),
    headers,
    ...(endpoint.body && !endpoint.files && { payload: {} }),
  })
  clearInterval(closing)
  return reply
}

const guarded = listCalls().filter(({ endpoint }) => endpoint.access !== 'public')

describe('a call that is not public', () => {
  it.each(guarded)('$name refuses everybody else with 401', async (call) => {
    const side = toSide(call.endpoint.access)
    for (const [sender, headers] of Object.entries(wrongSenders[side])) {
      const reply = await send(call, headers)
      expect([sender, reply.statusCode]).toEqual([sender, 401])
      const { code } = errorReply.parse(reply.json())
      expect(code).toBe(side === 'site' ? 'wrong_site_key' : 'signed_out')
    }
    const right =
      side === 'site' ? toHeaders(siteKey) : await (side === 'staff' ? toStaffHeaders() : toStudentHeaders())
    expect((await send(call, right)).statusCode).not.toBe(401)
  })

  it('is every kind of access that the contract knows', () => {
    expect(new Set(guarded.map(({ endpoint }) => toSide(endpoint.access)))).toEqual(
      new Set(['student', 'site', 'staff']),
    )
  })
})
