import { Refusal, type RefusalPhrase } from './refusal.ts'

/** Runs work when its turn has come. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>

export interface Queue {
  /** Gives the work its place, or refuses with 503 when the queue is full, before anything was done. */
  enter<Result>(work: (turn: Turn) => Promise<Result>): Promise<Result>
}

interface QueueOptions {
  readonly maxConcurrent: number
  /** How many may be in the queue, those that run included. */
  readonly maxLength: number
  /** About how long one takes, for the sentence that says when to try again. */
  readonly msPerTask: number
  /** Says {place} and {seconds}. */
  readonly fullPhrase: RefusalPhrase
}

const maxRetrySeconds = 60

/** Takes the bounds; gives a queue of hard work that keeps its hardness from starving everything else. */
export const makeQueue = ({
  maxConcurrent: atOnce,
  maxLength: longest,
  msPerTask: msEach,
  fullPhrase: full,
}: QueueOptions): Queue => {
  let size = 0
  let running = 0
  // Those sent away come back in the order of their places, and not all in the same second.
  let refusedCount = 0
  const waiting: (() => void)[] = []

  const turn: Turn = async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
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
    if (size >= longest) {
      refusedCount += 1
      const place = size + refusedCount
      const seconds = Math.min(maxRetrySeconds, 1 + Math.ceil((place * msEach) / atOnce / 1000))
      throw new Refusal(full, { place, seconds }, seconds)
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
