import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { buildInvitation, invitationDays } from './build-invitation.ts'
import { listInvitees, lockInvitations, saveInvitations } from './sql.ts'

interface Whom {
  readonly programmeID: number | null
  /** Includes students who were invited more than this many days ago and have no password yet; null for nobody. */
  readonly againDays: number | null
}

/**
 * Queues e-mails with a link for a first password to the next active students who have none, to each of their
 * addresses; returns how many students. A student is invited once, however often it runs or is interrupted.
 */
export const inviteStudents = (
  db: Database,
  { programmeID, againDays }: Whom,
  count: number,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockInvitations(tx)
    const invitees = await listInvitees(tx, programmeID, againDays, count)
    if (invitees.length === 0) return 0
    const invitations = invitees.map((invitee) => {
      const theString = randomBytes(32).toString('base64url')
      const { studentID, emails } = invitee
      const link = hashToken(theString).toString('hex')
      return { studentID, emails, link, ...buildInvitation(invitee, theString) }
    })
    await saveInvitations(tx, JSON.stringify(invitations), invitationDays)
    return invitees.length
  })
