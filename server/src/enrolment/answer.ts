import type * as z from 'zod/mini'
import type { registrationReply } from '#contract/registration/registered-subject.ts'
import type { Database } from '#server/db/open.ts'
import { loadRegistrationRow } from './commit/sql.ts'
import { toCreditSums } from './credit-sums.ts'
import { refuse } from './decide/refused.ts'
import type { TakenSeats } from './decide/seat-change.ts'
import type { Snapshot } from './snapshot.ts'
import { toRefusal } from './to-refusal.ts'
import { words } from './words.ts'

type SeatsTaken = z.input<typeof registrationReply>

/** A registration that was there before, as it is now. */
export const answerHeld = async (
  db: Database,
  { student }: Snapshot,
  registrationID: number,
): Promise<SeatsTaken> => {
  const registration = await loadRegistrationRow(db, student.studentID, registrationID)
  if (registration === undefined) throw toRefusal(refuse(words.registrationNotFound))
  const credits = toCreditSums(student)
  return { registration, total_ects: credits.semester, credits }
}

/** A registration that was just made; its groups are counted as the commit left them. */
export const answerTaken = (
  { catalogue, student }: Snapshot,
  { subject: subjectID, module, groups }: TakenSeats,
  registrationID: number,
  { taken, had }: { readonly taken: readonly number[] | null; readonly had: readonly number[] },
): SeatsTaken => {
  const subject = catalogue.subjects.get(subjectID ?? 0)
  if (subject === undefined) throw toRefusal(refuse(words.registrationNotFound))
  const rows = groups.flatMap((scheduleID, nth) => {
    const row = catalogue.rows.get(scheduleID)
    if (row === undefined) return []
    const before = taken?.[nth] ?? row.st_count
    return { ...row, st_count: before + (had.includes(scheduleID) ? 0 : 1) }
  })
  const credits = toCreditSums(student)
  return {
    registration: { ...subject, registrationID, program_moduleID: module, groups: rows },
    total_ects: credits.semester,
    credits,
  }
}
