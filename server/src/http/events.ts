import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import type { liveEvent } from '#contract/registration/live.ts'
import type { Database } from '#server/db/open.ts'
import { detachSocket } from './detach-socket.ts'
import { createPersonStreams, type PersonStreams } from './connections/person-streams.ts'
import { listEndedSessions } from './sql.ts'

export type LiveEvent = z.input<typeof liveEvent>

/** Keeps an idle stream open through proxies. */
export const heartbeat = ': \n\n'
export const heartbeatMs = 20_000
/** Number of writes after which the event loop gets its turn. */
const writesPerTick = 1000
/** A reader with this many unread bytes is asleep: the stream is closed, and the client reconnects. */
const maxBufferedBytes = 256 * 1024

/** How often it is checked that the sessions of the streams are still active: one may expire, or its notification be lost. */
export const sessionCheckMs = 60_000

/** The session of a stream; the key is the hash of its token, in base64. */
export interface StreamSession {
  /** Whose stream it counts as: the student's, or that of the member of staff who views the portal as the student. */
  readonly person: string
  readonly studentID: number
  readonly sessionID: number
  readonly key: string
}

interface SessionStreams {
  readonly studentID: number
  readonly sessionID: number
  sockets: Socket[]
}

interface EventStreams {
  readonly persons: PersonStreams
  readonly open: Set<Socket>
  readonly bySession: Map<string, SessionStreams>
  timers: NodeJS.Timeout[]
}

const streamsByDatabase = new WeakMap<Database, EventStreams>()
const getStreams = (db: Database): EventStreams => {
  const known = streamsByDatabase.get(db) ?? {
    persons: createPersonStreams(),
    open: new Set(),
    bySession: new Map(),
    timers: [],
  }
  streamsByDatabase.set(db, known)
  return known
}

/** Writes to a stream, or closes one that is not read. */
export const writeTo = (stream: Socket, bytes: Buffer): void => {
  if (stream.writableLength > maxBufferedBytes) stream.destroy()
  else stream.write(bytes)
}

const writeToAll = async (streams: EventStreams, text: string): Promise<void> => {
  // One buffer for all readers instead of a copy for each.
  const bytes = Buffer.from(text)
  let written = 0
  for (const stream of streams.open) {
    writeTo(stream, bytes)
    written += 1
    if (written % writesPerTick === 0) await setImmediate()
  }
}

export const formatEvent = (event: object): string => `data: ${JSON.stringify(event)}\n\n`

const closeAll = (sockets: readonly Socket[] = []): void => {
  for (const socket of sockets) socket.destroy()
}

/** Closes the streams of an ended session. */
export const closeSessionStreams = (db: Database, key: string): void =>
  closeAll(getStreams(db).bySession.get(key)?.sockets)

/** Closes the streams of all sessions that have ended. */
export const closeEndedStreams = async (db: Database): Promise<void> => {
  const sessions = [...getStreams(db).bySession.values()]
  const ids = sessions.map(({ sessionID }) => sessionID)
  const ended = new Set((await listEndedSessions(db, JSON.stringify(ids))).map(({ sessionID }) => sessionID))
  for (const { sessionID, sockets } of sessions) if (ended.has(sessionID)) closeAll(sockets)
}

const startTimers = (db: Database, streams: EventStreams): NodeJS.Timeout[] => [
  setInterval(() => void writeToAll(streams, heartbeat), heartbeatMs).unref(),
  setInterval(() => void closeEndedStreams(db).catch(() => undefined), sessionCheckMs).unref(),
]

/** A separate function, so that the stream does not keep the request and its context in memory. */
const addStream = (db: Database, stream: Socket, { studentID, sessionID, key }: StreamSession): void => {
  const streams = getStreams(db)
  streams.open.add(stream)
  const own = streams.bySession.get(key) ?? { studentID, sessionID, sockets: [] }
  streams.bySession.set(key, own)
  own.sockets.push(stream)
  if (streams.timers.length === 0) streams.timers = startTimers(db, streams)
  stream.on('error', () => undefined)
  stream.on('end', () => stream.destroy())
  stream.on('close', () => {
    streams.open.delete(stream)
    own.sockets = own.sockets.filter((each) => each !== stream)
    if (own.sockets.length === 0) streams.bySession.delete(key)
    if (streams.open.size > 0) return
    for (const timer of streams.timers) clearInterval(timer)
    streams.timers = []
  })
  // Anything else that the client sends is discarded.
  stream.resume()
}

/** Begins a stream with its first event; null when it has ended already. */
export const startEventStream = async (reply: FastifyReply, first: object): Promise<Socket | null> => {
  reply.hijack()
  const { raw } = reply
  // Without chunked encoding, which would wrap each event, the same bytes go to all readers. The stream ends
  // with its connection.
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  if (raw.req.method === 'HEAD') {
    raw.end()
    return null
  }
  raw.write(formatEvent(first))
  const connection = await detachSocket(raw)
  // The client reconnects over another connection.
  if (connection === null) raw.end()
  return connection
}

/** Turns the reply into an event stream that gets every broadcast until the client leaves or the session ends. */
export const openEventStream = async (
  db: Database,
  reply: FastifyReply,
  session: StreamSession,
): Promise<void> => {
  await getStreams(db).persons.claim(session.person, reply)
  const hello: LiveEvent = { topic: 'hello', at: new Date().toISOString() }
  const connection = await startEventStream(reply, hello)
  if (connection !== null) addStream(db, connection, session)
}

/** How many clients read the stream. */
export const countReaders = (db: Database): number => getStreams(db).open.size

/** Sends an event to every reader. */
export const broadcast = (db: Database, event: LiveEvent): Promise<void> =>
  writeToAll(getStreams(db), formatEvent(event))

/** The students who have a stream open. */
export const listReaders = (db: Database): number[] => [
  ...new Set([...getStreams(db).bySession.values()].map(({ studentID }) => studentID)),
]

/** Sends each of these students an event of their own. */
export const sendToEach = async (db: Database, events: ReadonlyMap<number, LiveEvent>): Promise<void> => {
  let written = 0
  for (const { studentID, sockets } of getStreams(db).bySession.values()) {
    const event = events.get(studentID)
    if (event === undefined) continue
    const bytes = Buffer.from(formatEvent(event))
    for (const stream of sockets) writeTo(stream, bytes)
    written += 1
    if (written % writesPerTick === 0) await setImmediate()
  }
}

/** Sends an event to every stream of these students. */
export const sendToStudents = (db: Database, studentIDs: ReadonlySet<number>, event: LiveEvent): void => {
  const bytes = Buffer.from(formatEvent(event))
  for (const streams of getStreams(db).bySession.values())
    if (studentIDs.has(streams.studentID)) for (const stream of streams.sockets) writeTo(stream, bytes)
}

/** Closes every stream, so that the server can close. */
export const closeStreams = (db: Database): void => {
  for (const stream of getStreams(db).open) stream.destroySoon()
}
