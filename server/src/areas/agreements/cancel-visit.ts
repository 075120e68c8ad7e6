import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { removeVisit } from './sql.ts'
import { words } from './words.ts'

/** Cancels a visit, at the latest on the day before (spec 4.4.2). Cancelling twice succeeds. */
export const cancelVisit = async (db: Connection, studentID: number, visitID: number): Promise<'ok'> => {
  const { outcome } = await removeVisit(db, studentID, visitID)
  if (outcome === 'ok') return outcome
  throw new Refusal(outcome === 'none' ? words.visitUnknown : words.visitToday)
}
