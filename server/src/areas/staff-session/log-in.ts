import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { beginSecondStep } from './begin-second-step.ts'
import type { Browser } from './sessions/open-session.ts'
import { verifyPassword } from './verify-password.ts'
import { words } from './words.ts'

/** The first step of a sign-in. A wrong e-mail and a wrong password get the same refusal. */
export const logIn = async (
  db: Database,
  { email, password }: { readonly email: string; readonly password: string },
  browser: Browser,
) => {
  const staffID = await verifyPassword(db, { email, password }, browser.request)
  if (staffID === undefined) {
    await recordEvent(db, 'log_in_failed', { email }, browser.request)
    throw new Refusal(words.wrongLogin)
  }
  const step = await db.transaction((tx) => beginSecondStep(tx, staffID, browser))
  void deliverMessages(db)
  return step
}
