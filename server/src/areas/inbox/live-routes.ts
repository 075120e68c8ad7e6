import type { staffLive } from '#contract/staff/staff-live.ts'
import type { Routes } from '#server/http/serve.ts'
import { claimStaffStream, openStaffStream } from '#server/http/staff-events.ts'
import { listenToConversations } from './listen-to-conversations.ts'
import { listenToInbox } from './listen-to-inbox.ts'
import { listenToSemesters } from './listen-to-semesters.ts'
import { findReadingLecturer, loadCurrentSemester } from './sql.ts'

/** The stream of staff. */
export const liveRoutes: Routes<typeof staffLive> = {
  events: async ({ db, reply, staff }) => {
    listenToInbox(db)
    listenToConversations(db)
    listenToSemesters(db)
    const { staffID, sessionID } = staff
    await claimStaffStream(db, reply, staffID)
    const [{ semesterID }, { lecturerID }] = await Promise.all([
      loadCurrentSemester(db),
      findReadingLecturer(db, staffID),
    ])
    const reader = { sessionID, lecturerID }
    await openStaffStream(db, reply, reader, { topic: 'hello', semesterID })
  },
}
