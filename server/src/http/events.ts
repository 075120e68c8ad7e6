import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import type { liveEvent } from '#contract/registration/live.ts'
import type { Database } from '#server/db/open.ts'
import { letGoOfHttp } from './let-go.ts'

export type LiveEvent = z.input<typeof liveEvent>

/** What keeps a quiet stream open through proxies, and how often. */
const heartbeat = ': \n\n'
const heartbeatMs = 20_000
/** So many streams are written before others have their turn. */
const slice = 1000
/** A reader who has not taken so many bytes has gone to sleep: its stream is ended, and it comes back. */
const behindAtMost = 256 * 1024

interface Streams {
  readonly open: Set<Socket>
  beating: NodeJS.Timeout | undefined
}

const streams = new WeakMap<Database, Streams>()
const streamsOf = (db: Database): Streams => {
  const known = streams.get(db) ?? { open: new Set(), beating: undefined }
  streams.set(db, known)
  return known
}

const writeAll = async (own: Streams, text: string): Promise<void> => {
  // The same bytes for all, not a copy for each.
  const bytes = Buffer.from(text)
  let written = 0
  for (const stream of own.open) {
    if (stream.writableLength > behindAtMost) stream.destroy()
    else stream.write(bytes)
    written += 1
    if (written % slice === 0) await turn()
  }
}

const said = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`

/** Of its own, so that nothing of the call that opened the stream is kept as long as the stream. */
const keep = (own: Streams, stream: Socket): void => {
  own.open.add(stream)
  own.beating ??= setInterval(() => void writeAll(own, heartbeat), heartbeatMs).unref()
  stream.on('error', () => undefined)
  stream.on('end', () => stream.destroy())
  stream.on('close', () => {
    own.open.delete(stream)
    if (own.open.size > 0) return
    clearInterval(own.beating)
    own.beating = undefined
  })
  // Whatever else is sent over it is not read.
  stream.resume()
}

/** Takes the reply of a call; makes it a stream that is told of everything until its reader goes. */
export const openStream = async (db: Database, reply: FastifyReply): Promise<void> => {
  reply.hijack()
  const { raw } = reply
  // It ends with its connection: no frame around each event, so the same bytes go to all as they are.
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write(said({ topic: 'hello', at: new Date().toISOString() }))
  const connection = await letGoOfHttp(raw)
  // It comes back over another connection.
  if (connection === null) raw.end()
  else keep(streamsOf(db), connection)
}

/** Says how many read. */
export const readers = (db: Database): number => streamsOf(db).open.size

/** Tells everybody who reads. */
export const tellAll = (db: Database, event: LiveEvent): Promise<void> => writeAll(streamsOf(db), said(event))

/** Ends every stream, so that the portal can close. */
export const endStreams = (db: Database): void => {
  for (const stream of streamsOf(db).open) stream.destroySoon()
}
