import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#server/http/refusal.ts'

/** Answers a request whose body is still arriving, or nothing when it is answered already, and closes its connection. */
export const refuseBody = ({ raw }: FastifyRequest, reply: FastifyReply, refusal: Refusal): void => {
  if (raw.complete) return
  if (reply.raw.headersSent) raw.destroy()
  else {
    reply.raw.once('finish', () => raw.destroy())
    void reply.header('connection', 'close').send(refusal)
  }
}
