import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedDatabase } from '#server/db/embedded/start-embedded.ts'
import { listDescendants } from '../measure/resource-use.ts'
import type { ChildServer } from '../portal/child-server.ts'
import { findPostmaster } from '../portal/find-postmaster.ts'

const maxKills = 5
/** The minimum of acknowledged seats between two kills. */
const between = 500
const pollMs = 5

/** One kill: after how many acknowledged seats, and for how many seconds nothing was acknowledged. */
export interface Kill {
  readonly after: number
  readonly silence: number
}

/** Ends all processes of PostgreSQL as a power cut would. Its supervisor restarts it. */
export const killDatabase = (embedded: EmbeddedDatabase): void => {
  const postmaster = findPostmaster(embedded)
  if (postmaster === null) return
  for (const pid of new Set([postmaster, ...listDescendants(postmaster)])) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has exited already.
    }
  }
}

/**
 * Kills five times at random moments, at least 500 acknowledged seats apart. `expected` is the number of seats of the
 * whole day. The returned function stops it and lists the kills.
 */
export const killRepeatedly = (
  acknowledged: () => number,
  expected: number,
  kill: () => Promise<void> | void,
): (() => Promise<Kill[]>) => {
  const kills: Kill[] = []
  let isOver = false
  const spare = Math.max(0, (expected * 0.9) / maxKills - between)
  const work = async () => {
    while (!isOver && kills.length < maxKills) {
      const target = acknowledged() + between + Math.floor(Math.random() * spare)
      while (!isOver && acknowledged() < target) await sleep(pollMs)
      if (isOver) return
      const after = acknowledged()
      const begun = performance.now()
      await kill()
      // Answers that were sent before the kill have arrived by then.
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

/** A portal that can be killed and started again. */
export const restartablePortal = (start: () => Promise<ChildServer>) => {
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
