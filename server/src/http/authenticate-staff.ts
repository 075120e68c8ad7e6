import type { FastifyRequest } from 'fastify'
import { batched } from '#server/db/batching/batched.ts'
import type { Database } from '#server/db/open.ts'
import { bearerToken, hashToken } from './authenticate.ts'
import { Refusal } from './refusal.ts'
import { requireFound } from './require-found.ts'
import { findStaffSessions, touchStaffSession } from './sql.ts'
import { words } from './words.ts'

/** The session of a member of staff, and the operation of the call, which every statement of it is given. */
export interface StaffSession {
  readonly staffID: number
  readonly sessionID: number
  readonly operation: string
}

/** The onRequest hook has asked before the body is read. */
const known = new WeakMap<FastifyRequest, StaffSession>()

/** Simultaneous lookups share a statement, so that hundreds of them do not fill the queue of the database. */
const findSession = batched(findStaffSessions, { maxConcurrentBatches: 2, maxBatchSize: 64 })

/**
 * Refuses with 401 when the bearer token is no session of staff, and with 403 when its member of staff does not hold the
 * operation now. Nothing is cached: a permission that is revoked ends with the next request.
 */
export const authenticateStaff = async (
  db: Database,
  request: FastifyRequest,
  operation: string,
): Promise<StaffSession> => {
  const before = known.get(request)
  if (before !== undefined) return before
  const token = requireFound(bearerToken(request), words.signInFirst)
  const row = requireFound(await findSession(db, [hashToken(token), operation]), words.signInFirst)
  const { staffID, sessionID } = row
  // In the background: what is not touched now is touched by a later request.
  if (row.isStale) touchStaffSession(db, sessionID).catch(() => undefined)
  if (!row.isHeld) throw new Refusal(words.operationNotHeld)
  const staff = { staffID, sessionID, operation }
  known.set(request, staff)
  return staff
}
