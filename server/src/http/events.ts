import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import type { liveEvent } from '#contract/registration/live.ts'
import type { Database } from '#server/db/open.ts'
import { detachSocket } from './detach-socket.ts'

export type LiveEvent = z.input<typeof liveEvent>

/** What keeps a quiet stream open through proxies, and how often. */
const heartbeat = ': \n\n'
const heartbeatMs = 20_000
/** So many streams are written before others have their turn. */
const writesPerTick = 1000
/** A reader who has not taken so many bytes has gone to sleep: its stream is ended, and it comes back. */
const maxBufferedBytes = 256 * 1024

interface EventStreams {
  readonly open: Set<Socket>
  heartbeatTimer: NodeJS.Timeout | undefined
}

const streamsByDatabase = new WeakMap<Database, EventStreams>()
const getStreams = (db: Database): EventStreams => {
  const known = streamsByDatabase.get(db) ?? { open: new Set(), heartbeatTimer: undefined }
  streamsByDatabase.set(db, known)
  return known
}

const writeToAll = async (streams: EventStreams, text: string): Promise<void> => {
  // The same bytes for all, not a copy for each.
  const bytes = Buffer.from(text)
  let written = 0
  for (const stream of streams.open) {
    if (stream.writableLength > maxBufferedBytes) stream.destroy()
    else stream.write(bytes)
    written += 1
    if (written % writesPerTick === 0) await turn()
  }
}

const formatEvent = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`

/** Of its own, so that nothing of the call that opened the stream is kept as long as the stream. */
const addStream = (streams: EventStreams, stream: Socket): void => {
  streams.open.add(stream)
  streams.heartbeatTimer ??= setInterval(() => void writeToAll(streams, heartbeat), heartbeatMs).unref()
  stream.on('error', () => undefined)
  stream.on('end', () => stream.destroy())
  stream.on('close', () => {
    streams.open.delete(stream)
    if (streams.open.size > 0) return
    clearInterval(streams.heartbeatTimer)
    streams.heartbeatTimer = undefined
  })
  // Whatever else is sent over it is not read.
  stream.resume()
}

/** Takes the reply of a call; makes it a stream that is told of everything until its reader goes. */
export const openEventStream = async (db: Database, reply: FastifyReply): Promise<void> => {
  reply.hijack()
  const { raw } = reply
  // It ends with its connection: no frame around each event, so the same bytes go to all as they are.
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write(formatEvent({ topic: 'hello', at: new Date().toISOString() }))
  const connection = await detachSocket(raw)
  // It comes back over another connection.
  if (connection === null) raw.end()
  else addStream(getStreams(db), connection)
}

/** Says how many read. */
export const countReaders = (db: Database): number => getStreams(db).open.size

/** Tells everybody who reads. */
export const broadcast = (db: Database, event: LiveEvent): Promise<void> =>
  writeToAll(getStreams(db), formatEvent(event))

/** Ends every stream, so that the portal can close. */
export const closeStreams = (db: Database): void => {
  for (const stream of getStreams(db).open) stream.destroySoon()
}
