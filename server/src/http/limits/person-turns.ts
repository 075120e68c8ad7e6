import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { words } from '../words.ts'
import { refuseInTurn } from './refuse-in-turn.ts'

/** Limits how many calls of one person run at the same time. */
export interface PersonTurns {
  /**
   * Runs the work, once fewer than the maximum of the person's calls run. Refuses with 429 if too many wait already, and
   * with 503 if the caller is gone before its turn.
   */
  readonly run: <Result>(
    person: string,
    request: FastifyRequest,
    work: () => Promise<Result>,
  ) => Promise<Result>
}

interface Options {
  /** A browser opens this many connections. */
  readonly maxRunning?: number
  readonly maxWaiting?: number
}

interface Person {
  running: number
  readonly waiting: (() => void)[]
}

const retrySeconds = 5

/** Otherwise one person with hundreds of connections would fill the queue of the database for everybody. */
export const createPersonTurns = ({ maxRunning = 6, maxWaiting = 100 }: Options = {}): PersonTurns => {
  const persons = new Map<string, Person>()

  const endTurn = (name: string, own: Person): void => {
    const next = own.waiting.shift()
    if (next !== undefined) {
      next()
      return
    }
    own.running -= 1
    if (own.running === 0) persons.delete(name)
  }

  const run: PersonTurns['run'] = async (name, request, work) => {
    const own = persons.get(name) ?? { running: 0, waiting: [] }
    persons.set(name, own)
    if (own.running < maxRunning) own.running += 1
    else if (own.waiting.length >= maxWaiting) {
      const refusal = new Refusal(words.tooManyCalls, { seconds: retrySeconds }, retrySeconds)
      await refuseInTurn(request, name, refusal)
    } else await new Promise<void>((begin) => own.waiting.push(begin))
    try {
      if (request.raw.socket.destroyed) throw new Refusal(words.busy, { seconds: 1 }, 1)
      return await work()
    } finally {
      endTurn(name, own)
    }
  }
  return { run }
}
