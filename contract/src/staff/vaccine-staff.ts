import * as z from 'zod/mini'
import { area, done, fileBytes, id, staffCall } from '../endpoint/endpoint.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const reviewHealth = staffCall('documents.review-health')

/** Documents about vaccination; the number of an entry is that of the student. */
export const vaccineStaff = area({
  entry: reviewHealth('GET /api/staff/vaccine-documents/{id}', {
    summary: "Returns a student's answer about vaccination, without its file.",
    params: entryParams,
    refuses: [404],
    reply: z.object({
      studentID: id(),
      version,
      answer: z.string(),
      answereng: z.string(),
      /** Null: a month after its review it was deleted. */
      file: z.nullable(z.object({ filename: z.string(), size: z.int() })),
      /** Replaced: after a return the student has given an answer that needs no document. */
      status: z.enum(['sent', 'accepted', 'returned', 'replaced']),
    }),
  }),
  answer: reviewHealth('POST /api/staff/vaccine-documents/{id}/answer', {
    summary: 'Accepts the document, or returns it with the reason: the student is asked again.',
    params: entryParams,
    body: answerBody(['accepted', 'returned']),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: reviewHealth('POST /api/staff/vaccine-documents/{id}/undo', {
    summary: 'Undoes the own answer within a minute, unless the student has answered again.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
  file: reviewHealth('GET /api/staff/vaccine-documents/{id}/file', {
    answers: 'file',
    summary: 'Downloads the document; the download stands in the audit.',
    params: entryParams,
    refuses: [404],
    reply: fileBytes(),
  }),
})
