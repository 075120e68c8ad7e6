import * as z from 'zod/mini'
import { area, done, id, staffCall } from '../endpoint/endpoint.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const reviewPictures = staffCall('profile.review-picture')

/** New pictures of students; the entry has the number of the student. */
export const profileStaff = area({
  entry: reviewPictures('GET /api/staff/pictures/{id}', {
    summary: 'Returns the picture of a student and the one that awaits confirmation, as base64 JPEG.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      studentID: id(),
      version,
      picture: z.nullable(z.string()),
      awaiting: z.nullable(z.string()),
      status: z.enum(['sent', 'confirmed', 'rejected']),
    }),
  }),
  answer: reviewPictures('POST /api/staff/pictures/{id}/answer', {
    summary: 'Confirms the new picture, or rejects it with the reason.',
    params: entryParams,
    body: answerBody(['confirmed', 'rejected']),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: reviewPictures('POST /api/staff/pictures/{id}/undo', {
    summary: 'Undoes the own answer within a minute, unless the student has sent another picture.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
})
