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
import { getReadAccess, type ReadAccess } from './read-access.ts'
import { findOpenView } from './sql.ts'
import { operationOfPart } from './view-parts.ts'
import { isViewToken } from './view-token.ts'
import { privateWords, words } from './words.ts'

/** The operation that a read requires of its member of staff, and the parts that require another one. */
const listOperations = (access: ReadAccess | null) => ({
  needed: access !== null && typeof access === 'object' && 'needs' in access ? [access.needs] : [],
  parts: access !== null && typeof access === 'object' && 'without' in access ? access.without : [],
})

/**
 * The student whose portal a member of staff views. Refuses with 401 if the view has ended, and with 403 calls that change
 * something or are the student's alone. Nothing is cached: revoking the permission ends the view with the next request.
 */
const authenticateView = async (db: Database, token: string, endpoint: Endpoint): Promise<StudentSession> => {
  const access = getReadAccess(endpoint)
  const { needed, parts } = listOperations(access)
  const operations = [...needed, ...parts.map((part) => operationOfPart[part])]
  const view = requireFound(await findOpenView(db, hashToken(token), operations), httpWords.signInFirst)
  if (access === null) throw new Refusal(words.readOnly)
  if (typeof access === 'object' && 'isPrivate' in access) throw new Refusal(privateWords[access.isPrivate])
  const missing = new Set(view.missing)
  if (needed.some((operation) => missing.has(operation))) throw new Refusal(words.needsOperation)
  const leftOut = parts.filter((part) => missing.has(operationOfPart[part]))
  listenToEndedSessions(db)
  // Sessions count upwards from 1, so this is none of them.
  return { studentID: view.studentID, sessionID: -view.viewID, view: { staffID: view.staffID, leftOut } }
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
