import type { clubs } from '#contract/campus/clubs.ts'
import type { Reply } from '#web/api/call.ts'

export type Member = Reply<typeof clubs.members>['members'][number]

/** What is confirmed first, and about whom. */
export interface Question {
  readonly kind: 'handOver' | 'remove'
  readonly member: Member
}
