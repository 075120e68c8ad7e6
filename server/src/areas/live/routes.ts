import type { live } from '#contract/registration/live.ts'
import { toSessionKey } from '#server/http/authenticate.ts'
import { openEventStream } from '#server/http/events.ts'
import type { Routes } from '#server/http/serve.ts'
import { listenToAnswers } from './listen-to-answers.ts'
import { listenToMessages } from './listen-to-messages.ts'
import { listenToNotifications } from './listen-to-notifications.ts'
import { listenToSeats } from './listen-to-seats.ts'
import { listenToSemesters } from './listen-to-semesters.ts'

export const routes: Routes<typeof live> = {
  events: async ({ db, reply, request, student }) => {
    listenToSeats(db)
    listenToAnswers(db)
    listenToMessages(db)
    listenToNotifications(db)
    listenToSemesters(db)
    const { studentID, sessionID, view } = student
    const person = view === undefined ? `student ${studentID}` : `view of staff ${view.staffID}`
    await openEventStream(db, reply, { person, studentID, sessionID, key: toSessionKey(request) })
  },
}
