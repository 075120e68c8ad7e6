import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import type { StaffSession } from '#server/http/authenticate-staff.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { createViewToken } from '#server/http/student-view/view-token.ts'
import { words as httpWords } from '#server/http/words.ts'
import { findViewedStudent, insertView } from './staff-sql.ts'

interface NewView {
  readonly id: number
  readonly reason: string
}

/** Opens a view of a student in the caller's scope. An attempt that is sent again gets a new token for the same view. */
export const startView = (
  db: Database,
  staff: StaffSession,
  { id, reason }: NewView,
  request: FastifyRequest,
) =>
  db.transaction(async (tx) => {
    const { staffID, sessionID, operation } = staff
    requireFound(await findViewedStudent(tx, staffID, operation, id), httpWords.notFound)
    const token = createViewToken()
    const key = readAttemptKey(request) ?? randomBytes(16).toString('hex')
    const view = await insertView(tx, staffID, sessionID, id, reason, hashToken(token), key)
    // The key belongs to a view of somebody else, or to one that has ended.
    if (view === undefined) throw new Refusal(httpWords.keyAlreadyUsed)
    const { viewID, isNew, seconds, expiresAt } = view
    if (isNew)
      await recordAudit(tx, toActor(staff, request), {
        entity: 'student_view',
        entityID: viewID,
        studentID: id,
        before: null,
        after: { reason, expires_at: expiresAt },
      })
    return { token, seconds }
  })
