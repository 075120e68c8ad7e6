import { expect, it } from 'vitest'
import { toSide } from '#contract/endpoint/endpoint.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { listCalls } from './list-calls.ts'

const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

it('every write of the server is a call of the contract, and a call of one of three sides', async () => {
  const app = makeApp({ db: await testDatabase(), quiet: true })
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (!isRead(each)) routes.push(`${each} ${url}`)
  })
  await app.ready()
  const calls = listCalls().filter(({ endpoint }) => !isRead(endpoint.method))
  const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
  expect(routes.toSorted()).toEqual(
    calls.map(({ endpoint: { method, path } }) => `${method} ${toRoute(path)}`).toSorted(),
  )
  // demo/src/parallel-writes.test.ts, parallel-staff-writes.test.ts and parallel-public-writes.test.ts send those of each.
  expect(new Set(calls.map(({ endpoint }) => toSide(endpoint.access)))).toEqual(
    new Set(['student', 'staff', 'public', 'site']),
  )
})
