import type { access } from '#contract/staff/access.ts'
import type { Sent } from '#web/api/call.ts'

/** The values of the form's selects. */
export interface GrantForm {
  readonly staffID: string
  readonly kind: 'role' | 'operation'
  /** The role, or the operation. */
  readonly what: string
  readonly scope: 'university' | 'school' | 'programme'
  readonly place: string
  readonly lastDay: string
}

export const emptyForm: GrantForm = {
  staffID: '',
  kind: 'role',
  what: '',
  scope: 'university',
  place: '',
  lastDay: '',
}

/** The body of the call, or the names of the fields in which nothing is chosen. */
export const toGrant = ({
  staffID,
  kind,
  what,
  scope,
  place,
  lastDay,
}: GrantForm): Sent<typeof access.give>['body'] | readonly (keyof GrantForm)[] => {
  const missing = [
    ...(staffID === '' ? (['staffID'] as const) : []),
    ...(what === '' ? (['what'] as const) : []),
    ...(scope !== 'university' && place === '' ? (['place'] as const) : []),
  ]
  if (missing.length > 0) return missing
  return {
    staffID: Number(staffID),
    scope,
    ...(kind === 'role' ? { role: what } : { operation: what }),
    ...(scope === 'school' && { schoolID: Number(place) }),
    ...(scope === 'programme' && { programID: Number(place) }),
    ...(lastDay !== '' && { ends_on: lastDay }),
  }
}
