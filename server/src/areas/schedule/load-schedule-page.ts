import type * as z from 'zod/mini'
import type { schedule } from '#contract/studies/schedule.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import type { Connection } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words } from '#server/http/words.ts'
import { listScheduleChanges, timetableVersion } from './page-snapshot.ts'
import { loadSchedule } from './sql.ts'

/**
 * The student's timetable and its changes since the last visit, in one statement. The first visit has nothing to
 * compare with. 404 without a current semester.
 */
export const loadSchedulePage = async (
  db: Connection,
  studentID: number,
): Promise<z.input<typeof schedule.currentSchedule.reply>> => {
  const found = requireFound(await loadSchedule(db, studentID), words.noSemester)
  const { seen, seen_version, ...timetable } = found
  const pageChanges = changesSinceSeen({ seen, seen_version }, timetableVersion(timetable), (before) =>
    listScheduleChanges(before, timetable),
  )
  return { ...timetable, ...pageChanges }
}
