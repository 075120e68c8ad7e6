import * as z from 'zod/mini'
import { area, day, done, id, staffCall, time } from '../endpoint/endpoint.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const answerRequests = staffCall('camera.answer')

/** Requests for cameras. */
export const cameraStaff = area({
  entry: answerRequests('GET /api/staff/camera-requests/{id}', {
    summary: 'Returns a request for cameras with what else is lent at that time.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      requestID: id(),
      version,
      is_cinematography: z.boolean(),
      equipment: z.array(
        z.object({
          equipmentID: id(),
          equipment: z.string(),
          equipmenteng: z.string(),
          /** How many there are, and how many others have asked for or have at that time. */
          count: z.int(),
          others: z.int(),
        }),
      ),
      date: day(),
      start: time(),
      end: time(),
      purpose: z.string(),
      status: z.enum(['sent', 'confirmed', 'rejected', 'cancelled']),
      reason: z.nullable(z.string()),
    }),
  }),
  answer: answerRequests('POST /api/staff/camera-requests/{id}/answer', {
    summary: 'Confirms a request, or rejects it with a reason.',
    params: entryParams,
    body: answerBody(['confirmed', 'rejected']),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: answerRequests('POST /api/staff/camera-requests/{id}/undo', {
    summary: 'Undoes the own answer within a minute.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
})
