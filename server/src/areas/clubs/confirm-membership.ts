import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findNomination, saveMembership } from './sql.ts'
import { words } from './words.ts'

/**
 * Saves once whether the student is a member of the club that named them. Refuses another club, and a
 * different answer (spec 4.6.5).
 */
export const confirmMembership = async (
  db: Connection,
  studentID: number,
  clubID: number,
  isMember: boolean,
): Promise<'ok'> => {
  if ((await saveMembership(db, studentID, clubID, isMember)) !== undefined) return 'ok'
  throw new Refusal((await findNomination(db, studentID, clubID)) ? words.answered : words.notNamed)
}
