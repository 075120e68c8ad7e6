import { applyChange } from '../decide/apply-change.ts'
import type { SeatChange } from '../decide/seat-change.ts'
import type { Catalogue, StudentState } from '../snapshot.ts'
import type { CommitResult } from './sql.ts'

/** The student's state after all that was committed. */
export const applyResult = (
  catalogue: Pick<Catalogue, 'subjects'>,
  before: StudentState,
  changes: readonly SeatChange[],
  result: CommitResult,
): StudentState => {
  // Whatever is made moves the student's version on: a refusal leaves all as it was.
  if (result.version === before.version) return before
  let student: StudentState = { ...before, version: result.version }
  if (result.outcome !== 'done') return student
  changes.forEach((change, nth) => {
    const made = result.moves[nth]
    if (made !== undefined && change.kind === 'seats')
      student = applyChange(catalogue, student, change, made.registration)
  })
  return student
}
