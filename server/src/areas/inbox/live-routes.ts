import type { staffLive } from '#contract/staff/staff-live.ts'
import type { Routes } from '#server/http/serve.ts'
import { openStaffStream } from '#server/http/staff-events.ts'
import { listenToInbox } from './listen-to-inbox.ts'
import { listenToSemesters } from './listen-to-semesters.ts'
import { loadCurrentSemester } from './sql.ts'

/** The stream of staff. */
export const liveRoutes: Routes<typeof staffLive> = {
  events: async ({ db, reply, staff }) => {
    listenToInbox(db)
    listenToSemesters(db)
    const { semesterID } = await loadCurrentSemester(db)
    await openStaffStream(db, reply, staff.sessionID, { topic: 'hello', semesterID })
  },
}
