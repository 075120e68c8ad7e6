import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#web/api/session/test-browser.ts'
import type { LiveEvent } from '#web/api/stream/event-reader.ts'
import type { StreamState } from './shared-stream.ts'

stubBrowser().stored.set('token', 'students-token')
vi.stubGlobal('removeEventListener', () => undefined)
const { joinSharedStream } = await import('./shared-stream.ts')

const user = { topic: 'user' } as const
const asText = (event: LiveEvent) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)

/** The open streams with their controls, and the status that refuses the next one. */
const server = () => {
  const open: {
    headers: Headers
    sendEvent: (event: LiveEvent) => void
    cut: () => void
    isLeft: () => boolean
  }[] = []
  let refusal: number | null = null
  let requestCount = 0
  vi.stubGlobal('fetch', async (_: string, { headers, signal }: RequestInit) => {
    requestCount += 1
    if (refusal !== null) return new Response('{}', { status: refusal })
    let control!: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) })
    signal!.addEventListener('abort', () => control.error(signal!.reason))
    open.push({
      headers: new Headers(headers),
      sendEvent: (event) => control.enqueue(asText(event)),
      cut: () => control.error(new Error('cut')),
      isLeft: () => signal!.aborted,
    })
    return new Response(body)
  })
  return { open, requestCount: () => requestCount, refuse: (status: number | null) => (refusal = status) }
}

const left: (() => void)[] = []
const tab = () => {
  const states: StreamState[] = []
  const events: LiveEvent[] = []
  let signedOut = 0
  const leave = joinSharedStream({
    onState: (state) => states.push(state),
    onEvent: (event) => events.push(event),
    onSignedOut: () => (signedOut += 1),
  })
  left.push(leave)
  return { states, events, leave, signedOut: () => signedOut }
}

beforeEach(() => vi.spyOn(Math, 'random').mockReturnValue(0))
afterEach(() => {
  for (const leave of left.splice(0)) leave()
  vi.restoreAllMocks()
})

test('shares one stream between tabs, with the token in a header', async () => {
  const { open } = server()
  const tabs = [tab(), tab(), tab()]
  await expect.poll(() => tabs.map(({ states }) => states.at(-1))).toEqual(['live', 'live', 'live'])
  expect(open.length).toBe(1)
  expect(open[0]!.headers.get('authorization')).toBe('Bearer students-token')
  open[0]!.sendEvent(user)
  await expect.poll(() => tabs.map(({ events }) => events)).toEqual([[user], [user], [user]])
})

test('opens a stream in another tab when the holder closes', async () => {
  const { open } = server()
  const first = tab()
  await expect.poll(() => open.length).toBe(1)
  const others = [tab(), tab()]
  await expect.poll(() => others.map(({ states }) => states.at(-1))).toEqual(['live', 'live'])
  first.leave()
  await expect.poll(() => open.length).toBe(2)
  expect(open[0]!.isLeft()).toBe(true)
  open[1]!.sendEvent(user)
  await expect.poll(() => others.map(({ events }) => events.length)).toEqual([1, 1])
  expect(first.events).toEqual([])
})

test('reports a broken stream to every tab and reconnects', async () => {
  const { open, refuse } = server()
  const tabs = [tab(), tab()]
  await expect.poll(() => tabs.map(({ states }) => states.at(-1))).toEqual(['live', 'live'])
  refuse(503)
  open[0]!.cut()
  await expect.poll(() => tabs.map(({ states }) => states.at(-1))).toEqual(['lost', 'lost'])
  refuse(null)
  await expect.poll(() => tabs.map(({ states }) => states.at(-1))).toEqual(['live', 'live'])
})

test('stops at a dead token', async () => {
  const { open, refuse, requestCount } = server()
  refuse(401)
  const tabs = [tab(), tab()]
  await expect.poll(() => tabs[0]!.signedOut()).toBeGreaterThan(0)
  await expect.poll(() => tabs[1]!.signedOut()).toBeGreaterThan(0)
  const tried = requestCount()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect([requestCount(), open.length]).toEqual([tried, 0])
  // At most once per tab.
  expect(tried).toBeLessThanOrEqual(2)
})
