import * as z from 'zod/mini'
import { area, id, ownAccount, staffCall } from '../endpoint/endpoint.ts'

/** A change without its content; clients read that with their own permissions. */
export const staffEvent = z.union([
  /** The first event. The semester is the current one, so that a reader notices a change while there was no stream. */
  z.object({ topic: z.literal('hello'), semesterID: z.nullable(id()) }),
  /** Something was sent, answered or claimed. */
  z.object({ topic: z.literal('inbox') }),
  /** Something was written or seen in a conversation of the lecturer who the reader is. */
  z.object({ topic: z.literal('conversation'), conversationID: id() }),
  /** Another semester is the current one: whatever was read may be of the former. */
  z.object({ topic: z.literal('semester'), semesterID: id() }),
])

/** One stream for each open page of staff; the token is in the header, never in the address. */
export const staffLive = area({
  events: staffCall(ownAccount)('GET /api/staff/events', {
    summary:
      'Streams server-sent events that say what has changed, the inbox, a conversation or the current semester; a comment every 20 seconds keeps the connection open.',
    answers: 'events',
    reply: staffEvent,
  }),
})
