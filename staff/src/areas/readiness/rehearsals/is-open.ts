import type { rehearsals } from '#contract/staff/readiness/rehearsals.ts'
import type { Reply } from '#web/api/call.ts'

export type Rehearsal = Reply<typeof rehearsals.one>

/** Whether it waits or runs. */
export const isOpen = ({ state }: Pick<Rehearsal, 'state'>): boolean =>
  state === 'queued' || state === 'running'
