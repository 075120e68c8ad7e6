import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/open.ts'
import { broadcast, countReaders } from '#server/http/events.ts'
import { countSeats } from './sql.ts'

/** Minimum milliseconds between two events for a reader; doubled for thousands of readers. */
const getPauseMs = (readers: number): number => Math.min(500, 250 + readers / 16)

interface Listener {
  /** Groups whose seats have moved since the last event. */
  readonly moved: Set<number>
  isBroadcasting: boolean
  /** The next event is not sent before (ms of this process). */
  nextAt: number
}

const listeners = new WeakMap<Database, Listener>()

const broadcastMoved = async (db: Database, listener: Listener): Promise<void> => {
  listener.isBroadcasting = true
  while (listener.moved.size > 0) {
    // From beginning to beginning: sending to thousands takes its time too, and a count is to be seen within a second.
    await sleep(Math.max(0, listener.nextAt - performance.now()))
    listener.nextAt = performance.now() + getPauseMs(countReaders(db))
    const moved = [...listener.moved]
    listener.moved.clear()
    if (countReaders(db) === 0) continue
    // A read that fails is not the last: the next seat that moves sends the counts again.
    const groups = await countSeats(db.seatConnections, moved).catch(() => [])
    if (groups.length > 0) await broadcast(db, { topic: 'seats', groups })
  }
  listener.isBroadcasting = false
}

/**
 * Listens once to the database's notifications of seats, whichever process took them, and sends the new counts to all
 * readers of the stream: counted by the database at that moment, so that no late event can undo a later one.
 */
export const listenToSeats = (db: Database): void => {
  if (listeners.has(db)) return
  const listener: Listener = { moved: new Set(), isBroadcasting: false, nextAt: 0 }
  listeners.set(db, listener)
  const receive = (payload: string) => {
    for (const group of payload.split(',')) listener.moved.add(Number(group))
    if (!listener.isBroadcasting) void broadcastMoved(db, listener)
  }
  db.listen('seats', receive).catch(() => undefined)
}
