import { Refusal } from '#server/http/refusal.ts'
import type { WaitingRoom } from './waiting-room.ts'

/** CPU time of each call, in ms. */
export interface StormCosts {
  readonly firstRead: number
  readonly read: number
  readonly write: number
  readonly refusal: number
}

export interface StormDay {
  /** Number of subjects that each student requests. */
  readonly requests: readonly number[]
  readonly costs: StormCosts
  readonly createRoom: (now: () => number) => WaitingRoom
}

export interface StormResult {
  readonly worstToMedian: number
  readonly refused: number
  readonly mostHeld: number
  readonly seconds: number
}

/** A heap of events, ordered by time and then by insertion. */
const createAgenda = () => {
  const heap: { readonly at: number; readonly nth: number; readonly run: () => void }[] = []
  let count = 0
  const isBefore = (a: number, b: number) =>
    heap[a]!.at < heap[b]!.at || (heap[a]!.at === heap[b]!.at && heap[a]!.nth < heap[b]!.nth)
  const swap = (a: number, b: number) => ([heap[a], heap[b]] = [heap[b]!, heap[a]!])
  return {
    add: (at: number, run: () => void) => {
      heap.push({ at, nth: (count += 1), run })
      for (let at_ = heap.length - 1; at_ > 0;) {
        const parent = (at_ - 1) >> 1
        if (!isBefore(at_, parent)) break
        swap(at_, parent)
        at_ = parent
      }
    },
    next: () => {
      const first = heap[0]
      const last = heap.pop()
      if (first === undefined || last === undefined || heap.length === 0) return first
      heap[0] = last
      for (let at_ = 0; ;) {
        const [left, right] = [2 * at_ + 1, 2 * at_ + 2]
        let least = at_
        if (left < heap.length && isBefore(left, least)) least = left
        if (right < heap.length && isBefore(right, least)) least = right
        if (least === at_) return first
        swap(at_, least)
        at_ = least
      }
    },
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

/**
 * Simulates a registration day in virtual time. Every student reads, then for each subject reads and writes, one call after
 * the other. A single processor handles calls in the order in which they arrive.
 */
export const simulateStorm = async ({ requests, costs, createRoom }: StormDay): Promise<StormResult> => {
  let [time, processorFreeAt, seed, refused, mostHeld] = [0, 0, 1, 0, 0]
  const agenda = createAgenda()
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    return (seed >>> 0) / 2 ** 32
  }
  const room = createRoom(() => time)
  const work = (cost: number) =>
    new Promise<void>((resolve) => {
      processorFreeAt = Math.max(time, processorFreeAt) + cost
      agenda.add(processorFreeAt, resolve)
    })
  const sleep = (ms: number) => new Promise<void>((resolve) => agenda.add(time + ms, resolve))
  const waits: number[] = []
  const play = async (student: number): Promise<void> => {
    const session = `student${student}`
    let [calls, waited] = [0, 0]
    const read = async (cost: number): Promise<void> => {
      const begun = time
      for (;;) {
        try {
          await room.enter(
            session,
            () => true,
            () => work(cost),
          )
          break
        } catch (error) {
          refused += 1
          await work(costs.refusal)
          await sleep((error as Refusal).retryAfter! * 1000 + 200 + random() * 800)
        } finally {
          mostHeld = Math.max(mostHeld, room.count().waiting)
        }
      }
      calls += 1
      waited += time - begun
    }
    await sleep(student * 0.15)
    await read(costs.firstRead)
    for (let nth = 0; nth < requests[student]!; nth += 1) {
      await read(costs.read)
      const begun = time
      room.endPage(session)
      await work(costs.write)
      calls += 1
      waited += time - begun
    }
    waits.push(waited / calls)
  }
  const days = requests.map((_, student) => play(student))
  for (let left = requests.length; left > 0; left = requests.length - waits.length) {
    const event = agenda.next()
    if (event === undefined) throw new Error('the simulation is stuck')
    time = event.at
    event.run()
    // Lets everything that follows at the same virtual time run.
    for (let tick = 0; tick < 12; tick += 1) await Promise.resolve()
  }
  await Promise.all(days)
  return { worstToMedian: Math.max(...waits) / median(waits), refused, mostHeld, seconds: time / 1000 }
}
