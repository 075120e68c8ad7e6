import type { Database } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { confirmSession, hashToken } from '#server/http/authenticate.ts'
import { verifyPassword } from './password/verify-password.ts'
import { readDeviceToken } from '#server/credentials/device-cookie.ts'
import { loadUser } from '#server/user/load-user.ts'
import { signIn, type Browser } from './sign-in.ts'
import { consumeOneTimeLogin } from './sql.ts'
import { removeExpiredHourly } from './remove-expired-hourly.ts'
import { words } from './words.ts'

interface Credentials {
  readonly code: string
  readonly password: string
}

const toReply = async (db: Database, studentID: number, token: string) => {
  const [user] = await Promise.all([loadUser(db, studentID), confirmSession(db, token)])
  return { token, user }
}

/** Logs in by code and password. A wrong code and a wrong password get the same refusal (spec 6.2.4). */
export const logIn = async (db: Database, { code, password }: Credentials, browser: Browser) => {
  const { request } = browser
  removeExpiredHourly(db)
  const attempt = { code, password, address: request.ip, device: readDeviceToken(request) }
  const right = await verifyPassword(db, attempt)
  if (right === undefined) {
    await recordEvent(db, 'log_in_failed', { code }, request)
    throw new Refusal(words.wrongLogin)
  }
  const token = await db.transaction(async (tx) => {
    await right.forgive(tx)
    return signIn(tx, right.studentID, browser)
  })
  void deliverMessages(db)
  return toReply(db, right.studentID, token)
}

/** Logs in by the saved cookie pair, whose password is a one-time token (spec 4.2.3). */
export const logInWithToken = async (
  db: Database,
  pair: { readonly user_id: string; readonly password: string },
  browser: Browser,
) => {
  const signedIn = await db.transaction(async (tx) => {
    const used = requireFound(
      await consumeOneTimeLogin(tx, hashToken(pair.password), pair.user_id),
      words.wrongLogin,
    )
    return { ...used, token: await signIn(tx, used.studentID, browser, 'by the cookie pair') }
  })
  void deliverMessages(db)
  return toReply(db, signedIn.studentID, signedIn.token)
}
