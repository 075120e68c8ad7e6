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
}

interface Waiter {
  readonly begin: () => void
  readonly refuse: (refusal: Refusal) => void
}

const maxRetrySeconds = 60

/** A queue that keeps expensive work from slowing down all other calls, and one key's work from keeping out the others. */
export const createQueue = ({ maxConcurrent, maxLength, msPerTask, fullPhrase }: QueueOptions): Queue => {
  let size = 0
  let running = 0
  // Refused clients get increasing delays, so that they do not return in the same second.
  let refusedCount = 0
  /** The key whose turn is next comes first. */
  const waiting = new Map<string, Waiter[]>()

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

  const endTurn = (): void => {
    const [next] = waiting
    if (next === undefined) {
      running -= 1
      return
    }
    const [key, waiters] = next
    const first = waiters.shift()!
    waiting.delete(key)
    if (waiters.length > 0) waiting.set(key, waiters)
    first.begin()
  }

  const run: Queue['run'] = async (key, work) => {
    if (size >= maxLength) makePlace(key)
    size += 1
    try {
      if (running >= maxConcurrent) await waitForTurn(key)
      else running += 1
      try {
        return await work()
      } finally {
        endTurn()
      }
    } finally {
      size -= 1
      if (size === 0) refusedCount = 0
    }
  }
  return { run }
}
