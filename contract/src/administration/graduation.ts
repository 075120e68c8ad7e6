import * as z from 'zod/mini'
import { area, call, done } from '../endpoint/endpoint.ts'

/** The graduation ceremony (spec 4.6, 7.4). */
export const graduation = area({
  saveGown: call('POST /api/saveGraduationAnswer', {
    summary: 'Saves whether the student buys or rents the gown.',
    body: z.object({ chosenType: z.enum(['buy', 'rent']) }),
    refuses: [403, 409],
    reply: done(),
  }),
  saveAttendance: call('POST /api/saveGraduationComeAnswer', {
    summary: 'Saves whether the student attends the graduation; `notDecided` is asked again later.',
    body: z.object({ answer: z.enum(['yes', 'no', 'notDecided']) }),
    refuses: [403, 409],
    reply: done(),
  }),
})
