import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { toSide } from '#contract/endpoint/endpoint.ts'
import { errorReply } from '#contract/endpoint/errors.ts'
import { saveTestAccount } from '#server/areas/finance/statements/test-statement.ts'
import { makeApp } from '#server/app.ts'
import { hashPassword } from '#server/credentials/password.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { closeStreams } from '#server/http/events.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { listCalls, type NamedCall } from './list-calls.ts'
import { toJsonSchema } from './json-schema.ts'
import { listRefusalStatuses } from './list-refusal-statuses.ts'
import {
  malformedBody,
  malformedForm,
  malformedHeaders,
  malformedQuery,
  malformedSegment,
  plausibleTexts,
} from './test-malformed-input.ts'

const siteKey = vi.hoisted(() => {
  // Modules that another file has imported would keep the settings without the key.
  vi.resetModules()
  const key = 'the key of the site, in tests only'
  vi.stubEnv('SITE_KEY', key)
  return key
})
afterAll(() => vi.resetModules()) // for the files after this one

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: await testFolder() })
const university = await testUniversity(db)
await university.openWindow({ step: 2 })
await university.openWindow({ step: 4 })
await university.change('student', university.studentID, {
  password_hash: await hashPassword(plausibleTexts[1]),
})
// A form is text here and no picture, so only the limit shows that a founding was read.
await saveTestAccount(db)
await db.rows({ name: '', text: `update setting set value = '0' where name = 'club_requests_per_day'` })
const staff = testStaff(db)
const administratorID = await staff.addAdministrator({ password_hash: await hashPassword(plausibleTexts[1]) })
const calls = listCalls()
/**
 * The number of runs is shared by all calls, so the test takes the same time as the portal grows. The fixed
 * seed makes runs repeatable; try another one after a big change.
 */
const runOptions = { numRuns: Math.max(20, Math.floor(3000 / calls.length)), seed: 20_261_001 }

const arbitraryBody = ({ body, files }: NamedCall['endpoint']) => {
  const schema = body ? toJsonSchema(body, 'input') : { type: 'object' }
  if (files === undefined) return malformedBody(schema)
  const form = malformedForm(schema.properties ?? {}, Object.keys(files))
  return fc.oneof({ weight: 3, arbitrary: form }, { weight: 1, arbitrary: malformedBody(schema) })
}

type Sender = 'student' | 'site' | 'staff' | 'nobody' | 'garbage'

/** A caller who may send the call, and another one with a token. */
const listSenders = ({ access }: NamedCall['endpoint']): [right: Sender, wrong: Sender] => {
  const side = toSide(access)
  if (side === 'staff' || side === 'site') return [side, 'student']
  return ['student', 'site']
}

/** A whole request with malformed path, query, body and headers. */
const arbitraryCall = ({ endpoint }: NamedCall) =>
  fc.record({
    segments: fc.array(malformedSegment, { minLength: 4, maxLength: 4 }),
    query: malformedQuery(Object.keys(endpoint.query ?? { page: 1 })),
    body: arbitraryBody(endpoint),
    headers: malformedHeaders,
    sender: fc.constantFrom<Sender>(
      ...Array<Sender>(6).fill(listSenders(endpoint)[0]),
      listSenders(endpoint)[1],
      'nobody',
      'garbage',
    ),
  })

const authorizationHeaders = async (sender: Sender): Promise<Record<string, string>> => {
  if (sender === 'nobody') return {}
  if (sender === 'garbage') return { authorization: 'Bearer \u00ff garbage' }
  if (sender === 'staff') return staff.signIn(administratorID)
  if (sender === 'site') return { authorization: `Bearer ${siteKey}` }
  return (await signIn(db, university.studentID)).headers
}

type MalformedCall = ReturnType<typeof arbitraryCall> extends fc.Arbitrary<infer One> ? One : never

const send = async ({ endpoint }: NamedCall, { segments, query, body, headers, sender }: MalformedCall) => {
  let nth = 0
  const path = endpoint.path.replace(/\{\w+\}/g, () => segments[nth++] ?? '1')
  const hasBody = endpoint.method !== 'GET'
  // A stream ends only when its reader leaves, so it is closed at once.
  const closing = endpoint.answers === 'events' ? setInterval(() => closeStreams(db), 5) : undefined
  const reply = await app.inject({
    method: endpoint.method,
    // Not parsed here: malformed parts must arrive unchanged.
    url: path + query,
    headers: {
      ...headers,
      ...(await authorizationHeaders(sender)),
      ...(endpoint.needsKey && { 'idempotency-key': randomUUID() }),
      ...(hasBody && body.type !== undefined && { 'content-type': body.type }),
    },
    ...(hasBody && { payload: body.text }),
  })
  clearInterval(closing)
  return reply
}

/** A segment that is empty, or has a slash or a dot, may match another route or none. */
const mayMatchAnotherRoute = (segments: readonly string[]) =>
  segments.some((one) => /^$|^\.|[/?#\\;%]|.{400}/.test(one))

const seenStatuses = new Map<string, Set<number>>()

const checkReply = async (call: NamedCall, input: MalformedCall): Promise<void> => {
  // Otherwise the log-in throttle would refuse all further input.
  if (call.endpoint.body) await db.rows({ name: '', text: 'delete from login_failure' })
  const reply = await send(call, input)
  const status = reply.statusCode
  seenStatuses.set(call.name, (seenStatuses.get(call.name) ?? new Set()).add(status))
  const { access } = call.endpoint
  if (access !== 'public' && toSide(access) !== input.sender) expect(status).not.toBe(200)
  if (status === 200) return
  errorReply.parse(reply.json())
  const isOtherRoute = call.endpoint.params !== undefined && mayMatchAnotherRoute(input.segments)
  const allowed = [...listRefusalStatuses(call), ...(isOtherRoute ? [400, 401, 404, 413, 415, 422, 501] : [])]
  if (!allowed.includes(status))
    expect.fail(`${call.name} answered ${status}, which it does not declare: ${reply.body}`)
  expect(status).not.toBe(500)
}

describe('malformed input', () => {
  // spec 8.2
  it.each(calls)('$name answers with a declared status in the envelope, never 500', async (call) => {
    await fc.assert(
      fc.asyncProperty(arbitraryCall(call), (input) => checkReply(call, input)),
      runOptions,
    )
  })

  it('reaches the handlers: every call has answered 200 or refused for a reason of its own', async () => {
    const isUnreached = ({ name, endpoint }: NamedCall): boolean => {
      const own = [200, ...(endpoint.refuses ?? [])]
      return !own.some((status) => seenStatuses.get(name)?.has(status))
    }
    // With more calls each has fewer runs: the ones not reached yet get more.
    for (const call of calls.filter(isUnreached)) {
      await fc.assert(
        fc.asyncProperty(arbitraryCall(call), async (input) => {
          if (isUnreached(call)) await checkReply(call, input)
        }),
        { ...runOptions, numRuns: 500 },
      )
    }
    expect(calls.filter(isUnreached).map(({ name }) => name)).toEqual([])
  })
})
