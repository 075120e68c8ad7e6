import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { contract } from '#contract/contract.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import type { Routes } from '#server/http/serve.ts'
import { listCalls } from './list-calls.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const calls = listCalls()
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

describe('the compiler', () => {
  type Registration = Routes<typeof contract.registration>

  // spec 7.1.3
  it('requires a handler for each call', () => {
    expectTypeOf<keyof Registration>().toEqualTypeOf<keyof typeof contract.registration>()
    expectTypeOf<Record<never, never>>().not.toExtend<Registration>()
    expectTypeOf<Pick<Registration, 'steps'>>().not.toExtend<Registration>()
    type Built = Routes<typeof contract.groups>
    expectTypeOf<Pick<Built, 'general'>>().not.toExtend<Built>()
    expectTypeOf<Omit<Built, 'sendRequest'>>().not.toExtend<Built>()
  })
})
