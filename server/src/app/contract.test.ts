import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { contract } from '#contract/contract.ts'
import { errorReply } from '#contract/endpoint/errors.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import type { Routes } from '#server/http/serve.ts'
import { listCalls } from './list-calls.ts'
import { notBuiltYet } from '#server/http/not-built-yet.ts'

/** The most calls that may still be unbuilt: lowered with each call that is built, never raised. */
const maxUnbuilt = 57

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const calls = listCalls()
const unbuilt = calls.filter(({ isBuilt }) => !isBuilt)
const methodsAndPaths = calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
const fillPath = (path: string) => path.replace(/\{\w+\}/g, '1')

describe('the contract', () => {
  const listedCalls = readFileSync(new URL('../../../contract/src/calls.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

  // spec 7.1
  it('has every call of calls.txt', () => {
    expect(listedCalls.length).toBeGreaterThanOrEqual(208)
    expect(listedCalls.filter((line) => !methodsAndPaths.includes(line))).toEqual([])
  })

  it('has the 139 calls with fixed paths, which calls.txt lists first', () => {
    expect(listedCalls[138]).toBe('DELETE /api/clubs/{id}/my-projects/{projectId}/resources/{resourceId}')
  })

  it('has each method and path once', () => {
    expect(methodsAndPaths.filter((line, nth) => methodsAndPaths.indexOf(line) !== nth)).toEqual([])
  })

  it('describes each call in one sentence', () => {
    expect(
      calls.filter(({ endpoint }) => !/^[A-Z].{10,}\.$/s.test(endpoint.summary)).map(({ name }) => name),
    ).toEqual([])
  })

  it('routes each call to itself, a static path before a parameter', async () => {
    let routed: string | undefined
    app.addHook('onRequest', async (request) => {
      routed = request.routeOptions.url
    })
    for (const { endpoint } of calls) {
      await app.inject({ method: endpoint.method, url: fillPath(endpoint.path) })
      expect(routed).toBe(endpoint.path.replace(/\{(\w+)\}/g, ':$1'))
    }
  })
})

describe('notBuiltYet', () => {
  it('only shrinks', () => {
    const areas = Map.groupBy(notBuiltYet as readonly string[], (name) => name.split('.')[0])
    const lines = [...areas].map(
      ([area, names]) => `  ${area}: ${names.map((name) => name.split('.')[1]).join(', ')}`,
    )
    process.stdout.write(
      `Not built yet: ${notBuiltYet.length} of ${calls.length} calls\n${lines.join('\n')}\n`,
    )
    expect(notBuiltYet.length).toBeLessThanOrEqual(maxUnbuilt)
    expect(new Set(notBuiltYet).size).toBe(notBuiltYet.length)
  })

  const expect501 = (reply: { statusCode: number; json(): unknown }, name: string) => {
    expect([name, reply.statusCode]).toEqual([name, 501])
    expect(errorReply.parse(reply.json())).toMatchObject({ code: 'not_built_yet' })
  }

  // spec 7.1.3
  it('answers 501 without a token and without a body', async () => {
    for (const { name, endpoint } of unbuilt) {
      expect501(await app.inject({ method: endpoint.method, url: fillPath(endpoint.path) }), name)
    }
  })

  it('answers 501 before it checks token, body, type and size', async () => {
    for (const { name, endpoint } of unbuilt) {
      const { method } = endpoint
      const headers = { authorization: 'Bearer garbage', 'content-language': 'en' }
      const url = fillPath(endpoint.path).replace(/1$/, 'garbage')
      for (const type of ['application/json', 'multipart/form-data', 'text/plain', 'garbage']) {
        const payload = method === 'GET' ? undefined : '{"broken'.padEnd(100_000, 'x')
        const reply = await app.inject({
          method,
          url,
          headers: { ...headers, ...(payload && { 'content-type': type }) },
          payload,
        })
        expect501(reply, name)
        expect(reply.json().message).toBe('This section is not available yet.')
      }
    }
  })
})

describe('the compiler', () => {
  type Registration = Routes<typeof contract.registration, 'registration'>

  it('requires a handler for each built call, and none for one not built yet', () => {
    expectTypeOf<keyof Registration>().toEqualTypeOf<keyof typeof contract.registration>()
    expectTypeOf<Record<never, never>>().not.toExtend<Registration>()
    expectTypeOf<Pick<Registration, 'steps'>>().not.toExtend<Registration>()
    type Built = Routes<typeof contract.groups, 'groups'>
    expectTypeOf<Pick<Built, 'general'>>().not.toExtend<Built>()
    expectTypeOf<Omit<Built, 'sendRequest'>>().not.toExtend<Built>()
  })
})
