import { queueStaffEmail } from '#server/account-emails/queue-staff-email.ts'
import { hashNewPassword } from '#server/credentials/hash-new-password.ts'
import type { Database } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { requireFound } from '#server/http/require-found.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { beginSecondStep } from './begin-second-step.ts'
import type { Browser } from './sessions/open-session.ts'
import { deleteSessions } from './sessions/sql.ts'
import { findInvitation, resetCredentials, consumeInvitation } from './sql.ts'
import { words } from './words.ts'

/**
 * Sets the password by a one-time link, ends every session and removes the former second factor, which is set up next.
 * Refuses with 409 when the link is used or expired, with 422 when the password breaks a rule.
 */
export const acceptInvitation = async (
  db: Database,
  { link, password }: { readonly link: string; readonly password: string },
  browser: Browser,
) => {
  const { request } = browser
  const linkHash = hashToken(link)
  const { staffID, email } = requireFound(await findInvitation(db, linkHash), words.invitationExpired)
  const passwordHash = await hashNewPassword(password, email, request.ip)
  const step = await db.transaction(async (tx) => {
    requireFound(await consumeInvitation(tx, linkHash), words.invitationExpired)
    await resetCredentials(tx, staffID, passwordHash)
    await deleteSessions(tx, staffID, null)
    await recordEvent(tx, 'invitation_accepted', { staffID }, request)
    await queueStaffEmail(tx, staffID, 'passwordChanged', request)
    return beginSecondStep(tx, staffID, browser)
  })
  void deliverMessages(db)
  return step
}
