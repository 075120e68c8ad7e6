import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'

export interface Queue {
  /**
   * Runs the work when its turn comes. The key says whose it is: the keys take turns, and when all places are taken, the
   * newest work of the key with the most gives way. Refuses with 503 when there is no place.
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
}

interface QueueOptions {
  readonly maxConcurrent: number
  /** The most tasks in the queue, running ones included. */
  readonly maxLength: number
  /** The usual duration of a task, for the estimate of when to retry. */
  readonly msPerTask: number
  /** Takes {place} and {seconds}. */
  readonly fullPhrase: RefusalPhrase
  /** Pause of a key after each of its tasks, which then run one at a time, so that the thread is free for others. */
  readonly restMs?: number
}

interface Waiter {
  readonly begin: () => void
  readonly refuse: (refusal: Refusal) => void
}

const maxRetrySeconds = 60

/** A queue that keeps expensive work from slowing down all other calls, and one key's work from keeping out the others. */
export const createQueue = ({
  maxConcurrent,
  maxLength,
  msPerTask,
  fullPhrase,
  restMs = 0,
}: QueueOptions): Queue => {
  let size = 0
  let running = 0
  // Refused clients get increasing delays, so that they do not return in the same second.
  let refusedCount = 0
  /** The key whose turn is next comes first. */
  const waiting = new Map<string, Waiter[]>()
  /** When each key's pause ends; infinite while its task runs. */
  const rests = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const refuse = (): Refusal => {
    refusedCount += 1
    const place = size + refusedCount
    const seconds = Math.min(maxRetrySeconds, 1 + Math.ceil((place * msPerTask) / maxConcurrent / 1000))
    return new Refusal(fullPhrase, { place, seconds }, seconds)
  }

  /** Refuses the newest waiter of the key with the most, or throws when no other key has more than this one. */
  const makePlace = (key: string): void => {
    let longest: Waiter[] = []
    for (const waiters of waiting.values()) if (waiters.length > longest.length) longest = waiters
    const own = waiting.get(key)?.length ?? 0
    const last = longest.length > own + 1 ? longest.pop() : undefined
    if (last === undefined) throw refuse()
    last.refuse(refuse())
  }

  const waitForTurn = (key: string): Promise<void> =>
    new Promise((begin, refuseWaiter) => {
      const waiters = waiting.get(key) ?? []
      waiters.push({ begin, refuse: refuseWaiter })
      waiting.set(key, waiters)
    })

  const beginRest = (key: string, until: number): void => {
    if (restMs > 0) rests.set(key, until)
  }

  const startNext = (): void => {
    clearTimeout(timer)
    const now = performance.now()
    for (const [key, until] of rests) if (until <= now) rests.delete(key)
    for (const [key, waiters] of waiting) {
      if (running >= maxConcurrent) return
      if (rests.has(key)) continue
      const first = waiters.shift()!
      waiting.delete(key)
      if (waiters.length > 0) waiting.set(key, waiters)
      running += 1
      beginRest(key, Infinity)
      first.begin()
    }
    const soonest = Math.min(...[...waiting.keys()].map((key) => rests.get(key) ?? Infinity))
    if (running < maxConcurrent && soonest < Infinity) timer = setTimeout(startNext, soonest - now)
  }

  const run: Queue['run'] = async (key, work) => {
    if (size >= maxLength) makePlace(key)
    size += 1
    try {
      const turn = waitForTurn(key)
      startNext()
      await turn
      try {
        return await work()
      } finally {
        running -= 1
        beginRest(key, performance.now() + restMs)
        startNext()
      }
    } finally {
      size -= 1
      if (size === 0) refusedCount = 0
    }
  }
  return { run }
}
