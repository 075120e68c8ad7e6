import * as z from 'zod/mini'
import { area, done, fileBytes, id, staffCall } from '../endpoint/endpoint.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const answerProblems = staffCall('problems.answer')

/** Problems that students have reported. */
export const problemsStaff = area({
  entry: answerProblems('GET /api/staff/problems/{id}', {
    summary: 'Returns a reported problem with its answer.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      problemID: id(),
      version,
      text: z.string(),
      reported_in: z.enum(['portal', 'registration']),
      file: z.nullable(z.object({ filename: z.string(), size: z.int() })),
      status: z.enum(['sent', 'in_progress', 'done']),
      answer: z.nullable(z.string()),
    }),
  }),
  answer: answerProblems('POST /api/staff/problems/{id}/answer', {
    summary: 'Answers a problem: it is solved, or in progress.',
    params: entryParams,
    body: answerBody(['done', 'in_progress']),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: answerProblems('POST /api/staff/problems/{id}/undo', {
    summary: 'Undoes the own answer within a minute.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
  file: answerProblems('GET /api/staff/problems/{id}/file', {
    answers: 'file',
    summary: 'Downloads the file of a problem; the download stands in the audit.',
    params: entryParams,
    refuses: [404],
    reply: fileBytes(),
  }),
})
