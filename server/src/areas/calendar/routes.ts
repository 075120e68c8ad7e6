import type { calendar } from '#contract/studies/calendar.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words } from '#server/http/words.ts'
import { toCalendarSnapshot, loadYear } from './load-year.ts'
import { loadCurrentSemester } from './sql.ts'

export const routes: Routes<typeof calendar> = {
  currentSemester: async ({ db }) => ({
    current_semester: requireFound(await loadCurrentSemester(db), words.noSemester),
  }),
  academicCalendars: ({ db, student }) => loadYear(db, student.studentID),
  seen: async ({ db, student, body }) => {
    const year = await loadYear(db, student.studentID)
    const now = { now: toCalendarSnapshot(year.events), current: year.version }
    return savePageSeen(db, student.studentID, 'calendar', { ...now, version: body.version })
  },
}
