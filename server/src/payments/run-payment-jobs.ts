import type { Database } from '#server/db/open.ts'
import { sendJob } from '#server/jobs/send-job.ts'
import { startJobs, type Handlers } from '#server/jobs/start-jobs.ts'
import { log } from '#server/log.ts'
import { loadTrial } from '#server/settings/sql.ts'
import { runOrderCheck } from './check-order.ts'
import { updateAccounts } from './update-accounts.ts'
import { runRefund } from './send-refund.ts'
import { listOpenRows } from './sql.ts'

/**
 * Adds a job for every open order and refund without one, as after a restore, an upgrade, or a start without the queue.
 * Does nothing in a trial copy.
 */
export const reconcileJobs = async (db: Database): Promise<void> => {
  if ((await loadTrial(db)).isTrial) return
  const rows = await listOpenRows(db)
  for (const { queue, id, seconds } of rows) await sendJob(db, { queue, id, afterSeconds: seconds })
}

/** A trial copy ends the job; `reconcileJobs` adds another one once the copy is a real portal. */
const unlessTrial =
  (db: Database, run: Handlers['payment-check']): Handlers['payment-check'] =>
  async (job, context) => {
    if ((await loadTrial(db)).isTrial) await db.transaction(context.complete)
    else await run(job, context)
  }

const handlersOf = (db: Database): Handlers => ({
  'payment-check': unlessTrial(db, ({ id }, { complete }) => runOrderCheck(db, id, complete)),
  'payment-refund': unlessTrial(db, ({ id }, { complete }) => runRefund(db, id, complete)),
  'accounts-update': () => updateAccounts(db),
  'payments-reconcile': () => reconcileJobs(db),
})

const retryMs = 60_000

/**
 * Runs the jobs of payments until the returned function is called. The rows of orders and refunds say what to do; the jobs
 * are only the schedule. If the queue cannot start, it is tried again every minute.
 */
export const runPaymentJobs = (db: Database, timeZone: string): (() => Promise<void>) => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let stop: (() => Promise<void>) | undefined
  const start = async () => {
    try {
      stop = await startJobs(db, {
        handlers: handlersOf(db),
        schedules: [
          { queue: 'accounts-update', cron: '5 * * * *' },
          { queue: 'payments-reconcile', cron: '35 * * * *' },
        ],
        timeZone,
      })
      await reconcileJobs(db)
      await updateAccounts(db)
    } catch (error) {
      log.warn(
        { reason: (error as Error).message },
        'The job queue of payments could not start; it is tried again in a minute. The role needs CREATE on the database: docs/administration.md.',
      )
      if (!isStopped && stop === undefined) timer = setTimeout(() => void (starting = start()), retryMs)
    }
  }
  let starting = start()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await starting
    await stop?.()
  }
}
