import type { calendar } from '#contract/studies/calendar.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words } from '#server/http/words.ts'
import { toCalendarSnapshot, readYear } from './read-year.ts'
import { currentSemester } from './sql.ts'

export const routes: Routes<typeof calendar, 'calendar'> = {
  currentSemester: async ({ db }) => {
    const semester = await currentSemester(db)
    if (semester === undefined) throw new Refusal(words.noSemester)
    return { current_semester: semester }
  },
  academicCalendars: ({ db, student }) => readYear(db, student.studentID),
  seen: async ({ db, student, body }) => {
    const year = await readYear(db, student.studentID)
    const now = { now: toCalendarSnapshot(year.events), current: year.version }
    return savePageSeen(db, student.studentID, 'calendar', { ...now, version: body.version })
  },
}
