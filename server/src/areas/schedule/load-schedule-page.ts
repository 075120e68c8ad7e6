import type * as z from 'zod/mini'
import type { schedule } from '#contract/studies/schedule.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { listScheduleChanges, timetableVersion } from './page-snapshot.ts'
import { loadSchedule } from './sql.ts'

/**
 * Takes a student; gives her timetable with what changed by itself since she last looked at it, in one statement. A
 * first look has nothing to be compared with. Refuses with 404 while there is no current semester.
 */
export const loadSchedulePage = async (
  db: Connection,
  studentID: number,
): Promise<z.input<typeof schedule.currentSchedule.reply>> => {
  const found = await loadSchedule(db, studentID)
  if (found === undefined) throw new Refusal(words.noSemester)
  const { seen, seen_version, ...timetable } = found
  const look = changesSinceSeen({ seen, seen_version }, timetableVersion(timetable), (before) =>
    listScheduleChanges(before, timetable),
  )
  return { ...timetable, ...look }
}
