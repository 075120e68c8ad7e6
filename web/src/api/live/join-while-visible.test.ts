import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#web/api/session/test-browser.ts'

const { stored, page } = stubBrowser()
stored.set('token', 'students-token')
vi.stubGlobal('removeEventListener', () => undefined)
const visibilityListeners: (() => void)[] = []
const visible = Object.assign(page, {
  visibilityState: 'visible',
  addEventListener: (_: string, listener: () => void) => visibilityListeners.push(listener),
  removeEventListener: () => undefined,
})
const setVisibility = (state: string) => {
  visible.visibilityState = state
  for (const listener of visibilityListeners) listener()
}
const { joinWhileVisible } = await import('./join-while-visible.ts')

/** Streams that the test opens. */
const holdStreams = () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve) => {
        waiting.push(() => {
          const body = new ReadableStream({
            start: (control) => signal!.addEventListener('abort', () => control.error(signal!.reason)),
          })
          resolve(new Response(body))
        })
      }),
  )
  return waiting
}

const join = () => {
  const opened: boolean[] = []
  const leave = joinWhileVisible({ onEvent: () => undefined, onOpened: (isFirst) => opened.push(isFirst) })
  left.push(leave)
  return opened
}
const left: (() => void)[] = []
afterEach(() => {
  for (const leave of left.splice(0)) leave()
})

test('reports a stream that opens at once, because earlier reads are older', async () => {
  const streams = holdStreams()
  const opened = join()
  await expect.poll(() => streams.length).toBe(1)
  expect(opened).toEqual([])
  streams[0]!()
  await expect.poll(() => opened).toEqual([true])
})

test('reports a stream that another caller of the tab holds already', async () => {
  const streams = holdStreams()
  const first = join()
  await expect.poll(() => streams.length).toBe(1)
  streams[0]!()
  await expect.poll(() => first).toEqual([true])
  const second = join()
  await expect.poll(() => second).toEqual([true])
  expect([streams.length, first]).toEqual([1, [true]])
})

test('reports every stream after the page was hidden as not the first', async () => {
  const streams = holdStreams()
  const opened = join()
  await expect.poll(() => streams.length).toBe(1)
  streams[0]!()
  await expect.poll(() => opened).toEqual([true])
  setVisibility('hidden')
  setVisibility('visible')
  await expect.poll(() => streams.length).toBe(2)
  streams[1]!()
  await expect.poll(() => opened).toEqual([true, false])
})
