import * as z from 'zod/mini'
import { area, done, id, staffCall } from '../endpoint/endpoint.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const answerThemes = staffCall('master.answer-theme')

/** Themes of the master's thesis that students have chosen or proposed. */
export const masterStaff = area({
  entry: answerThemes('GET /api/staff/master-themes/{id}', {
    summary: 'Returns a chosen or proposed theme with its supervisor and how many theses they have.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      choiceID: id(),
      version,
      theme: z.string(),
      themeeng: z.string(),
      /** The student proposes it; otherwise the supervisor offers it. */
      is_proposed: z.boolean(),
      /** Why the student proposes it. */
      note: z.nullable(z.string()),
      supervisor: z.string(),
      supervisoreng: z.string(),
      /** Theses of the supervisor in this round, this one included, and the most they take. */
      taken: z.int(),
      places: z.int(),
      /** `removed`: the student has given it back. */
      status: z.enum(['sent', 'approved', 'rejected', 'removed']),
    }),
  }),
  answer: answerThemes('POST /api/staff/master-themes/{id}/answer', {
    summary: 'Approves a theme, or rejects it with the reason: its place is free again.',
    params: entryParams,
    body: answerBody(['approved', 'rejected']),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: answerThemes('POST /api/staff/master-themes/{id}/undo', {
    summary:
      'Undoes the own answer within a minute, unless the place is taken or the student has chosen again.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
})
