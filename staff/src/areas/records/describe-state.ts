import type { recordsStaff } from '#contract/administration/records-staff.ts'
import type { Reply } from '#web/api/call.ts'

export type Job = Reply<typeof recordsStaff.job>

/** Whether somebody waits for it. */
export const isRunning = ({ state }: Pick<Job, 'state'>): boolean => state === 'queued' || state === 'running'

/** How an import stands, as a key of the words of a job. */
export const describeState = (job: Pick<Job, 'phase' | 'state' | 'outcome'>) => {
  if (job.phase === 'upload') return 'stateUpload'
  if (isRunning(job)) return 'stateRunning'
  if (job.state === 'refused') return job.outcome === 'outdated' ? 'stateOutdated' : 'stateRefused'
  if (job.state === 'failed') return 'stateFailed'
  if (job.state === 'broken') return 'stateBroken'
  return job.phase === 'check' ? 'stateChecked' : 'stateDone'
}
