import type { Database } from '#server/db/open.ts'
import type { WaitingRoom } from './waiting-room.ts'

const rooms = new WeakMap<Database, WaitingRoom>()

/** Stores whose reads are counted, for /metrics. */
export const registerWaitingRoom = (db: Database, room: WaitingRoom): WaitingRoom => {
  rooms.set(db, room)
  return room
}

/** The reads that run, and those that wait for their turn. */
export const countReads = (db: Database): ReturnType<WaitingRoom['count']> =>
  rooms.get(db)?.count() ?? { running: 0, waiting: 0 }
