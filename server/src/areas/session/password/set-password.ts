import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { verifyPassword } from './verify-password.ts'
import { readDeviceToken } from '#server/areas/session/device/device-cookie.ts'
import { endSessions, forgetSessions } from '#server/areas/session/end-sessions.ts'
import { hashNewPassword } from './hash-new-password.ts'
import { findReset, savePasswordHash, spendReset } from '#server/areas/session/sql.ts'
import { words } from '#server/areas/session/words.ts'

const passwordChanged = { sent: false, changed: true }

/**
 * Sets a new password by the secret of a link, and ends every session of the student. A repeated request
 * answers the same. Refuses with 409 when the link is used or expired, with 422 when the password breaks a
 * rule.
 */
export const setPassword = async (
  db: Database,
  theString: string,
  password: string,
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

  const hash = await hashNewPassword(password, code)
  const ended = await db.transaction(async (tx) => {
    if ((await spendReset(tx, link)) === undefined) return undefined
    await savePasswordHash(tx, studentID, hash)
    return endSessions(tx, studentID)
  })
  // A concurrent request with the same link came first.
  if (ended === undefined) return confirmRepeatedRequest()
  forgetSessions(db, ended)
  return passwordChanged
}
