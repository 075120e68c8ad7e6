import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText, instant } from '../endpoint/endpoint.ts'

/** The feeds for a calendar program. */
export const feedNames = ['lectures', 'exams', 'deadlines'] as const

const subscription = z.object({
  subscriptionID: id(),
  made_at: instant(),
  feeds: z.array(z.object({ feed: z.enum(feedNames), path: z.string() })),
})

/** The secret address by which a calendar program reads the student's dates, until they revoke it. */
export const feeds = area({
  subscription: call({
    method: 'GET',
    path: '/api/calendar-subscription',
    access: 'student',
    summary: 'The addresses of my calendar feeds, where I have asked for them.',
    reply: z.object({ subscription: z.nullable(subscription) }),
  }),
  subscribe: call({
    method: 'POST',
    path: '/api/calendar-subscription',
    access: 'student',
    summary: 'Make the secret address of my calendar feeds; where there is one it is answered.',
    reply: z.object({ subscription }),
  }),
  revoke: call({
    method: 'DELETE',
    path: '/api/calendar-subscription/{id}',
    access: 'student',
    summary:
      'Revoke the secret address: from now on nothing is read by it. Sending the same again answers the same.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
  feed: call({
    method: 'GET',
    path: '/api/calendar-feeds/{secret}/{feed}.ics',
    access: 'public',
    summary:
      'One feed as iCalendar (RFC 5545), for whoever knows the secret; `lang` is the language of its texts.',
    params: { secret: z.string().check(z.maxLength(100)), feed: z.string().check(z.maxLength(20)) },
    query: { lang: z.optional(z.enum(['ka', 'en'])) },
    answers: 'calendar',
    refuses: [404],
    reply: fileBytes(),
  }),
})
