import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import type { staffEvent } from '#contract/staff/staff-live.ts'
import type { Database } from '#server/db/open.ts'
import { formatEvent, heartbeat, heartbeatMs, sessionCheckMs, startEventStream, writeTo } from './events.ts'
import { createPersonStreams, type PersonStreams } from './connections/person-streams.ts'
import { listEndedStaffSessions } from './sql.ts'

interface StaffReader {
  readonly sessionID: number
  /** Null if the caller is not a lecturer. */
  readonly lecturerID: number | null
}

interface StaffStreams {
  readonly persons: PersonStreams
  readonly open: Map<Socket, StaffReader>
  timers: NodeJS.Timeout[]
}

const streamsByDatabase = new WeakMap<Database, StaffStreams>()
const getStreams = (db: Database): StaffStreams => {
  const known = streamsByDatabase.get(db) ?? {
    persons: createPersonStreams(),
    open: new Map<Socket, StaffReader>(),
    timers: [],
  }
  streamsByDatabase.set(db, known)
  return known
}

const writeToAll = (db: Database, text: string): void => {
  const bytes = Buffer.from(text)
  for (const stream of getStreams(db).open.keys()) writeTo(stream, bytes)
}

/** Closes the streams of staff whose sessions have ended. */
export const closeEndedStaffStreams = async (db: Database): Promise<void> => {
  const { open } = getStreams(db)
  const rows = await listEndedStaffSessions(
    db,
    JSON.stringify([...new Set([...open.values()].map(({ sessionID }) => sessionID))]),
  )
  const ended = new Set(rows.map(({ sessionID }) => sessionID))
  for (const [stream, { sessionID }] of open) if (ended.has(sessionID)) stream.destroy()
}

/** Counts a stream before anything is read for it. Refuses with 429 if the member of staff opens them too often. */
export const claimStaffStream = (db: Database, reply: FastifyReply, staffID: number): Promise<void> =>
  getStreams(db).persons.claim(`staff ${staffID}`, reply)

/** Turns the reply into an event stream. Call `claimStaffStream` first. */
export const openStaffStream = async (
  db: Database,
  reply: FastifyReply,
  reader: StaffReader,
  hello: z.input<typeof staffEvent>,
): Promise<void> => {
  const streams = getStreams(db)
  const stream = await startEventStream(reply, hello)
  if (stream === null) return
  streams.open.set(stream, reader)
  if (streams.timers.length === 0)
    streams.timers = [
      setInterval(() => writeToAll(db, heartbeat), heartbeatMs).unref(),
      setInterval(() => void closeEndedStaffStreams(db).catch(() => undefined), sessionCheckMs).unref(),
    ]
  stream.on('error', () => undefined)
  stream.on('end', () => stream.destroy())
  stream.on('close', () => {
    streams.open.delete(stream)
    if (streams.open.size > 0) return
    for (const timer of streams.timers) clearInterval(timer)
    streams.timers = []
  })
  stream.resume()
}

/** How many pages of staff read the stream. */
export const countStaffReaders = (db: Database): number => getStreams(db).open.size

/** Sends an event to every open page of staff. */
export const sendToStaff = (db: Database, event: z.input<typeof staffEvent>): void =>
  writeToAll(db, formatEvent(event))

/** Sends an event to the open pages of these lecturers. */
export const sendToLecturers = (
  db: Database,
  lecturers: ReadonlySet<number>,
  event: z.input<typeof staffEvent>,
): void => {
  const bytes = Buffer.from(formatEvent(event))
  for (const [stream, { lecturerID }] of getStreams(db).open)
    if (lecturerID !== null && lecturers.has(lecturerID)) writeTo(stream, bytes)
}

/** Closes every stream of staff, so that the server can close. */
export const closeStaffStreams = (db: Database): void => {
  for (const stream of getStreams(db).open.keys()) stream.destroySoon()
}
