import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { removeVisit } from './sql.ts'
import { words } from './words.ts'

/** Takes the number of a visit; gives its place back, until the day before it (spec 4). Giving it up twice is the same. */
export const cancelVisit = async (db: Connection, studentID: number, visitID: number): Promise<'ok'> => {
  const outcome = await removeVisit(db, studentID, visitID)
  if (outcome === 'ok') return outcome
  throw new Refusal(outcome === 'none' ? words.visitUnknown : words.visitToday)
}
