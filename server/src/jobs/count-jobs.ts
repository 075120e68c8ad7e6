import type { Database } from '#server/db/open.ts'
import { isQueueRunning } from './send-job.ts'
import { countJobsText } from './sql.ts'

interface JobCounts {
  readonly waiting: number
  readonly running: number
  readonly failed: number
}

/** How many jobs there are; undefined while the queue does not run in this process. */
export const countJobs = async (db: Database): Promise<JobCounts | undefined> =>
  isQueueRunning(db) ? ((await db.execute(countJobsText)).rows[0] as JobCounts) : undefined
