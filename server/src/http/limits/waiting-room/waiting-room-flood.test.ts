import { describe, expect, it } from 'vitest'
import { createWaitingRoom, type WaitingRoom } from './waiting-room.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

/** A room that runs one call at a time, and what began in it. A session that is not confirmed proves to be made up. */
const createRoom = (maxHeld: number) => {
  const room: WaitingRoom = createWaitingRoom({ now: () => 0, maxRunning: 1, toCapacity: () => maxHeld })
  const confirmed = new Set<string>()
  const began: string[] = []
  const finishers: (() => void)[] = []
  let refused = 0
  const call = async (session: string, isValid = false): Promise<void> => {
    room
      .enter(
        session,
        () => confirmed.has(session),
        () => {
          began.push(session)
          if (isValid) confirmed.add(session)
          return new Promise<void>((resolve) => finishers.push(resolve))
        },
      )
      .catch(() => (refused += 1))
    await tick()
  }
  const finish = async (count = 1): Promise<void> => {
    for (let nth = 0; nth < count; nth += 1) {
      finishers.shift()?.()
      await tick()
    }
  }
  let made = 0
  /** This many tokens that nobody has. */
  const flood = async (count: number): Promise<void> => {
    for (let nth = 0; nth < count; nth += 1) await call(`made-up${(made += 1)}`)
  }
  return { confirmed, began, call, finish, flood, countRefused: () => refused }
}

describe('a flood of made-up tokens', () => {
  it('keeps no confirmed session waiting, not even when all places are taken', async () => {
    const { confirmed, began, call, finish, flood, countRefused } = createRoom(200)
    await flood(200)
    await finish(150)
    await flood(400)
    const refused = countRefused()
    expect(refused).toBeGreaterThan(100)
    for (const name of ['anna', 'beka']) confirmed.add(name)
    await call('anna')
    await call('beka')
    expect(countRefused()).toBe(refused)
    const before = began.length
    await finish(3)
    expect(began.slice(before)).toEqual(expect.arrayContaining(['anna', 'beka']))
  })

  it('leaves unknown tokens a fourth of the turns, in their order: a student may be among them', async () => {
    const { confirmed, began, call, finish, flood } = createRoom(1000)
    await flood(120)
    await finish(110)
    await call('newcomer', true)
    await flood(20)
    for (let nth = 0; nth < 100; nth += 1) {
      confirmed.add(`student${nth}`)
      await call(`student${nth}`)
    }
    const before = began.length
    await finish(60)
    const turns = began.slice(before)
    expect(turns.filter((session) => session.startsWith('student'))).toHaveLength(45)
    expect(turns).toContain('newcomer')
  })

  it('is over when unknown tokens prove to be sessions: all are in one order again', async () => {
    const { began, call, finish, flood } = createRoom(2000)
    await flood(150)
    await finish(160)
    for (let nth = 0; nth < 300; nth += 1) await call(`student${nth}`, true)
    await finish(250)
    // Confirmed by now; the first page of the others comes before a second one.
    for (let nth = 0; nth < 30; nth += 1) await call(`student${nth}`, true)
    const before = began.length
    await finish(45)
    expect(
      began
        .slice(before)
        .slice(0, 40)
        .every((name) => Number(name.slice(7)) > 200),
    ).toBe(true)
  })
})

describe('a start without any known session', () => {
  it('gives everybody a first turn before anybody a second one', async () => {
    const { began, call, finish } = createRoom(1000)
    for (let nth = 0; nth < 20; nth += 1) await call(`student${nth}`, true)
    await finish(10)
    for (let nth = 0; nth < 10; nth += 1) await call(`student${nth}`, true)
    await finish(25)
    expect(new Set(began.slice(0, 20))).toHaveLength(20)
  })
})
