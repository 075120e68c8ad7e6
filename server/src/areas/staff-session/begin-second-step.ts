import type { Connection } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { toBase32 } from './second-factor/base32.ts'
import { createTotpSecret } from './second-factor/totp.ts'
import { createToken, openSession, type Browser } from './sessions/open-session.ts'
import { addChallenge, loadSecondFactorState } from './sql.ts'

/** Long enough to install an app. */
const challengeMinutes = 15

/** The address that an authenticator app reads from a QR code. */
const toUri = (email: string, key: string): string =>
  `otpauth://totp/${encodeURIComponent('Student portal')}:${encodeURIComponent(email)}?secret=${key}&issuer=${encodeURIComponent('Student portal')}`

/** Keeps a new key until the first code of the app confirms it. The password was right. */
export const beginEnrolment = async (tx: Connection, staffID: number, email: string) => {
  const challenge = createToken()
  const newSecret = createTotpSecret()
  await addChallenge(tx, hashToken(challenge), staffID, newSecret, challengeMinutes)
  const key = toBase32(newSecret)
  return { challenge, enrolment: { key, uri: toUri(email, key) } }
}

/**
 * The step after a correct password: a code of the authenticator app; its set-up, if the university requires it and there
 * is none yet; or the session at once.
 */
export const beginSecondStep = async (tx: Connection, staffID: number, browser: Browser) => {
  const { email, hasSecret, isRequired } = await loadSecondFactorState(tx, staffID)
  if (!hasSecret && !isRequired) {
    return {
      token: await openSession(tx, staffID, browser, { hasSecondFactor: false, detail: 'no second factor' }),
      challenge: null,
      enrolment: null,
    }
  }
  if (!hasSecret) return { token: null, ...(await beginEnrolment(tx, staffID, email)) }
  const challenge = createToken()
  await addChallenge(tx, hashToken(challenge), staffID, null, challengeMinutes)
  return { token: null, challenge, enrolment: null }
}
