import { queueStaffEmail } from '#server/account-emails/queue-staff-email.ts'
import { delaySeconds, requireNoDelay } from '#server/credentials/verify-credentials.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { openSession, type Browser } from '#server/areas/staff-session/sessions/open-session.ts'
import {
  clearCodeFailures,
  countChallengeTry,
  countCode,
  findChallenge,
  saveTotpSecret,
  consumeChallenge,
  consumeRecoveryCode,
  consumeTotpStep,
} from '#server/areas/staff-session/sql.ts'
import { words } from '#server/areas/staff-session/words.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { saveRecoveryCodes } from './save-recovery-codes.ts'
import { findTotpStep } from './totp.ts'

/** Then the password is asked for again. */
export const maxTries = 5

type Challenge = NonNullable<Awaited<ReturnType<typeof findChallenge>>>

/** How the code is right, or undefined; a code and a recovery code serve once, whoever comes first. */
const consumeCode = async (tx: Connection, { staffID, newSecret, secret }: Challenge, typed: string) => {
  const code = typed.replace(/\s/g, '')
  const key = newSecret ?? secret
  const step = key === null ? undefined : findTotpStep(key, code, Date.now() / 1000)
  if (newSecret !== null) {
    const saved = step === undefined ? undefined : await saveTotpSecret(tx, staffID, newSecret, step)
    return saved && 'second factor set up'
  }
  if (step !== undefined) return (await consumeTotpStep(tx, staffID, step)) && ''
  const used = await consumeRecoveryCode(tx, staffID, hashRecoveryCode(code))
  return used && 'recovery code'
}

/**
 * Ends a sign-in by the code of the second factor, or by a recovery code. The first code of a new app sets it up and
 * replies with recovery codes. Refuses with 401 a wrong or used code, with 409 after fifteen minutes or five wrong codes,
 * with 429 when many were wrong.
 */
export const verifySecondFactor = async (
  db: Database,
  { challenge: token, code }: { readonly challenge: string; readonly code: string },
  browser: Browser,
) => {
  const { request } = browser
  const tokenHash = hashToken(token)
  const challenge = requireFound(await findChallenge(db, tokenHash, maxTries), words.challengeExpired)
  const { staffID } = challenge
  requireNoDelay(await countCode(db, staffID, delaySeconds))
  requireFound(await countChallengeTry(db, tokenHash, maxTries), words.challengeExpired)
  const signedIn = await db.transaction(async (tx) => {
    const detail = await consumeCode(tx, challenge, code)
    if (detail === undefined) return undefined
    requireFound(await consumeChallenge(tx, tokenHash), words.challengeExpired)
    await clearCodeFailures(tx, staffID)
    const isNew = challenge.newSecret !== null
    if (isNew) await queueStaffEmail(tx, staffID, 'secondFactorSet', request)
    const recovery_codes = isNew ? await saveRecoveryCodes(tx, staffID) : []
    return {
      token: await openSession(tx, staffID, browser, { hasSecondFactor: true, detail }),
      recovery_codes,
    }
  })
  if (signedIn === undefined) {
    await recordEvent(db, 'second_factor_failed', { staffID }, request)
    throw new Refusal(words.wrongCode)
  }
  void deliverMessages(db)
  return signedIn
}
