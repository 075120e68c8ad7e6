import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { createPace } from '../limits/pace.ts'
import { refuseInTurn } from '../limits/refuse-in-turn.ts'
import { Refusal } from '../refusal.ts'
import { words } from '../words.ts'

/** Over all sessions of a person. A browser needs one for all its tabs, and broken connections are noticed late. */
const maxStreamsPerPerson = 6
/** Each page load opens one. */
const openings = { burst: 30, perSecond: 1, maxWaitMs: 10_000 }

/** Counts each person's event streams from their request on. */
export interface PersonStreams {
  /** Counts one more and closes the oldest beyond the limit. Refuses with 429 if the person opens them too often. */
  readonly claim: (person: string, reply: FastifyReply) => Promise<void>
}

export const createPersonStreams = (): PersonStreams => {
  const sockets = new Map<string, Socket[]>()
  const pace = createPace(openings)

  const count = (person: string, socket: Socket): void => {
    const own = sockets.get(person) ?? []
    sockets.set(person, own)
    if (own.includes(socket)) return
    own.push(socket)
    // Removed from the count at once, or simultaneous claims would all close the same one.
    while (own.length > maxStreamsPerPerson) own.shift()!.destroy()
    const release = (): void => {
      // HTTP received a close event, but the connection continues as a stream.
      if (!socket.destroyed) {
        socket.once('close', release)
        return
      }
      const index = own.indexOf(socket)
      if (index !== -1) own.splice(index, 1)
      if (own.length === 0 && sockets.get(person) === own) sockets.delete(person)
    }
    socket.once('close', release)
  }

  const claim: PersonStreams['claim'] = async (person, reply) => {
    const waitMs = pace.take(person)
    const seconds = Math.ceil(waitMs / 1000)
    if (seconds > 0)
      await refuseInTurn(reply.request, person, new Refusal(words.tooManyStreams, { seconds }, seconds))
    const { socket } = reply.raw
    if (socket instanceof Socket && reply.request.method === 'GET') count(person, socket)
  }
  return { claim }
}
