/** Which states can follow each state of an application (spec 2.32). */
const followers = {
  sent: ['received', 'satisfied', 'not_satisfied', 'cancelled'],
  received: ['satisfied', 'not_satisfied'],
  satisfied: [],
  not_satisfied: [],
  cancelled: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ApplicationStatus = keyof typeof followers

export const applicationStatuses = Object.keys(followers) as readonly ApplicationStatus[]

export const canFollow = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  (followers[from] as readonly ApplicationStatus[]).includes(to)

/** Nothing follows any more. */
export const isClosed = (status: ApplicationStatus): boolean => followers[status].length === 0

/** Only the student cancels, and only before anybody of the university has received it. */
export const canCancel = (status: ApplicationStatus): boolean => canFollow(status, 'cancelled')
