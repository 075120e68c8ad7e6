import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'

/** Bounds the memory of JSON bodies of several megabytes, which are read whole. */
export interface LargeBodies {
  /** Counts the body until its reply has been sent. Refuses with 503, before it is read, when too much is on its way. */
  receive(studentID: number, request: FastifyRequest, reply: FastifyReply): void
}

interface Limits {
  /** Of all students together. */
  readonly maxBytes?: number
  /** A second one may repeat the first, whose answer was lost. */
  readonly maxBodiesPerStudent?: number
}

const retrySeconds = 5

export const limitLargeBodies = ({
  maxBytes = 64 * 1024 * 1024,
  maxBodiesPerStudent = 2,
}: Limits = {}): LargeBodies => {
  let arriving = 0
  const bodies = new Map<number, number>()
  return {
    receive: (studentID, request, reply) => {
      const bytes = Number(request.headers['content-length'] ?? request.routeOptions.bodyLimit)
      const own = bodies.get(studentID) ?? 0
      if (own >= maxBodiesPerStudent || arriving + bytes > maxBytes)
        throw new Refusal(words.busy, { seconds: retrySeconds }, retrySeconds)
      arriving += bytes
      bodies.set(studentID, own + 1)
      reply.raw.once('close', () => {
        arriving -= bytes
        const left = bodies.get(studentID)! - 1
        if (left > 0) bodies.set(studentID, left)
        else bodies.delete(studentID)
      })
    },
  }
}
