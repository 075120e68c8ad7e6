import * as z from 'zod/mini'
import { area, day, done, fileBytes, id, staffCall } from '../endpoint/endpoint.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const reviewDocuments = staffCall('documents.review')

/** Documents that students have uploaded because the university asked for them. */
export const documentsStaff = area({
  entry: reviewDocuments('GET /api/staff/missing-documents/{id}', {
    summary: 'Returns an uploaded document, without its file.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      documentID: id(),
      version,
      document: z.string(),
      documenteng: z.string(),
      /** Until when the student has to bring it. */
      deadline: z.nullable(day()),
      file: z.nullable(z.object({ filename: z.string(), size: z.int() })),
      status: z.enum(['sent', 'accepted', 'returned']),
    }),
  }),
  answer: reviewDocuments('POST /api/staff/missing-documents/{id}/answer', {
    summary: 'Accepts a document, or returns it with the reason: it is missing again.',
    params: entryParams,
    body: answerBody(['accepted', 'returned']),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: reviewDocuments('POST /api/staff/missing-documents/{id}/undo', {
    summary: 'Undoes the own answer within a minute, unless the student has uploaded another file.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
  file: reviewDocuments('GET /api/staff/missing-documents/{id}/file', {
    answers: 'file',
    summary: 'Downloads an uploaded document; the download stands in the audit.',
    params: entryParams,
    refuses: [404],
    reply: fileBytes(),
  }),
})
