import { PgBoss, type Job } from 'pg-boss'
import type { Connection, Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { formerQueues, queueOptions, queues, type JobData, type QueueName } from './queues.ts'
import { unregisterQueue, registerQueue, toQueueConnection } from './send-job.ts'

/** A job that runs. */
export interface RunningJob {
  /** Ends the job in the transaction of what it has done. One that does not is ended after its handler. */
  readonly complete: (tx: Connection) => Promise<void>
  /** Aborted when another process has taken the job over. */
  readonly signal: AbortSignal
}

/** Does the work of one job; what it throws has the job repeated later. */
export type Handlers = {
  readonly [Name in QueueName]: (data: JobData[Name], job: RunningJob) => Promise<void>
}

interface Schedule {
  readonly queue: QueueName
  readonly cron: string
}

interface Options {
  readonly handlers: Handlers
  readonly schedules: readonly Schedule[]
  readonly timeZone: string
}

/** How often a process looks for work, in seconds: short for what a person waits for. */
const pollingSeconds: Readonly<Record<QueueName, number>> = {
  'payment-check': 2,
  'payment-refund': 2,
  'accounts-update': 30,
  'payments-reconcile': 30,
}

const drainMs = 20_000

/**
 * Runs jobs in this process, on the portal's own pool, until the returned function is called; it waits for those that run.
 * pg-boss keeps its tables in a schema of its own, which it makes and upgrades here.
 */
export const startJobs = async (
  db: Database,
  { handlers, schedules, timeZone }: Options,
): Promise<() => Promise<void>> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.execute(text, values) },
    schema: 'pgboss',
    // The job of a killed process is found by whoever looks first.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 600,
    openTelemetry: { enabled: false },
    registerInstance: false,
  })
  // Without queue and worker the same failure is the same line.
  boss.on('error', ({ message }) =>
    log.warn({ reason: message.replace(/ \(Queue: [^)]*\)$/, '') }, 'The job queue had a failure.'),
  )
  boss.on('warning', ({ message, data }) => log.warn({ reason: message, data }, 'The job queue warns.'))
  try {
    await boss.start()
    for (const queue of queues) {
      await boss.createQueue(queue, queueOptions)
      const { policy: _, ...changeable } = queueOptions
      await boss.updateQueue(queue, changeable)
    }
    for (const queue of formerQueues) {
      await boss.unschedule(queue)
      await boss.deleteQueue(queue)
    }
    for (const { queue, cron } of schedules) await boss.schedule(queue, cron, {}, { tz: timeZone })
    registerQueue(db, boss)
    for (const queue of queues) {
      const work = async ([job]: Job<never>[]) =>
        handlers[queue](job!.data, {
          signal: job!.signal,
          complete: async (tx) =>
            void (await boss.complete(queue, job!, null, { db: toQueueConnection(tx) })),
        })
      await boss.work(
        queue,
        {
          pollingIntervalSeconds: pollingSeconds[queue],
          localConcurrency: queue === 'payment-check' ? 4 : 1,
        },
        work,
      )
    }
  } catch (error) {
    unregisterQueue(db)
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return async () => {
    unregisterQueue(db)
    await boss.stop({ graceful: true, timeout: drainMs })
  }
}
