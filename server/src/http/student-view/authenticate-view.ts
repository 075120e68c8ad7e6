import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import type { Database } from '#server/db/open.ts'
import {
  authenticate,
  bearerToken,
  hashToken,
  listenToEndedSessions,
  type StudentSession,
} from '#server/http/authenticate.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { getReadAccess } from './read-access.ts'
import { findOpenView } from './sql.ts'
import { isViewToken } from './view-token.ts'
import { privateWords, words } from './words.ts'

/**
 * The student whom a member of staff looks at. Refuses with 401 when the view has ended, and with 403 what changes
 * something or is the student's alone. Nothing is cached: a permission that is revoked ends the view with the next request.
 */
const authenticateView = async (db: Database, token: string, endpoint: Endpoint): Promise<StudentSession> => {
  const access = getReadAccess(endpoint)
  const needs = access !== null && typeof access === 'object' && 'needs' in access ? access.needs : null
  const view = requireFound(await findOpenView(db, hashToken(token), needs), httpWords.signInFirst)
  if (access === null) throw new Refusal(words.readOnly)
  if (typeof access === 'object' && 'isPrivate' in access) throw new Refusal(privateWords[access.isPrivate])
  if (!view.isHeld) throw new Refusal(words.needsOperation)
  listenToEndedSessions(db)
  // Sessions count upwards from 1, so this is none of them.
  return { studentID: view.studentID, sessionID: -view.viewID, isView: true }
}

/** The student of a request: by their own session, or by the view of a member of staff. */
export const authenticateStudent = (
  db: Database,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<StudentSession> => {
  const token = bearerToken(request)
  return token !== undefined && isViewToken(token)
    ? authenticateView(db, token, endpoint)
    : authenticate(db, request)
}
