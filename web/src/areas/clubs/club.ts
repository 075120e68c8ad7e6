import type { clubs } from '#contract/campus/clubs.ts'
import type { Reply } from '#web/api/call.ts'

export type Club = Reply<typeof clubs.own>['clubs'][number]
