import { describe, expect, it, vi } from 'vitest'
import { createQueue } from './queue.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'

const deferred = () => {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}
const tick = () => new Promise((resolve) => setImmediate(resolve))

describe('createQueue', () => {
  it('runs a limited number of tasks at once and the others in order', async () => {
    const queue = createQueue({ maxConcurrent: 2, maxLength: 10, msPerTask: 1, fullPhrase: words.busy })
    const tasks = Array.from({ length: 5 }, deferred)
    const began: number[] = []
    const all = tasks.map((each, i) =>
      queue.run('one', async () => {
        began.push(i)
        await each.opened
        return i
      }),
    )
    await tick()
    expect(began).toEqual([0, 1])
    tasks[1]!.open()
    await tick()
    expect(began).toEqual([0, 1, 2])
    for (const each of tasks) each.open()
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
    expect(began).toEqual([0, 1, 2, 3, 4])
  })

  it('continues after a task that failed', async () => {
    const queue = createQueue({ maxConcurrent: 1, maxLength: 1, msPerTask: 1, fullPhrase: words.busy })
    const failing = queue.run('one', () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(await queue.run('one', () => Promise.resolve('done'))).toBe('done')
  })

  it('refuses when it is full, with a place and a retry time for each client', async () => {
    const queue = createQueue({ maxConcurrent: 2, maxLength: 200, msPerTask: 20, fullPhrase: words.busy })
    const { open, opened } = deferred()
    const inside = Array.from({ length: 200 }, () => queue.run('one', () => opened))
    const refused = async () => {
      const error = await queue.run('one', () => Promise.resolve()).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(Refusal)
      return error as Refusal
    }
    const first = await refused()
    expect(first.phrase.status).toBe(503)
    expect(first.params).toEqual({ place: 201, seconds: 4 })
    expect(first.retryAfter).toBe(4)
    for (let i = 0; i < 99; i += 1) await refused()
    expect((await refused()).params).toEqual({ place: 301, seconds: 5 })
    open()
    await Promise.all(inside)
    expect(await queue.run('one', () => Promise.resolve('in'))).toBe('in')
  })

  it('lets the keys take turns, however many tasks one of them has', async () => {
    const queue = createQueue({ maxConcurrent: 1, maxLength: 100, msPerTask: 1, fullPhrase: words.busy })
    const began: string[] = []
    const run = (key: string) =>
      queue.run(key, async () => {
        began.push(key)
        await tick()
      })
    await Promise.all(['a', 'a', 'a', 'a', 'a', 'b', 'c', 'b'].map(run))
    expect(began.join('')).toBe('aabcabaa')
  })

  it('gives a place to another key when one has taken all, and never by more than one each', async () => {
    const queue = createQueue({ maxConcurrent: 1, maxLength: 11, msPerTask: 1, fullPhrase: words.busy })
    const { open, opened } = deferred()
    const outcomes = new Map<string, string[]>()
    const run = (key: string) =>
      queue
        .run(key, () => opened)
        .then(
          () => 'done',
          () => 'refused',
        )
        .then((outcome) => outcomes.set(key, [...(outcomes.get(key) ?? []), outcome]))
    const all = [...'a'.repeat(30), ...'b'.repeat(30), 'c'].map(run)
    await tick()
    open()
    await Promise.all(all)
    const countDone = (key: string) => outcomes.get(key)!.filter((outcome) => outcome === 'done').length
    // One of a runs; the ten that wait are shared.
    expect([countDone('a'), countDone('b'), countDone('c')]).toEqual([5, 5, 1])
  })

  it('pauses a key after each of its tasks, but not the others', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    const options = { maxConcurrent: 2, maxLength: 100, msPerTask: 1, fullPhrase: words.busy }
    const queue = createQueue({ ...options, restMs: 100 })
    const began: string[] = []
    const all = Promise.all(
      ['a', 'a', 'a', 'b', 'c'].map((key) => queue.run(key, async () => began.push(key))),
    )
    await tick()
    expect(began.join('')).toBe('abc')
    await vi.advanceTimersByTimeAsync(99)
    expect(began.join('')).toBe('abc')
    await vi.advanceTimersByTimeAsync(1)
    expect(began.join('')).toBe('abca')
    await vi.advanceTimersByTimeAsync(100)
    await all
    expect(began.join('')).toBe('abcaa')
    vi.useRealTimers()
  })
})
