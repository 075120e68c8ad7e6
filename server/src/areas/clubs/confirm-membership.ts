import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findNomination, saveMembership } from './sql.ts'
import { words } from './words.ts'

/** Takes the club that named the student and whether she is a member; keeps it once. Refuses another club, or another answer (spec 4). */
export const confirmMembership = async (
  db: Connection,
  studentID: number,
  clubID: number,
  isMember: boolean,
): Promise<'ok'> => {
  if ((await saveMembership(db, studentID, clubID, isMember)) !== undefined) return 'ok'
  throw new Refusal((await findNomination(db, studentID, clubID)) ? words.answered : words.notNamed)
}
