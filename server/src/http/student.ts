import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { Refusal } from './refusal.ts'
import { words } from './words.ts'

/** The student that a request's bearer token belongs to. */
export interface SignedIn {
  readonly studentID: number
  readonly sessionID: number
}

/** Takes a request; gives whose token it bears. Refuses with 401 when there is none or it is dead (spec 6). */
export const studentOf = (_db: Database, _request: FastifyRequest): Promise<SignedIn> =>
  Promise.reject(new Refusal(words.signInFirst))
