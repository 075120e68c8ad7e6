import type { inbox } from '#contract/staff/inbox.ts'
import type { Reply } from '#web/api/call.ts'

export type Entry = Reply<typeof inbox.entry>['entry']
