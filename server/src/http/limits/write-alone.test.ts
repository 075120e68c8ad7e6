import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { writeAlone } from './write-alone.ts'

const db = await testDatabase()
const now = vi.spyOn(performance, 'now')
afterEach(() => now.mockReset())

/** Reads to the end or until the connection breaks, like writePiece. */
const write = (key: string, bytes = new PassThrough()) => {
  let received = 0
  const done = writeAlone(db, key, bytes, async (onBytes) => {
    try {
      for await (const piece of bytes as AsyncIterable<Buffer>) {
        onBytes()
        received += piece.length
      }
    } catch {
      // The connection broke; the bytes that arrived are kept.
    }
    return received
  })
  return { bytes, done }
}

describe('writeAlone', () => {
  it('refuses a second writer while the first sends, and lets another upload be written', async () => {
    const first = write('a')
    first.bytes.write('12')
    await expect(write('a').done).rejects.toMatchObject({ phrase: { code: 'upload_busy', status: 409 } })
    const other = write('b')
    other.bytes.end('1')
    expect(await other.done).toBe(1)
    first.bytes.end()
    expect(await first.done).toBe(2)
    const next = write('a')
    next.bytes.end('123')
    expect(await next.done).toBe(3)
  })

  it('ends a stalled writer, keeps its bytes, and lets one other write', async () => {
    const stalled = write('a')
    stalled.bytes.write('12')
    await new Promise(setImmediate)
    const at = performance.now()
    now.mockReturnValue(at + 4000)
    await expect(write('a').done).rejects.toMatchObject({ phrase: { code: 'upload_busy' } })
    now.mockReturnValue(at + 6000)
    const [next, third] = [write('a'), write('a')]
    const refused = expect(third.done).rejects.toMatchObject({ phrase: { code: 'upload_busy' } })
    expect(await stalled.done).toBe(2)
    await refused
    next.bytes.end('345')
    expect(await next.done).toBe(3)
  })

  it('does not end one that has received everything and is finishing', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    const bytes = new PassThrough()
    const done = writeAlone(db, 'a', bytes, async () => {
      for await (const _piece of bytes) continue
      await finished
    })
    bytes.end('1')
    await expect.poll(() => bytes.readableEnded).toBe(true)
    now.mockReturnValue(performance.now() + 60_000)
    await expect(write('a').done).rejects.toMatchObject({ phrase: { code: 'upload_busy' } })
    finish()
    await done
  })
})
