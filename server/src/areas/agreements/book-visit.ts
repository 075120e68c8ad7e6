import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import { bookSlot } from './sql.ts'
import { words } from './words.ts'

interface VisitRequest {
  readonly branch: number
  readonly date: string
  readonly start: string
}

const refusalByOutcome = {
  not_asked: words.visitNotRequested,
  no_branch: words.branchUnknown,
  key_of_another: httpWords.keyAlreadyUsed,
  booked: words.visitBooked,
  late: words.visitLate,
} as const

/**
 * Books the visit, or answers `not_available` when the slot is full or past: only the database knows the last free
 * place and the time (spec 4.4.4, 5.4). A repeated attempt is one visit. Refuses a second visit.
 */
export const bookVisit = async (
  db: Connection,
  studentID: number,
  key: string | null,
  { branch, date, start }: VisitRequest,
): Promise<'ok' | 'not_available'> => {
  const { outcome } = await bookSlot(db, studentID, branch, date, start, key)
  if (outcome === 'ok' || outcome === 'not_available') return outcome
  throw new Refusal(refusalByOutcome[outcome])
}
