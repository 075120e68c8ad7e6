import * as z from 'zod/mini'
import { area, day, done, id, staffCall, time } from '../endpoint/endpoint.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const receiveVisits = staffCall('agreements.receive-visit')

/** Visits to sign a contract. */
export const agreementsStaff = area({
  entry: receiveVisits('GET /api/staff/visits/{id}', {
    summary: 'Returns a booked visit.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      visitID: id(),
      version,
      branch: z.string(),
      brancheng: z.string(),
      date: day(),
      start: time(),
      end: time(),
      /** Whether the student has accepted the contract in the portal, or it is signed. */
      contract_approved: z.boolean(),
      /** How many earlier visits the student has missed. */
      missed: z.int(),
      /** Booked: its time has not come yet. */
      status: z.enum(['booked', 'sent', 'held', 'missed', 'cancelled']),
      reason: z.nullable(z.string()),
    }),
  }),
  answer: receiveVisits('POST /api/staff/visits/{id}/answer', {
    summary: 'Records that the student came, or that they did not: then they may book again.',
    params: entryParams,
    body: answerBody(['held', 'missed']),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: receiveVisits('POST /api/staff/visits/{id}/undo', {
    summary: 'Undoes the own answer within a minute, unless the student has booked again.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
})
