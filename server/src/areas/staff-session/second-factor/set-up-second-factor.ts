import type { FastifyRequest } from 'fastify'
import { queueStaffEmail } from '#server/account-emails/queue-staff-email.ts'
import { beginEnrolment } from '#server/areas/staff-session/begin-second-step.ts'
import { requirePassword } from '#server/areas/staff-session/require-password.ts'
import { deleteSessions, markSecondFactor } from '#server/areas/staff-session/sessions/sql.ts'
import {
  clearCodeFailures,
  countChallengeTry,
  countCode,
  deleteChallenges,
  findChallenge,
  loadSecondFactorState,
  saveTotpSecret,
} from '#server/areas/staff-session/sql.ts'
import { words } from '#server/areas/staff-session/words.ts'
import { delaySeconds, requireNoDelay } from '#server/credentials/verify-credentials.ts'
import type { Database } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import type { StaffSession } from '#server/http/authenticate-staff.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { saveRecoveryCodes } from './save-recovery-codes.ts'
import { findTotpStep } from './totp.ts'
import { maxTries } from './verify-second-factor.ts'

const wrongCode = {
  ka: 'კოდი არასწორია. შეიყვანეთ აპლიკაციის ახალი კოდი',
  en: 'The code is wrong. Enter the next code of the app',
}

/**
 * Begins the set-up of the second factor in an open session. Needs the password, so that whoever finds an open session
 * cannot put their own phone in its owner's way. Refuses with 409 an account that has one: it is replaced by an invitation.
 */
export const beginSecondFactor = async (
  db: Database,
  staffID: number,
  password: string,
  request: FastifyRequest,
) => {
  const email = await requirePassword(db, staffID, { field: 'password', typed: password }, request)
  if ((await loadSecondFactorState(db, staffID)).hasSecret) throw new Refusal(words.hasSecondFactor)
  return beginEnrolment(db, staffID, email)
}

/**
 * Sets the second factor up by the first code of the app, and ends every other session and sign-in, which had none. Refuses
 * a wrong code as a field, with 409 after fifteen minutes or five wrong codes, with 429 when many were wrong.
 */
export const confirmSecondFactor = async (
  db: Database,
  { challenge: token, code }: { readonly challenge: string; readonly code: string },
  { staffID, sessionID }: StaffSession,
  request: FastifyRequest,
): Promise<{ recovery_codes: string[] }> => {
  const tokenHash = hashToken(token)
  const challenge = await findChallenge(db, tokenHash, maxTries)
  const newSecret = challenge?.staffID === staffID ? challenge.newSecret : null
  if (newSecret === null) throw new Refusal(words.setUpExpired)
  requireNoDelay(await countCode(db, staffID, delaySeconds))
  requireFound(await countChallengeTry(db, tokenHash, maxTries), words.setUpExpired)
  const step = findTotpStep(newSecret, code.replace(/\s/g, ''), Date.now() / 1000)
  if (step === undefined) {
    await recordEvent(db, 'second_factor_failed', { staffID }, request)
    throw new FieldRefusal({ code: [{ phrase: wrongCode }] })
  }
  const recovery_codes = await db.transaction(async (tx) => {
    requireFound(await saveTotpSecret(tx, staffID, newSecret, step), words.hasSecondFactor)
    await clearCodeFailures(tx, staffID)
    await deleteChallenges(tx, staffID)
    await deleteSessions(tx, staffID, sessionID)
    await markSecondFactor(tx, sessionID)
    await recordEvent(tx, 'second_factor_set_up', { staffID }, request)
    await queueStaffEmail(tx, staffID, 'secondFactorSet', request)
    return saveRecoveryCodes(tx, staffID)
  })
  void deliverMessages(db)
  return { recovery_codes }
}
