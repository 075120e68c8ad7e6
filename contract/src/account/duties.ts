import * as z from 'zod/mini'
import { dutyKeys } from '#rules/duties/registry.ts'
import { area, call, day } from '../endpoint/endpoint.ts'

/** A duty that the student is asked for now; the first of the list is shown. */
export const blocker = z.object({
  key: z.enum(dutyKeys),
  deadline: z.optional(z.nullable(day())),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

/** All that a student has to do, whether it is asked now or later; ours, beside the user's `blockers` (spec 2.9). */
export const duties = area({
  list: call({
    method: 'GET',
    path: '/api/duties',
    access: 'student',
    summary:
      'All that waits for me, in order: by when, how long it takes, and what it keeps shut until it is done.',
    reply: z.object({
      today: day(),
      /** What puts off all that can wait. */
      put_off: z.nullable(z.enum(['exam', 'registration'])),
      duties: z.array(
        z.extend(blocker, {
          /** How long it takes, about. */
          minutes: z.int(),
          is_asked: z.boolean(),
          blocks: z.enum(['portal', 'pages', 'nothing']),
        }),
      ),
    }),
  }),
})
