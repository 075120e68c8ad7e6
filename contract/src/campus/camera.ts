import * as z from 'zod/mini'
import { area, call, day, done, id, idText, instant, prose, time } from '../endpoint/endpoint.ts'

const equipment = z.object({
  equipmentID: id(),
  equipment: z.string(),
  equipmenteng: z.string(),
  description: z.nullable(z.string()),
  descriptioneng: z.nullable(z.string()),
  count: z.int(),
})

const cancelled = z.object({
  requestID: id(),
  equipment: z.array(equipment),
  date: day(),
  start: time(),
  end: time(),
  purpose: z.string(),
  created_at: instant(),
})

/** A request for cameras; the office confirms or rejects it (spec 2.36). */
const request = z.extend(cancelled, {
  status: z.enum(['sent', 'confirmed', 'rejected']),
  reason: z.nullable(z.string()),
})

const reply = z.object({
  equipment: z.array(equipment),
  requests: z.array(request),
  /** The latest 20 that the student has cancelled. */
  cancelled: z.array(cancelled),
})

const requestBody = () =>
  z.object({
    equipmentIDs: z.array(id()).check(z.minLength(1), z.maxLength(10)),
    date: day(),
    start: time(),
    end: time(),
    purpose: prose(1000),
  })

/** Cameras, of the university and of the school of cinematography (spec 2.36). */
export const camera = area({
  requests: call('GET /api/cam-requests', {
    summary:
      "Lists the cameras that can be borrowed, the student's requests, and those that they have cancelled.",
    reply,
  }),
  send: call('POST /api/cam-requests', {
    summary: 'Requests cameras for a day.',
    body: requestBody(),
    refuses: [403, 404, 409],
    reply: request,
  }),
  cancel: call('DELETE /api/cam-requests/{id}', {
    summary: 'Cancels a request while its status is `sent`.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
  cinematographyRequests: call('GET /api/cinematography-cam-requests', {
    summary: "Lists the cameras of the school of cinematography and the student's requests.",
    refuses: [403],
    reply,
  }),
  sendCinematography: call('POST /api/cinematography-cam-requests', {
    summary: 'Requests cameras of the school of cinematography for a day.',
    body: requestBody(),
    refuses: [403, 404, 409],
    reply: request,
  }),
  cancelCinematography: call('DELETE /api/cinematography-cam-requests/{id}', {
    summary: 'Cancels a request to the school of cinematography while its status is `sent`.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
})
