import * as z from 'zod/mini'
import { area, call, day } from '../endpoint/endpoint.ts'
import { blocker } from './session.ts'

/** What waits for a student, whether it is asked now or later; ours, beside the user's `blockers` (spec 2.9). */
export const duties = area({
  list: call({
    method: 'GET',
    path: '/api/duties',
    access: 'student',
    says: 'All that waits for me, in order: by when, how long it takes, and what it keeps shut until it is done.',
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
