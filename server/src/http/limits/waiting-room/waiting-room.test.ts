import { beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '#server/http/refusal.ts'
import { createWaitingRoom, type WaitingRoom } from './waiting-room.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

let time = 0
let began: string[] = []
/** The others are unknown tokens, which prove to be made up. */
let confirmed: Set<string>
let finishers: Map<string, () => void>
const refusalOf = new Map<string, Refusal>()

beforeEach(() => {
  time = 0
  began = []
  confirmed = new Set(['anna', 'beka', 'gia', 'dato', 'elene', 'fati', 'keti', 'luka'])
  finishers = new Map()
  refusalOf.clear()
})

const create = (maxHeld: number, maxRoundTurns?: number): WaitingRoom =>
  createWaitingRoom({ now: () => time, maxRunning: 1, toCapacity: () => maxHeld, maxRoundTurns })

/** A call of the session `anna` is named `anna 1`. */
const call = async (room: WaitingRoom, name: string): Promise<void> => {
  const session = name.split(' ')[0]!
  const isConfirmed = () => confirmed.has(session)
  room
    .enter(session, isConfirmed, () => {
      began.push(name)
      return new Promise<void>((resolve) => finishers.set(name, resolve))
    })
    .catch((error: unknown) => refusalOf.set(name, error as Refusal))
  await tick()
}

const finish = async (name: string): Promise<void> => {
  finishers.get(name)!()
  await tick()
}

describe('createWaitingRoom', () => {
  it('runs a call at once while few run', async () => {
    const room = create(10)
    await call(room, 'anna 1')
    expect(began).toEqual(['anna 1'])
    await finish('anna 1')
    await call(room, 'anna 2')
    expect(began).toEqual(['anna 1', 'anna 2'])
  })

  it('answers with the result and with the failure of the work', async () => {
    const room = create(10)
    expect(
      await room.enter(
        'anna',
        () => true,
        () => Promise.resolve(1),
      ),
    ).toBe(1)
    await expect(
      room.enter(
        'anna',
        () => true,
        () => Promise.reject(new Error('broken')),
      ),
    ).rejects.toThrow('broken')
    expect(
      await room.enter(
        'anna',
        () => true,
        () => Promise.resolve(2),
      ),
    ).toBe(2)
  })

  it('lets the first call of everybody run before the second call of anybody', async () => {
    const room = create(10)
    await call(room, 'anna 1')
    await call(room, 'beka 1')
    await call(room, 'gia 1')
    await call(room, 'elene 1')
    await finish('anna 1')
    // Beka has had a turn, the others have not.
    time += 5000
    await finish('beka 1')
    await call(room, 'beka 2')
    await call(room, 'dato 1')
    for (const name of ['gia 1', 'elene 1', 'dato 1']) await finish(name)
    expect(began).toEqual(['anna 1', 'beka 1', 'gia 1', 'elene 1', 'dato 1', 'beka 2'])
  })

  it('gives the calls of one page one turn', async () => {
    const room = create(10)
    await call(room, 'anna 1')
    await call(room, 'beka 1')
    await call(room, 'gia 1')
    await call(room, 'beka 2')
    await finish('anna 1')
    expect(began).toEqual(['anna 1', 'beka 1', 'beka 2'])
  })

  it('refuses a call that does not fit, with its place and the time to retry', async () => {
    const room = create(1)
    for (const name of ['anna 1', 'beka 1', 'gia 1', 'dato 1']) await call(room, name)
    expect(refusalOf.get('gia 1')).toBeInstanceOf(Refusal)
    expect(refusalOf.get('gia 1')!.phrase.code).toBe('waiting_room')
    expect(refusalOf.get('gia 1')!.params).toEqual({ place: 2, seconds: 1 })
    expect(refusalOf.get('dato 1')!.params).toEqual({ place: 3, seconds: 1 })
    expect(refusalOf.get('dato 1')!.retryAfter).toBe(1)
  })

  it('keeps the place of a refused session, however often it retries', async () => {
    const room = create(1)
    for (const name of ['anna 1', 'beka 1', 'gia 1', 'dato 1', 'gia 2', 'dato 2']) await call(room, name)
    expect(refusalOf.get('gia 2')!.params).toMatchObject({ place: 2 })
    expect(refusalOf.get('dato 2')!.params).toMatchObject({ place: 3 })
    await finish('anna 1')
    // Gia is the first who waits, but another takes the free place before Gia is back.
    await call(room, 'elene 1')
    await call(room, 'gia 3')
    await finish('beka 1')
    expect(began).toEqual(['anna 1', 'beka 1', 'gia 3'])
  })

  it('does not wait for a session that does not retry', async () => {
    const room = create(1)
    for (const name of ['anna 1', 'beka 1', 'gia 1', 'dato 1']) await call(room, name)
    await finish('anna 1')
    await finish('beka 1')
    await call(room, 'elene 1')
    expect(began).toEqual(['anna 1', 'beka 1', 'elene 1'])
    await call(room, 'fati 1')
    time += 60_000
    await finish('elene 1')
    // Gia and Dato have lost their turns.
    await call(room, 'keti 1')
    await call(room, 'luka 1')
    expect(refusalOf.get('luka 1')!.params).toMatchObject({ place: 2 })
  })
  it('lets a session have its second turn while new sessions keep coming', async () => {
    const room = create(10, 5)
    for (const name of ['anna 1', 'beka 1', 'new0 1']) await call(room, name)
    await finish('anna 1')
    time += 60_000
    await call(room, 'beka 2')
    await finish('beka 1')
    for (let nth = 1; nth <= 20; nth += 1) {
      await call(room, `new${nth} 1`)
      await finish(`new${nth - 1} 1`)
      if (began.at(-1) === 'beka 2') break
    }
    expect(began).toContain('beka 2')
    expect(began.length).toBeLessThan(10)
  })
})
