import type { applications } from '#contract/administration/applications.ts'
import type { ApplicationStatus } from '#rules/applications/steps.ts'
import type { Reply } from '#web/api/call.ts'
import type { IconName } from '#web/ui/icon-paths.ts'

export type Application = Reply<typeof applications.one>
export type ApplicationKind = Reply<typeof applications.kinds>['kinds'][number]

export const statusIcons: Readonly<Record<Exclude<ApplicationStatus, 'received'>, IconName>> = {
  sent: 'clock',
  satisfied: 'check',
  not_satisfied: 'close',
  cancelled: 'close',
}

/** Kinds that the portal brings with it; the forms of others are as the university has made them. */
export const seededKinds = { mobility: 4, suspension: 5, instalments: 7, examAppeal: 8 } as const
