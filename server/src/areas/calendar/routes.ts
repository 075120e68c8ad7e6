import type { calendar } from '#contract/calendar.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words } from '#server/http/words.ts'
import { academicYear, currentSemester } from './sql.ts'

export const routes: Routes<typeof calendar, 'calendar'> = {
  currentSemester: async ({ db }) => {
    const semester = await currentSemester(db)
    if (semester === undefined) throw new Refusal(words.noSemester)
    return { current_semester: semester }
  },
  academicCalendars: async ({ db }) => {
    const year = await academicYear(db)
    if (year === undefined) throw new Refusal(words.noSemester)
    return year
  },
}
