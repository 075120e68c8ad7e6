import * as z from 'zod/mini'
import { area, call, id, instant } from '../endpoint/endpoint.ts'

/** New seat counts, or a topic of which something must be read again. */
export const liveEvent = z.union([
  z.object({ topic: z.literal('hello'), at: instant() }),
  z.object({
    topic: z.literal('seats'),
    groups: z.array(z.object({ scheduleID: id(), st_count: z.int() })),
  }),
  z.object({ topic: z.literal('notifications'), notifications: z.int(), messages: z.int() }),
  z.object({ topic: z.literal('conversation'), conversationID: id() }),
  z.object({ topic: z.literal('payment'), orderID: id(), status: z.enum(['success', 'fail']) }),
  z.object({ topic: z.literal('user') }),
  /** Somebody of the university has answered what the student has sent, or undone the answer. */
  z.object({ topic: z.literal('answer') }),
  /** Another semester is the current one: whatever was read may be of the former. */
  z.object({ topic: z.literal('semester') }),
])

/** One stream of all topics for each browser; the token is in the header, never in the URL. */
export const live = area({
  events: call('GET /api/events', {
    summary:
      'Streams server-sent events, each of which names what has changed; a comment every 20 seconds keeps the connection open.',
    answers: 'events',
    reply: liveEvent,
  }),
})
