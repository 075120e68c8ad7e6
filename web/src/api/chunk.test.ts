import { expect, it, vi } from 'vitest'
import { chunk, ChunkLoadError } from './chunk.ts'

it('gives the code that came', async () => {
  expect(await chunk(() => Promise.resolve('code'))).toBe('code')
})

it('a missing file raises a chunk load error (spec 8.4)', async () => {
  await expect(chunk(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkLoadError)
})

// spec 9.7
it('code that is not there after 120 seconds raises a chunk load error (spec 8.4)', async () => {
  vi.useFakeTimers()
  try {
    const settled = vi.fn()
    const loading = chunk(() => new Promise(() => undefined)).catch(settled)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await loading
    expect(settled.mock.calls[0]![0]).toBeInstanceOf(ChunkLoadError)
  } finally {
    vi.useRealTimers()
  }
})
