import * as z from 'zod/mini'
import { area, done, id, staffCall } from '../endpoint/endpoint.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const answerRequests = staffCall('groups.answer-request')

/** Requests for groups. */
export const groupsStaff = area({
  entry: answerRequests('GET /api/staff/group-requests/{id}', {
    summary: 'Returns a request for a group, with how many others ask for the same subject and its groups.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      requestID: id(),
      version,
      subject: z.string(),
      subjecteng: z.string(),
      subject_code: z.string(),
      /** Null is any day, and any time. */
      day: z.nullable(z.string()),
      dayeng: z.nullable(z.string()),
      time: z.nullable(z.string()),
      /** Open requests for the subject, this one included. */
      requests: z.int(),
      /** The open groups of the subject, and their free seats. */
      groups: z.int(),
      free_seats: z.int(),
      status: z.enum(['sent', 'opened', 'refused']),
    }),
  }),
  answer: answerRequests('POST /api/staff/group-requests/{id}/answer', {
    summary: 'Answers a request for a group: it is opened, or refused.',
    params: entryParams,
    body: answerBody(['opened', 'refused']),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: answerRequests('POST /api/staff/group-requests/{id}/undo', {
    summary: 'Undoes the own answer within a minute, unless the student has asked again.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
})
