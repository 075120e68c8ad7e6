import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#contract/endpoint/endpoint.ts'
import { stubBrowser } from './session/test-browser.ts'

const base = { summary: '', reply: z.string() } as const
const reasons = call('GET /api/reasons', { ...base, hasSentences: true })
const names = call('GET /api/names', base)

/** Each request, answered when the test says so. */
const requests: { readonly locale: string; readonly answer: () => Promise<void> }[] = []
const request = vi.fn((_: string, { headers }: RequestInit) => {
  const locale = new Headers(headers).get('content-language')!
  const { promise, resolve } = Promise.withResolvers<Response>()
  const answer = async () => {
    resolve(Response.json({ data: `reason in ${locale}` }))
    // All that follows from the answer has happened.
    await new Promise((done) => setTimeout(done))
  }
  requests.push({ locale, answer })
  return promise
})
const { q } = await (() => {
  stubBrowser().stored.set('token', 'secret')
  vi.stubGlobal('fetch', request)
  return import('./call.ts')
})()
const { queryClient } = await import('./query-client.ts')
const { setLocale } = await import('#web/i18n/locale.ts')

const stops: (() => void)[] = []
/** A screen that shows the read. */
const show = <Options extends ReturnType<typeof q<typeof reasons>>>(options: Options) => {
  const observer = new QueryObserver(queryClient, options)
  stops.push(observer.subscribe(() => undefined))
  return () => observer.getCurrentResult().data
}
const requestedLocales = () => requests.map(({ locale }) => locale)

beforeEach(() => {
  setLocale('ka')
  requests.length = 0
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  queryClient.clear()
})

it('reads sentences again that are on the screen, and shows the old ones until then', async () => {
  const shown = show(q(reasons))
  await expect.poll(() => requests).toHaveLength(1)
  await requests[0]!.answer()
  setLocale('en')
  await expect.poll(() => requestedLocales()).toEqual(['ka', 'en'])
  expect(shown()).toBe('reason in ka')
  await requests[1]!.answer()
  expect(shown()).toBe('reason in en')
})

it('discards a first reply that arrives in the old language', async () => {
  const shown = show(q(reasons))
  await expect.poll(() => requests).toHaveLength(1)
  setLocale('en')
  await requests[0]!.answer()
  expect(shown()).toBeUndefined()
  expect(requestedLocales()).toEqual(['ka', 'en'])
  await requests[1]!.answer()
  expect(shown()).toBe('reason in en')
})

it('discards a repeated reply that arrives in the old language', async () => {
  const shown = show(q(reasons))
  await expect.poll(() => requests).toHaveLength(1)
  await requests[0]!.answer()
  void queryClient.invalidateQueries({ queryKey: q(reasons).queryKey })
  await expect.poll(() => requests).toHaveLength(2)
  setLocale('en')
  await expect.poll(() => requestedLocales()).toEqual(['ka', 'ka', 'en'])
  await requests[2]!.answer()
  await requests[1]!.answer()
  expect(shown()).toBe('reason in en')
})

it('reads sentences that no screen shows again when one does', async () => {
  const first = queryClient.fetchQuery(q(reasons))
  await expect.poll(() => requests).toHaveLength(1)
  await requests[0]!.answer()
  await first
  setLocale('en')
  show(q(reasons))
  await expect.poll(() => requestedLocales()).toEqual(['ka', 'en'])
})

it('reads nothing again that has no sentences', async () => {
  const shown = show(q(names))
  await expect.poll(() => requests).toHaveLength(1)
  setLocale('en')
  await requests[0]!.answer()
  expect(shown()).toBe('reason in ka')
  setLocale('ka')
  await new Promise((done) => setTimeout(done, 20))
  expect(requests).toHaveLength(1)
})
