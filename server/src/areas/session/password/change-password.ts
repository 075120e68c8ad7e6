import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import type { StudentSession } from '#server/http/authenticate.ts'
import { verifyPassword } from './verify-password.ts'
import { readDeviceToken } from '#server/credentials/device-cookie.ts'
import { endSessions, evictSessions } from '#server/areas/session/end-sessions.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { reportPasswordChange } from './report-password-change.ts'
import { hashNewPassword } from '#server/credentials/hash-new-password.ts'
import { loadStudentCode, savePasswordHash } from '#server/areas/session/sql.ts'

const wrongCurrentPassword = { ka: 'მიმდინარე პაროლი არასწორია', en: 'Wrong current password' }

interface PasswordChange {
  readonly current_password: string
  readonly password: string
}

/**
 * Sets a new password and ends the student's other sessions. A repeated request answers the same. Guessing
 * the current password is throttled like a log-in; a wrong one is refused (spec 2.25.4).
 */
export const changePassword = async (
  db: Database,
  { current_password, password }: PasswordChange,
  { studentID, sessionID }: StudentSession,
  request: FastifyRequest,
): Promise<'ok'> => {
  const code = await loadStudentCode(db, studentID)
  const attempt = { code, address: request.ip, device: readDeviceToken(request) }
  const verified = await verifyPassword(db, { ...attempt, password: current_password })
  if (verified === undefined) {
    // The answer to an earlier attempt may have been lost; then the new password is the current one already.
    const changedBefore =
      current_password === password ? undefined : await verifyPassword(db, { ...attempt, password })
    if (changedBefore === undefined)
      throw new FieldRefusal({ current_password: [{ phrase: wrongCurrentPassword }] })
    await changedBefore.forgive(db)
    return 'ok'
  }
  const hash = await hashNewPassword(password, code, request.ip)
  const ended = await db.transaction(async (tx) => {
    await verified.forgive(tx)
    await savePasswordHash(tx, studentID, hash)
    await reportPasswordChange(tx, studentID, request)
    return endSessions(tx, studentID, sessionID)
  })
  evictSessions(db, ended)
  void deliverMessages(db)
  return 'ok'
}
