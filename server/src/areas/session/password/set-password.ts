import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { verifyPassword } from './verify-password.ts'
import { readDeviceToken } from '#server/credentials/device-cookie.ts'
import { endSessions, evictSessions } from '#server/areas/session/end-sessions.ts'
import { revokeSubscriptions } from '#server/areas/feeds/sql.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { reportPasswordChange } from './report-password-change.ts'
import { hashNewPassword } from '#server/credentials/hash-new-password.ts'
import { findReset, savePasswordHash, consumeReset } from '#server/areas/session/sql.ts'
import { words } from '#server/areas/session/words.ts'

const passwordChanged = { sent: false, changed: true }

interface NewPassword {
  readonly password: string
  /** Revokes the calendar addresses too: whoever knew the password may know them. */
  readonly hasToRenewCalendar: boolean
}

/**
 * Sets a new password by the secret of a link, and ends every session of the student. A repeated request
 * answers the same. Refuses with 409 when the link is used or expired, with 422 when the password breaks a
 * rule.
 */
export const setPassword = async (
  db: Database,
  theString: string,
  { password, hasToRenewCalendar }: NewPassword,
  request: FastifyRequest,
) => {
  const link = hashToken(theString)
  const reset = requireFound(await findReset(db, link), words.linkExpired)
  const { code, studentID } = reset

  const confirmRepeatedRequest = async () => {
    const attempt = { code, password, address: request.ip, device: readDeviceToken(request) }
    const right = requireFound(await verifyPassword(db, attempt), words.linkExpired)
    await right.forgive(db)
    return passwordChanged
  }
  if (reset.isUsed) return confirmRepeatedRequest()

  const hash = await hashNewPassword(password, code, request.ip)
  const ended = await db.transaction(async (tx) => {
    if ((await consumeReset(tx, link)) === undefined) return undefined
    await savePasswordHash(tx, studentID, hash)
    await reportPasswordChange(tx, studentID, request)
    if (hasToRenewCalendar) await revokeSubscriptions(tx, studentID)
    return endSessions(tx, studentID)
  })
  // A concurrent request with the same link came first.
  if (ended === undefined) return confirmRepeatedRequest()
  evictSessions(db, ended)
  void deliverMessages(db)
  return passwordChanged
}
