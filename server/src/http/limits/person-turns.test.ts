import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createPersonTurns } from './person-turns.ts'

const toRequest = (destroyed = false) => ({ raw: { socket: { destroyed } } }) as unknown as FastifyRequest

/** Calls that run until they are ended. */
const setUp = () => {
  const turns = createPersonTurns({ maxRunning: 2, maxWaiting: 3 })
  const running: { person: string; nth: number; end: () => void }[] = []
  const call = (person: string, nth: number, request = toRequest()) =>
    turns.run(
      person,
      request,
      () => new Promise<number>((resolve) => running.push({ person, nth, end: () => resolve(nth) })),
    )
  return { call, running, list: () => running.map(({ person, nth }) => `${person}${nth}`) }
}
const settle = () => new Promise(setImmediate)

describe('createPersonTurns', () => {
  it('runs some calls of a person in parallel, the others in order, independent of another person', async () => {
    const { call, running, list } = setUp()
    const calls = [1, 2, 3, 4].map((nth) => call('a', nth))
    const other = call('b', 1)
    await settle()
    expect(list()).toEqual(['a1', 'a2', 'b1'])
    for (let nth = 0; nth < 5; nth += 1) {
      running[nth]!.end()
      await settle()
    }
    expect(list()).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
    expect(await Promise.all([...calls, other])).toEqual([1, 2, 3, 4, 1])
  })

  it('refuses calls beyond the queue', async () => {
    const { call, running } = setUp()
    const calls = [1, 2, 3, 4, 5].map((nth) => call('a', nth))
    await expect(call('a', 6)).rejects.toMatchObject({ phrase: { code: 'too_many_calls', status: 429 } })
    for (let nth = 0; nth < 5; nth += 1) {
      running[nth]!.end()
      await settle()
    }
    expect(await Promise.all(calls)).toEqual([1, 2, 3, 4, 5])
  })

  it('passes on the turn of a failed or abandoned call', async () => {
    const turns = createPersonTurns({ maxRunning: 1 })
    const failing = turns.run('a', toRequest(), () => Promise.reject(new Error('no')))
    const gone = turns.run('a', toRequest(true), () => Promise.resolve('ran'))
    const last = turns.run('a', toRequest(), () => Promise.resolve('ran'))
    await expect(failing).rejects.toThrow('no')
    await expect(gone).rejects.toMatchObject({ phrase: { code: 'busy' } })
    expect(await last).toBe('ran')
  })
})
