import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import type { liveEvent } from '#contract/registration/live.ts'
import type { Database } from '#server/db/open.ts'
import { detachSocket } from './detach-socket.ts'

export type LiveEvent = z.input<typeof liveEvent>

/** Keeps an idle stream open through proxies. */
const heartbeat = ': \n\n'
const heartbeatMs = 20_000
/** After so many writes the event loop gets its turn. */
const writesPerTick = 1000
/** A reader with so many unread bytes is asleep: the stream is closed, and the client reconnects. */
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
  // One buffer for all readers instead of a copy for each.
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

/** A separate function, so that the stream does not keep the request and its context in memory. */
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
  // Anything else that the client sends is discarded.
  stream.resume()
}

/** Turns the reply into an event stream that gets every broadcast until the client leaves. */
export const openEventStream = async (db: Database, reply: FastifyReply): Promise<void> => {
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
  raw.write(formatEvent({ topic: 'hello', at: new Date().toISOString() }))
  const connection = await detachSocket(raw)
  // The client reconnects over another connection.
  if (connection === null) raw.end()
  else addStream(getStreams(db), connection)
}

/** How many clients read the stream. */
export const countReaders = (db: Database): number => getStreams(db).open.size

/** Sends an event to every reader. */
export const broadcast = (db: Database, event: LiveEvent): Promise<void> =>
  writeToAll(getStreams(db), formatEvent(event))

/** Closes every stream, so that the server can close. */
export const closeStreams = (db: Database): void => {
  for (const stream of getStreams(db).open) stream.destroySoon()
}
