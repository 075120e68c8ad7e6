import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/open.ts'
import { notifySeats, type BatchItem, type CommitResult } from './sql.ts'

/** What moves in so many milliseconds is told together, and so many groups fit into one notification. */
const collectMs = 100
const maxGroupsPerNotification = 700

interface PendingEvents {
  readonly moved: Set<number>
  isPublishing: boolean
}

const pendingEvents = new WeakMap<Database, PendingEvents>()

const publish = async (db: Database, own: PendingEvents): Promise<void> => {
  own.isPublishing = true
  while (own.moved.size > 0) {
    await sleep(collectMs)
    const moved = [...own.moved]
    own.moved.clear()
    for (let from = 0; from < moved.length; from += maxGroupsPerNotification) {
      // Who watches reads again now and then: a word that is lost costs a moment, never a seat.
      await notifySeats(db.seatConnections, moved.slice(from, from + maxGroupsPerNotification)).catch(
        () => undefined,
      )
    }
  }
  own.isPublishing = false
}

/**
 * Takes an item that was settled; lets every process know which groups have other seats now. Apart from the transactions
 * that took them: one that notifies waits for all others that do.
 */
export const publishSeatEvents = (db: Database, item: BatchItem, outcome: CommitResult): void => {
  if (outcome.outcome !== 'done') return
  const own = pendingEvents.get(db) ?? { moved: new Set(), isPublishing: false }
  pendingEvents.set(db, own)
  outcome.moves.forEach(({ registration, had }, nth) => {
    if (registration === null) return
    for (const group of [...had, ...(item.moves[nth]?.groups ?? [])]) own.moved.add(group)
  })
  if (own.moved.size > 0 && !own.isPublishing) void publish(db, own)
}
