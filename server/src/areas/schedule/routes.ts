import type { schedule } from '#contract/schedule.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words } from '#server/http/words.ts'
import { currentSchedule } from './sql.ts'

export const routes: Routes<typeof schedule, 'schedule'> = {
  currentSchedule: async ({ db, student }) => {
    const current = await currentSchedule(db, student.studentID)
    if (current === undefined) throw new Refusal(words.noSemester)
    return current
  },
}
