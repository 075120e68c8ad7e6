import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/open.ts'
import { countReaders, broadcast } from '#server/http/events.ts'
import { seatsIn } from './sql.ts'

/** All are told at most once in so many milliseconds; with thousands who read, in twice as many. */
const pause = (readers: number): number => Math.min(500, 250 + readers / 16)

interface Hearing {
  /** Groups whose seats have moved since they were last told. */
  readonly moved: Set<number>
  isTelling: boolean
  /** Not before then (ms of this process) all are told again. */
  next: number
}

const hearings = new WeakMap<Database, Hearing>()

const tell = async (db: Database, own: Hearing): Promise<void> => {
  own.isTelling = true
  while (own.moved.size > 0) {
    // From beginning to beginning: telling thousands takes its time too, and a count is to be seen within a second.
    await sleep(Math.max(0, own.next - performance.now()))
    own.next = performance.now() + pause(countReaders(db))
    const moved = [...own.moved]
    own.moved.clear()
    if (countReaders(db) === 0) continue
    // A reading that fails is not the last: those who watch are told with the next seat that moves.
    const groups = await seatsIn(db.seatConnections, moved).catch(() => [])
    if (groups.length > 0) await broadcast(db, { topic: 'seats', groups })
  }
  own.isTelling = false
}

/**
 * Listens once to what the database says of seats, whichever process took them, and tells those who read the stream how
 * many are taken now: counted by the database at that moment, so that no late word can undo a later one.
 */
export const hearSeats = (db: Database): void => {
  if (hearings.has(db)) return
  const own: Hearing = { moved: new Set(), isTelling: false, next: 0 }
  hearings.set(db, own)
  const heard = (payload: string) => {
    for (const group of payload.split(',')) own.moved.add(Number(group))
    if (!own.isTelling) void tell(db, own)
  }
  db.listen('seats', heard).catch(() => hearings.delete(db))
}
