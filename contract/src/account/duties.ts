import * as z from 'zod/mini'
import { dutyKeys } from '#rules/duties/registry.ts'
import { area, call, day } from '../endpoint/endpoint.ts'

/** A duty that the student is asked for now; the first of the list is shown. */
export const blocker = z.object({
  key: z.enum(dutyKeys),
  deadline: z.optional(z.nullable(day())),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

/** All duties of the student, also those that are asked later; not in the university's specification (spec 2.9). */
export const duties = area({
  list: call('GET /api/duties', {
    summary:
      "Lists the student's duties in order, with deadline, duration, and what each locks until it is done.",
    reply: z.object({
      today: day(),
      /** Why duties that can wait are not asked now. */
      put_off: z.nullable(z.enum(['exam', 'registration'])),
      duties: z.array(
        z.extend(blocker, {
          /** About how long it takes. */
          minutes: z.int(),
          is_asked: z.boolean(),
          blocks: z.enum(['portal', 'pages', 'nothing']),
        }),
      ),
    }),
  }),
})
