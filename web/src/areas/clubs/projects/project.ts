import type { clubProjects } from '#contract/campus/club-projects.ts'
import type { Reply } from '#web/api/call.ts'
import type { IconName } from '#web/ui/icon-paths.ts'

export type Project = Reply<typeof clubProjects.list>['projects'][number]

export const statusIcons: Readonly<Record<Project['status'], IconName>> = {
  in_progress: 'clock',
  rejected: 'close',
  approved: 'check',
}
