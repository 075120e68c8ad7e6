import { setTimeout as sleep } from 'node:timers/promises'

interface PaceOptions {
  /** How many turns of one key are immediate after a pause. */
  readonly burst: number
  readonly perSecond: number
  /** Nobody waits longer, however many wait. */
  readonly maxWaitMs: number
  /** The time in ms. */
  readonly now?: () => number
}

/** Gives the callers of one key their turns at a steady rate. Other keys are not delayed. */
export interface Pace {
  /** The ms until the key's next turn, which stays free. */
  readonly peek: (key: string) => number
  /** Takes the next turn of the key; returns the ms until it. */
  readonly take: (key: string) => number
  /** Takes the next turn and waits for it. */
  readonly wait: (key: string) => Promise<void>
}

/** Keys that have turns left again are forgotten when there are so many. */
const maxKeys = 10_000

export const createPace = ({
  burst,
  perSecond,
  maxWaitMs,
  now = () => performance.now(),
}: PaceOptions): Pace => {
  const intervalMs = 1000 / perSecond
  /** When the key's next turn would be without its burst. */
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
    // Those beyond the longest wait do not make it longer.
    if (waitMs < maxWaitMs) nextAt.set(key, next + intervalMs)
    return waitMs
  }

  const wait: Pace['wait'] = async (key) => {
    const waitMs = take(key)
    if (waitMs > 0) await sleep(waitMs, undefined, { ref: false })
  }
  return { peek, take, wait }
}
