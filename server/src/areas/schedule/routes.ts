import type { schedule } from '#contract/studies/schedule.ts'
import { keepLook } from '#server/areas/looks/keep-look.ts'
import type { Routes } from '#server/http/serve.ts'
import { lookOf } from './look-of.ts'
import { readSchedule } from './read-schedule.ts'

export const routes: Routes<typeof schedule, 'schedule'> = {
  currentSchedule: ({ db, student }) => readSchedule(db, student.studentID),
  seen: async ({ db, student, body }) => {
    const timetable = await readSchedule(db, student.studentID)
    const now = { now: lookOf(timetable), current: timetable.version }
    return keepLook(db, student.studentID, 'schedule', { ...now, version: body.version })
  },
}
