import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import type { SignedIn } from '#server/http/student.ts'
import { checkPassword } from './check-password.ts'
import { deviceToken } from './device-cookie.ts'
import { endSessions, forgetEnded } from './end-sessions.ts'
import { hashNewPassword } from './new-password.ts'
import { codeOf, setPasswordHash } from './sql.ts'

const wrongCurrentPassword = { ka: 'მიმდინარე პაროლი არასწორია', en: 'Wrong current password' }

interface Change {
  readonly current_password: string
  readonly password: string
}

/**
 * Takes the current and the new password of a signed-in student; sets the new one, and ends her other sessions. Sent
 * twice, it answers the same. Guessing the current one is slowed down like a log-in; a wrong one is refused (spec 8).
 */
export const changePassword = async (
  db: Database,
  { current_password, password }: Change,
  { studentID, sessionID }: SignedIn,
  request: FastifyRequest,
): Promise<'ok'> => {
  const code = await codeOf(db, studentID)
  const from = { code, address: request.ip, device: deviceToken(request) }
  const right = await checkPassword(db, { ...from, password: current_password })
  if (right === undefined) {
    // The answer to the first sending may have been lost: then the new password is the current one already.
    const changedBefore =
      current_password === password ? undefined : await checkPassword(db, { ...from, password })
    if (changedBefore === undefined)
      throw new FieldRefusal({ current_password: [{ phrase: wrongCurrentPassword }] })
    await changedBefore.forgive(db)
    return 'ok'
  }
  const hash = await hashNewPassword(password, code)
  const ended = await db.transaction(async (tx) => {
    await right.forgive(tx)
    await setPasswordHash(tx, studentID, hash)
    return endSessions(tx, studentID, sessionID)
  })
  forgetEnded(db, ended)
  return 'ok'
}
