import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { removeVisit } from './sql.ts'
import { words } from './words.ts'

const refusalByOutcome = {
  none: words.visitUnknown,
  today: words.visitToday,
  decided: words.visitDecided,
} as const

/**
 * Cancels a visit, at the latest on the day before (spec 4.4.2), unless its outcome is recorded. Cancelling twice
 * succeeds.
 */
export const cancelVisit = async (db: Connection, studentID: number, visitID: number): Promise<'ok'> => {
  const { outcome } = await removeVisit(db, studentID, visitID)
  if (outcome === 'ok') return outcome
  throw new Refusal(refusalByOutcome[outcome])
}
