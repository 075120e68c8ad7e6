import type { schedule } from '#contract/studies/schedule.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import type { Routes } from '#server/http/serve.ts'
import { toScheduleSnapshot } from './page-snapshot.ts'
import { loadSchedulePage } from './load-schedule-page.ts'

export const routes: Routes<typeof schedule> = {
  currentSchedule: ({ db, student }) => loadSchedulePage(db, student.studentID),
  seen: async ({ db, student, body }) => {
    const timetable = await loadSchedulePage(db, student.studentID)
    const now = { now: toScheduleSnapshot(timetable), current: timetable.version }
    return savePageSeen(db, student.studentID, 'schedule', { ...now, version: body.version })
  },
}
