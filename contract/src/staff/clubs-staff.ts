import * as z from 'zod/mini'
import { clubTexts } from '../campus/clubs.ts'
import { area, done, id, staffCall } from '../endpoint/endpoint.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const approveClubs = staffCall('clubs.approve')

/** Foundings and changes of clubs; the entry has the number of the revision. */
export const clubsStaff = area({
  entry: approveClubs('GET /api/staff/clubs/{id}', {
    summary: 'Returns the founding, the change or the closing of a club with what everybody sees of it now.',
    params: entryParams,
    refuses: [404],
    reply: z.extend(clubTexts, {
      revisionID: id(),
      version,
      /** The approved texts; null for a founding. */
      current: z.nullable(clubTexts),
      members: z.int(),
      /** Why its head asks to close the club; null for a founding and for a change of its texts. */
      closing_reason: z.nullable(z.string()),
      status: z.enum(['sent', 'rejected', 'approved', 'withdrawn']),
      reason: z.nullable(z.string()),
    }),
  }),
  answer: approveClubs('POST /api/staff/clubs/{id}/answer', {
    summary: 'Approves the founding, the change or the closing of a club, or rejects it with a reason.',
    params: entryParams,
    body: answerBody(['approved', 'rejected']),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: approveClubs('POST /api/staff/clubs/{id}/undo', {
    summary: 'Undoes the own answer within a minute, unless the head has sent another change.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
})
