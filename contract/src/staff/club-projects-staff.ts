import * as z from 'zod/mini'
import { projectResource } from '../campus/club-projects.ts'
import { area, day, done, id, staffCall } from '../endpoint/endpoint.ts'
import { amount, currency, numberText } from '../rows/money.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const approveClubs = staffCall('clubs.approve')

/** Zero is possible too. */
const grantedAmount = numberText(z.stringFormat('amount_or_zero', /^\d{1,7}(\.\d{1,2})?$/))

/** Projects of clubs. */
export const clubProjectsStaff = area({
  entry: approveClubs('GET /api/staff/club-projects/{id}', {
    summary: 'Returns a project of a club with what it needs and what that costs.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      projectId: id(),
      version,
      club: z.string(),
      clubeng: z.string(),
      title: z.string(),
      description: z.string(),
      start_date: day(),
      end_date: day(),
      resources: z.array(projectResource),
      cost: amount(),
      approved_cost: z.nullable(amount()),
      currency: currency(),
      /** Withdrawn: the club was closed before anybody answered. */
      status: z.enum(['sent', 'rejected', 'approved', 'withdrawn']),
      reason: z.nullable(z.string()),
    }),
  }),
  answer: approveClubs('POST /api/staff/club-projects/{id}/answer', {
    summary: 'Approves a project, with its whole cost or less, or rejects it with a reason.',
    params: entryParams,
    /** `approved_cost`: of an approved project; left out, it is the whole cost. */
    body: z.extend(answerBody(['approved', 'rejected']), { approved_cost: z.optional(grantedAmount) }),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: approveClubs('POST /api/staff/club-projects/{id}/undo', {
    summary: 'Undoes the own answer within a minute, unless the club has sent the project again.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
})
