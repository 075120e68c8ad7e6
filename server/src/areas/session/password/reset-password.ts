import type { FastifyRequest } from 'fastify'
import { toFieldError } from '#rules/text/field-error.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { requestResetLink } from './request-reset-link.ts'
import { setPassword } from './set-password.ts'

interface Reset {
  readonly code?: string | undefined
  readonly theString?: string | undefined
  readonly password?: string | undefined
  readonly renew_calendar?: boolean | 0 | 1 | undefined
}

const required = (field: keyof Reset) =>
  new FieldRefusal({ [field]: [toFieldError({ code: 'invalid_type' })] })

/**
 * Either a code, which requests a link, or a link's secret with a new password, which sets it (spec 6.3, 7.2.2).
 */
export const resetPassword = (
  db: Database,
  { code, theString, password, renew_calendar }: Reset,
  request: FastifyRequest,
) => {
  if (theString !== undefined) {
    if (password === undefined) throw required('password')
    return setPassword(db, theString, { password, hasToRenewCalendar: Boolean(renew_calendar) }, request)
  }
  if (code === undefined) throw required('code')
  return requestResetLink(db, code, request)
}
