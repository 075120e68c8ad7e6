import type { FastifyReply, FastifyRequest } from 'fastify'
import { parkCall, takeAdmitted } from './waiting-room/park-call.ts'
import type { Place, WaitingRoom } from './waiting-room/waiting-room.ts'

/** How many calls wait with their request and reply in memory. The others are parked. */
const maxAttached = 250

interface Call {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly take: () => Place
  readonly answer: () => Promise<unknown>
}

/** Answers a read at its turn. A parked call passes through here twice. */
export const answerInTurn = async (
  room: WaitingRoom,
  { request, reply, take, answer }: Call,
): Promise<unknown> => {
  const admittedPlace = takeAdmitted(request)
  const place = admittedPlace ?? take()
  if (admittedPlace === undefined && place.turn !== undefined) {
    if (room.count().waiting > maxAttached && (await parkCall(request, reply, place))) return reply
    await place.turn
  }
  try {
    return await answer()
  } finally {
    place.leave()
  }
}
