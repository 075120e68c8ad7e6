import * as z from 'zod/mini'
import { area, call, id, instant } from '../endpoint/endpoint.ts'

/** What the stream may say: how many have a seat now, or that something of this topic is to be read again. */
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
])

/** One stream for each browser, for all topics; read with the bearer header, which no URL ever carries. */
export const live = area({
  events: call({
    method: 'GET',
    path: '/api/events',
    access: 'student',
    summary:
      'A stream of server-sent events: each tells what has changed; a comment every 20 seconds keeps it open.',
    answers: 'events',
    reply: liveEvent,
  }),
})
