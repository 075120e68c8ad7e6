import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedDatabase } from '#server/db/embedded/start-embedded.ts'
import { processesUnder } from '../measure/process-use.ts'
import type { ChildServer } from '../portal/child-server.ts'
import { postmasterOf } from '../portal/postmaster-of.ts'

const times = 5
/** So many acknowledged seats at the least lie between two kills. */
const between = 500
const pollMs = 5

/** What was killed, and when: after how many acknowledged seats, and how long nothing was acknowledged (s). */
export interface Kill {
  readonly after: number
  readonly silence: number
}

/** Takes a PostgreSQL; ends all of its processes as a power cut would. Its guard starts it again. */
export const killDatabase = (embedded: EmbeddedDatabase): void => {
  const postmaster = postmasterOf(embedded)
  if (postmaster === null) return
  for (const pid of new Set([postmaster, ...processesUnder(postmaster)])) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/**
 * Kills five times at random moments, each with 500 acknowledged seats or more since the last; gives how to stop, and
 * what was done. `expected` is how many seats the day will have.
 */
export const killOnTheWay = (
  acknowledged: () => number,
  expected: number,
  kill: () => Promise<void> | void,
): (() => Promise<Kill[]>) => {
  const kills: Kill[] = []
  let isOver = false
  const spare = Math.max(0, (expected * 0.9) / times - between)
  const work = async () => {
    while (!isOver && kills.length < times) {
      const target = acknowledged() + between + Math.floor(Math.random() * spare)
      while (!isOver && acknowledged() < target) await sleep(pollMs)
      if (isOver) return
      const after = acknowledged()
      const begun = performance.now()
      await kill()
      // The answers that were on their way have come by then.
      await sleep(100)
      const before = acknowledged()
      while (!isOver && acknowledged() === before) await sleep(pollMs)
      kills.push({ after, silence: (performance.now() - begun) / 1000 })
    }
  }
  const working = work()
  return async () => {
    isOver = true
    await working
    return kills
  }
}

/** Takes a portal that can be started anew; gives how to kill it and have it come back. */
export const restarting = (start: () => Promise<ChildServer>) => {
  let portal: ChildServer | undefined
  return {
    open: async () => (portal = await start()),
    now: () => portal!,
    kill: async () => {
      await portal?.kill()
      portal = await start()
    },
  }
}
