import * as z from 'zod/mini'
import { area, ownAccount, staffCall } from '../endpoint/endpoint.ts'

/** Counts of everything besides the inbox that may wait for a member of staff. */
export const waitingKinds = [
  'refunds',
  'mismatched',
  'stuck',
  'bank_entries',
  'overdue_loans',
  'paid_books',
  'consultations',
] as const

/** The start page for staff without an inbox. */
export const staffHome = area({
  waiting: staffCall(ownAccount)('GET /api/staff/waiting', {
    summary:
      'Counts what waits for the caller, by kind and in the scopes of its operation; nothing of what is zero.',
    reply: z.object({ waiting: z.array(z.object({ kind: z.enum(waitingKinds), count: z.int() })) }),
  }),
})
