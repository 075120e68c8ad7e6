import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testBrowser } from '#web/api/test-browser.ts'
import type { LiveEvent } from './event-reader.ts'
import type { LineState } from './line.ts'

testBrowser().kept.set('token', 'token-of-hers')
vi.stubGlobal('removeEventListener', () => undefined)
const { joinLine } = await import('./line.ts')

const user = { topic: 'user' } as const
const asText = (event: LiveEvent) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)

/** The streams that were opened, each with what its server can do to it; the status that the next one is refused with. */
const server = () => {
  const open: {
    headers: Headers
    tell: (event: LiveEvent) => void
    cut: () => void
    isLeft: () => boolean
  }[] = []
  let refusal: number | null = null
  let asked = 0
  vi.stubGlobal('fetch', async (_: string, { headers, signal }: RequestInit) => {
    asked += 1
    if (refusal !== null) return new Response('{}', { status: refusal })
    let control!: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) })
    signal!.addEventListener('abort', () => control.error(signal!.reason))
    open.push({
      headers: new Headers(headers),
      tell: (event) => control.enqueue(asText(event)),
      cut: () => control.error(new Error('cut')),
      isLeft: () => signal!.aborted,
    })
    return new Response(body)
  })
  return { open, asked: () => asked, refuse: (status: number | null) => (refusal = status) }
}

const left: (() => void)[] = []
const tab = () => {
  const states: LineState[] = []
  const events: LiveEvent[] = []
  let signedOut = 0
  const leave = joinLine({
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

test('the tabs of a browser share one stream, which bears the token in its header', async () => {
  const { open } = server()
  const tabs = [tab(), tab(), tab()]
  await expect.poll(() => tabs.map(({ states }) => states.at(-1))).toEqual(['live', 'live', 'live'])
  expect(open.length).toBe(1)
  expect(open[0]!.headers.get('authorization')).toBe('Bearer token-of-hers')
  open[0]!.tell(user)
  await expect.poll(() => tabs.map(({ events }) => events)).toEqual([[user], [user], [user]])
})

test('the tab that keeps the stream goes: another one opens its own and tells the rest', async () => {
  const { open } = server()
  const first = tab()
  await expect.poll(() => open.length).toBe(1)
  const others = [tab(), tab()]
  await expect.poll(() => others.map(({ states }) => states.at(-1))).toEqual(['live', 'live'])
  first.leave()
  await expect.poll(() => open.length).toBe(2)
  expect(open[0]!.isLeft()).toBe(true)
  open[1]!.tell(user)
  await expect.poll(() => others.map(({ events }) => events.length)).toEqual([1, 1])
  expect(first.events).toEqual([])
})

test('a cut is told to every tab, and mends by itself', async () => {
  const { open, refuse } = server()
  const tabs = [tab(), tab()]
  await expect.poll(() => tabs.map(({ states }) => states.at(-1))).toEqual(['live', 'live'])
  refuse(503)
  open[0]!.cut()
  await expect.poll(() => tabs.map(({ states }) => states.at(-1))).toEqual(['lost', 'lost'])
  refuse(null)
  await expect
    .poll(() => tabs.map(({ states }) => states.at(-1)), { timeout: 5000 })
    .toEqual(['live', 'live'])
})

test('a dead token ends it: nothing is tried again', async () => {
  const { open, refuse, asked } = server()
  refuse(401)
  const tabs = [tab(), tab()]
  await expect.poll(() => tabs[0]!.signedOut()).toBeGreaterThan(0)
  await expect.poll(() => tabs[1]!.signedOut()).toBeGreaterThan(0)
  const tried = asked()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect([asked(), open.length]).toEqual([tried, 0])
  // Each tab has heard it for itself at most.
  expect(tried).toBeLessThanOrEqual(2)
})
