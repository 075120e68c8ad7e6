import { setTimeout as sleep } from 'node:timers/promises'

interface PaceOptions {
  /** Number of immediate turns after a pause. */
  readonly burst: number
  readonly perSecond: number
  /** Maximum wait, however many wait. */
  readonly maxWaitMs: number
  /** The clock, in ms. */
  readonly now?: () => number
}

/** Gives the callers of a key their turns at a steady rate, independent of other keys. */
export interface Pace {
  /** Time until the key's next turn in ms, without taking it. */
  readonly peek: (key: string) => number
  /** Takes the key's next turn and returns the time until it in ms. */
  readonly take: (key: string) => number
  /** Takes the next turn and waits for it. */
  readonly wait: (key: string) => Promise<void>
}

/** Beyond this many keys, those with a full burst are forgotten. */
const maxKeys = 10_000

export const createPace = ({
  burst,
  perSecond,
  maxWaitMs,
  now = () => performance.now(),
}: PaceOptions): Pace => {
  const intervalMs = 1000 / perSecond
  /** The time of the key's next turn, not counting the burst. */
  const nextAt = new Map<string, number>()

  const measureWait = (next: number, at: number): number =>
    Math.min(maxWaitMs, Math.max(0, next - at - (burst - 1) * intervalMs))

  const peek: Pace['peek'] = (key) => {
    const at = now()
    return measureWait(Math.max(at, nextAt.get(key) ?? at), at)
  }

  const take: Pace['take'] = (key) => {
    const at = now()
    if (nextAt.size > maxKeys) for (const [each, next] of nextAt) if (next <= at) nextAt.delete(each)
    const next = Math.max(at, nextAt.get(key) ?? at)
    const waitMs = measureWait(next, at)
    // Callers at the maximum wait do not delay later ones.
    if (waitMs < maxWaitMs) nextAt.set(key, next + intervalMs)
    return waitMs
  }

  const wait: Pace['wait'] = async (key) => {
    const waitMs = take(key)
    if (waitMs > 0) await sleep(waitMs, undefined, { ref: false })
  }
  return { peek, take, wait }
}
