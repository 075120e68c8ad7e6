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
  | 'invited'
  | 'password_link_requested'
  | 'password_link_created'
  | 'unlocked'
  | 'password_changed'
  | 'phone_changed'
  | 'bank_account_changed'
  | 'calendar_address_changed'
  | 'second_factor_failed'
  | 'second_factor_set_up'
  | 'recovery_codes_renewed'
  | 'invitation_accepted'

/** Events that anybody can repeat are counted, so that nobody can fill the log. */
const countedEvents: ReadonlySet<SecurityEvent> = new Set([
  'log_in_failed',
  'password_link_requested',
  'oldest_session_ended',
  'second_factor_failed',
])

/** Whose account: by id, or by what was typed: a student's code or the e-mail of a member of staff. */
export interface Account {
  readonly studentID?: number
  readonly code?: string
  readonly staffID?: number
  readonly email?: string
}

/**
 * Writes one line into the security log, in the transaction of the event; an event of `countedEvents` that is repeated within an
 * hour is counted in its line. `detail` must hold no secret.
 */
export const recordEvent = (
  tx: Connection,
  event: SecurityEvent,
  { studentID, code, staffID, email }: Account,
  request: FastifyRequest,
  detail = '',
) =>
  addEvent(
    tx,
    event,
    studentID ?? null,
    code ?? null,
    request.ip,
    toDeviceName(request.headers['user-agent']),
    detail,
    countedEvents.has(event),
    staffID ?? null,
    email ?? null,
  )
