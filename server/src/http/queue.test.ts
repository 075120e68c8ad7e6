import { describe, expect, it } from 'vitest'
import { createQueue } from './queue.ts'
import { Refusal } from './refusal.ts'
import { words } from './words.ts'

const deferred = () => {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}
const tick = () => new Promise((resolve) => setImmediate(resolve))

describe('makeQueue', () => {
  it('runs a limited number of tasks at once and the others in order', async () => {
    const queue = createQueue({ maxConcurrent: 2, maxLength: 10, msPerTask: 1, fullPhrase: words.busy })
    const tasks = Array.from({ length: 5 }, deferred)
    const began: number[] = []
    const all = tasks.map((each, i) =>
      queue.enter((turn) =>
        turn(async () => {
          began.push(i)
          await each.opened
          return i
        }),
      ),
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
    const failing = queue.enter((turn) => turn(() => Promise.reject(new Error('broken'))))
    await expect(failing).rejects.toThrow('broken')
    expect(await queue.enter((turn) => turn(() => Promise.resolve('done')))).toBe('done')
  })

  it('refuses when it is full, with a place and a retry time for each client', async () => {
    const queue = createQueue({ maxConcurrent: 2, maxLength: 200, msPerTask: 20, fullPhrase: words.busy })
    const { open, opened } = deferred()
    const inside = Array.from({ length: 200 }, () => queue.enter((turn) => turn(() => opened)))
    const refused = async () => {
      const error = await queue.enter(() => Promise.resolve()).catch((thrown: unknown) => thrown)
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
    expect(await queue.enter((turn) => turn(() => Promise.resolve('in')))).toBe('in')
  })
})
