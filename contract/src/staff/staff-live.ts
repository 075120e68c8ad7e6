import * as z from 'zod/mini'
import { area, ownAccount, staffCall } from '../endpoint/endpoint.ts'

/** The first event, and that something was sent, answered or claimed; who reads it asks for what they may see. */
export const staffEvent = z.object({ topic: z.enum(['hello', 'inbox']) })

/** One stream for each open page of staff; the token is in the header, never in the address. */
export const staffLive = area({
  events: staffCall(ownAccount)('GET /api/staff/events', {
    summary:
      'Streams server-sent events that say that the inbox has changed; a comment every 20 seconds keeps the connection open.',
    answers: 'events',
    reply: staffEvent,
  }),
})
