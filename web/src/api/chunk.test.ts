import { expect, it, vi } from 'vitest'
import { loadChunk, ChunkLoadError } from './chunk.ts'

it('resolves to the code', async () => {
  expect(await loadChunk(() => Promise.resolve('code'))).toBe('code')
})

it('raises a chunk load error for a missing file (spec 8.4)', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkLoadError)
})

// spec 9.7
it('raises a chunk load error after 120 seconds (spec 8.4)', async () => {
  vi.useFakeTimers()
  try {
    const settled = vi.fn()
    const loading = loadChunk(() => new Promise(() => undefined)).catch(settled)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await loading
    expect(settled.mock.calls[0]![0]).toBeInstanceOf(ChunkLoadError)
  } finally {
    vi.useRealTimers()
  }
})
