import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { addMemberNotification, notifyHead } from './members/sql.ts'
import { findNomination, saveMembership } from './sql.ts'
import { words } from './words.ts'

/**
 * Saves whether the student is a member of the club that named them, once; a yes makes them a member. Refuses any other
 * club, and a changed answer (spec 4.6.5).
 */
export const confirmMembership = (
  db: Database,
  studentID: number,
  clubID: number,
  isMember: boolean,
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const before = await findNomination(tx, studentID, clubID)
    if (before === undefined) throw new Refusal(words.notNamed)
    if ((await saveMembership(tx, studentID, clubID, isMember)) === undefined)
      throw new Refusal(words.answered)
    if (isMember && !before.answered) await addMemberNotification(tx, clubID, studentID, true, 'joined')
    await notifyHead(tx, clubID)
    return 'ok'
  })
