import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText, instant, publicCall } from '../endpoint/endpoint.ts'

/** The feeds for a calendar program. */
export const feedNames = ['lectures', 'exams', 'deadlines'] as const

const subscription = z.object({
  subscriptionID: id(),
  made_at: instant(),
  feeds: z.array(z.object({ feed: z.enum(feedNames), path: z.string() })),
})

/** The secret address by which a calendar program reads the student's dates, until they revoke it. */
export const feeds = area({
  subscription: call('GET /api/calendar-subscription', {
    summary: "Returns the addresses of the student's calendar feeds, or null before they are created.",
    reply: z.object({ subscription: z.nullable(subscription) }),
  }),
  subscribe: call('POST /api/calendar-subscription', {
    summary: "Creates the secret address of the student's calendar feeds, or returns the existing one.",
    reply: z.object({ subscription }),
  }),
  revoke: call('DELETE /api/calendar-subscription/{id}', {
    summary:
      'Revokes the secret address, so that nothing can be read by it. A repeated call has the same reply.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
  feed: publicCall('GET /api/calendar-feeds/{secret}/{feed}.ics', {
    isForPrograms: true,
    hasSentences: true,
    summary:
      'Returns one feed as iCalendar (RFC 5545) to whoever knows the secret; `lang` is the language of its texts.',
    params: { secret: z.string().check(z.maxLength(100)), feed: z.string().check(z.maxLength(20)) },
    query: { lang: z.optional(z.enum(['ka', 'en'])) },
    answers: 'calendar',
    refuses: [404],
    reply: fileBytes(),
  }),
})
