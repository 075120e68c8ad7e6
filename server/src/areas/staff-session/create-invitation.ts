import type { Connection } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { createToken } from './sessions/open-session.ts'
import { addInvitation } from './sql.ts'

/** How long an invitation is valid. */
export const invitationHours = 72

/**
 * The path of a one-time link with which the member of staff sets password and second factor; former links stop working.
 * The secret stands behind #, which a browser sends to no server.
 */
export const createInvitation = async (tx: Connection, staffID: number): Promise<string> => {
  const link = createToken()
  await addInvitation(tx, hashToken(link), staffID, invitationHours)
  return `/staff/invitation#${link}`
}
