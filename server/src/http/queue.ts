import { Refusal, type RefusalPhrase } from './refusal.ts'

/** Runs work when its turn comes. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>

export interface Queue {
  /** Queues the work, or refuses with 503 when the queue is full. */
  enter<Result>(work: (turn: Turn) => Promise<Result>): Promise<Result>
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

const maxRetrySeconds = 60

/** A queue that keeps expensive work from slowing down all other calls. */
export const createQueue = ({ maxConcurrent, maxLength, msPerTask, fullPhrase }: QueueOptions): Queue => {
  let size = 0
  let running = 0
  // Refused clients get increasing delays, so that they do not return in the same second.
  let refusedCount = 0
  const waiting: (() => void)[] = []

  const turn: Turn = async (work) => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }

  const enter: Queue['enter'] = async (work) => {
    if (size >= maxLength) {
      refusedCount += 1
      const place = size + refusedCount
      const seconds = Math.min(maxRetrySeconds, 1 + Math.ceil((place * msPerTask) / maxConcurrent / 1000))
      throw new Refusal(fullPhrase, { place, seconds }, seconds)
    }
    size += 1
    try {
      return await work(turn)
    } finally {
      size -= 1
      if (size === 0) refusedCount = 0
    }
  }
  return { enter }
}
