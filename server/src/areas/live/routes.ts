import type { live } from '#contract/registration/live.ts'
import { toSessionKey } from '#server/http/authenticate.ts'
import { openEventStream } from '#server/http/events.ts'
import type { Routes } from '#server/http/serve.ts'
import { listenToSeats } from './listen-to-seats.ts'

export const routes: Routes<typeof live, 'live'> = {
  events: async ({ db, reply, request, student }) => {
    listenToSeats(db)
    await openEventStream(db, reply, { sessionID: student.sessionID, key: toSessionKey(request) })
  },
}
