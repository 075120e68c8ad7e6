import type { clubs } from '#contract/campus/clubs.ts'
import type { Reply } from '#web/api/call.ts'

export type Member = Reply<typeof clubs.members>['members'][number]

/** The action that is confirmed first, and the member it is about. */
export interface Question {
  readonly kind: 'handOver' | 'remove'
  readonly member: Member
}
