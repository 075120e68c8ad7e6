import type { live } from '#contract/registration/live.ts'
import { openEventStream } from '#server/http/events.ts'
import type { Routes } from '#server/http/serve.ts'
import { hearSeats } from './hear-seats.ts'

export const routes: Routes<typeof live, 'live'> = {
  events: async ({ db, reply }) => {
    hearSeats(db)
    await openEventStream(db, reply)
  },
}
