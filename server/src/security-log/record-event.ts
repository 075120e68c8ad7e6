import type { FastifyRequest } from 'fastify'
import { toDeviceName } from './device-name.ts'
import type { Connection } from '#server/db/open.ts'
import { addEvent } from './sql.ts'

/** The events of the security log; `npm run security-log` prints it. */
export type SecurityEvent =
  | 'logged_in'
  | 'log_in_failed'
  | 'logged_out'
  | 'logged_out_elsewhere'
  | 'oldest_session_ended'
  | 'password_link_requested'
  | 'password_changed'
  | 'phone_changed'
  | 'bank_account_changed'
  | 'calendar_address_changed'

/** What can be repeated at will is counted, so that nobody can fill the log. */
const countedEvents: ReadonlySet<SecurityEvent> = new Set([
  'log_in_failed',
  'password_link_requested',
  'oldest_session_ended',
])

/** Whose account: by id, or by the code that was typed. */
export type Account = { readonly studentID: number } | { readonly code: string }

/**
 * Writes one line into the security log, in the transaction of the event; an event of `countedEvents` that is repeated within an
 * hour is counted in its line. `detail` must hold no secret.
 */
export const recordEvent = (
  tx: Connection,
  event: SecurityEvent,
  account: Account,
  request: FastifyRequest,
  detail = '',
) =>
  addEvent(
    tx,
    event,
    'studentID' in account ? account.studentID : null,
    'code' in account ? account.code : null,
    request.ip,
    toDeviceName(request.headers['user-agent']),
    detail,
    countedEvents.has(event),
  )
