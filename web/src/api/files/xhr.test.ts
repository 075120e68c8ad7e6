import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeRequest } from './test-request.ts'
import { xhr } from './xhr.ts'

const requests: FakeRequest[] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      override send = () => void requests.push(this)
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const start = (onProgress?: (share: number) => void) =>
  xhr('/api/files', { method: 'POST', headers: {}, body: 'text', onProgress })

test('aborts a connection without progress after 30 seconds', async () => {
  const ended = expect(start()).rejects.toThrow('abort')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(requests.at(-1)!.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(requests.at(-1)!.isAborted).toBe(true)
  await ended
})

test('does not abort a slow connection that makes progress', async () => {
  const shares: number[] = []
  const sent = start((share) => shares.push(share))
  for (const minute of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(29_000)
    requests.at(-1)!.reportProgress(minute, 4)
  }
  expect(requests.at(-1)!.isAborted).toBe(false)
  requests.at(-1)!.answer(200, 'ok')
  expect(await sent).toMatchObject({ text: '{"data":"ok"}' })
  expect(shares).toEqual([0.25, 0.5, 0.75, 1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests.at(-1)!.isAborted).toBe(false)
})
