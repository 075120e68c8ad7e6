import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { refuseBody } from './refuse-body.ts'

/** Bounds the memory of JSON bodies of several megabytes, which are read whole. */
export interface LargeBodies {
  /**
   * Counts the body until its reply has been sent. Refuses with 503, before it is read, when too much is on its way. A
   * body that arrives too slowly is refused with 408, and one that is slow gives way with 503 when there is no room.
   */
  receive(sender: string, request: FastifyRequest, reply: FastifyReply): void
}

interface Limits {
  /** Of all students together. */
  readonly maxBytes?: number
  /** A second one may repeat the first, whose answer was lost. */
  readonly maxBodiesPerSender?: number
  /** After this time the speed of a body counts. */
  readonly slowAfterMs?: number
}

interface ArrivingBody {
  readonly sender: string
  /** Of the whole body. */
  readonly bytes: number
  readonly begunAt: number
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Bytes that its connection had sent before. */
  readonly bytesBefore: number
}

const retrySeconds = 5
const checkMs = 1000
/** In bytes a millisecond, after a pause at the start. The slowest phone that is served sends as much. */
const minSpeed = 32
/** A body that is slower gives way. */
const goodSpeed = 128

const readArrivedBytes = ({ request, bytesBefore }: ArrivingBody): number =>
  request.socket.bytesRead - bytesBefore

const measureSpeed = (body: ArrivingBody): number =>
  readArrivedBytes(body) / (performance.now() - body.begunAt)

export const limitLargeBodies = ({
  maxBytes = 64 * 1024 * 1024,
  maxBodiesPerSender = 2,
  slowAfterMs = 10_000,
}: Limits = {}): LargeBodies => {
  const bodies = new Set<ArrivingBody>()
  const countBytes = () => bodies.values().reduce((sum, { bytes }) => sum + bytes, 0)
  const busy = () => new Refusal(words.busy, { seconds: retrySeconds }, retrySeconds)

  /** A body that is new or complete is never slow, however few bytes it had. */
  const isSlow = (body: ArrivingBody, speed: number, pauseMs = 0): boolean => {
    const ageMs = performance.now() - body.begunAt
    if (ageMs <= slowAfterMs || body.request.raw.complete) return false
    return readArrivedBytes(body) < speed * (ageMs - pauseMs)
  }

  const refuse = (body: ArrivingBody, refusal: Refusal): void => {
    bodies.delete(body)
    refuseBody(body.request, body.reply, refusal)
  }

  /** Refuses the slowest bodies until there is room, or throws when those that are left are fast. */
  const makeRoom = (bytes: number): void => {
    const slowest = [...bodies].filter((body) => isSlow(body, goodSpeed))
    slowest.sort((a, b) => measureSpeed(a) - measureSpeed(b))
    const freed = slowest.reduce((sum, body) => sum + body.bytes, 0)
    if (countBytes() - freed + bytes > maxBytes) throw busy()
    while (countBytes() + bytes > maxBytes) refuse(slowest.shift()!, busy())
  }

  return {
    receive: (sender, request, reply) => {
      const bytes = Number(request.headers['content-length'] ?? request.routeOptions.bodyLimit)
      if ([...bodies].filter((body) => body.sender === sender).length >= maxBodiesPerSender) throw busy()
      makeRoom(bytes)
      const bytesBefore = request.socket.bytesRead
      const body = { sender, bytes, begunAt: performance.now(), request, reply, bytesBefore }
      bodies.add(body)
      const check = setInterval(() => {
        if (isSlow(body, minSpeed, slowAfterMs)) refuse(body, new Refusal(words.bodyTooSlow))
      }, checkMs).unref()
      reply.raw.once('close', () => {
        clearInterval(check)
        bodies.delete(body)
      })
    },
  }
}
