import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/open.ts'
import { notifySeats, type BatchItem, type CommitResult } from './sql.ts'

/** Changes within this many milliseconds are published together. */
const collectMs = 100
const maxGroupsPerNotification = 700

interface PendingEvents {
  readonly moved: Set<number>
  isPublishing: boolean
}

const pendingEvents = new WeakMap<Database, PendingEvents>()

const publish = async (db: Database, pending: PendingEvents): Promise<void> => {
  pending.isPublishing = true
  while (pending.moved.size > 0) {
    await sleep(collectMs)
    const moved = [...pending.moved]
    pending.moved.clear()
    for (let from = 0; from < moved.length; from += maxGroupsPerNotification) {
      // Screens read the counts again now and then: a lost notification costs a moment, never a seat.
      await notifySeats(db.seatConnections, moved.slice(from, from + maxGroupsPerNotification)).catch(
        () => undefined,
      )
    }
  }
  pending.isPublishing = false
}

/**
 * Notifies every process of the groups whose seats have moved. Apart from the transactions that took them: one that
 * notifies waits for all others that do.
 */
export const publishSeatEvents = (db: Database, item: BatchItem, result: CommitResult): void => {
  if (result.outcome !== 'done') return
  const pending = pendingEvents.get(db) ?? { moved: new Set(), isPublishing: false }
  pendingEvents.set(db, pending)
  result.moves.forEach(({ registration, had }, nth) => {
    if (registration === null) return
    for (const group of [...had, ...(item.moves[nth]?.groups ?? [])]) pending.moved.add(group)
  })
  if (pending.moved.size > 0 && !pending.isPublishing) void publish(db, pending)
}
