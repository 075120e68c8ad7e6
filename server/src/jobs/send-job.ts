import type { Connection, Database } from '#server/db/open.ts'
import type { Db, PgBoss } from 'pg-boss'
import type { QueueName } from './queues.ts'

/** A row's job: when it runs for the first time. */
interface NewJob {
  readonly queue: QueueName
  /** The number of the row. */
  readonly id: number
  /** From now. */
  readonly afterSeconds: number
}

/** pg-boss of this process, by the address of its database; without one, `reconcileJobs` of another process sends the job. */
const running = new Map<string, PgBoss>()

/** The statements of pg-boss, in our transaction. */
export const toQueueConnection = (tx: Connection): Db => ({
  executeSql: async (text, values) => ({ rows: await tx.rows({ name: '', text }, values) }),
})

export const registerQueue = ({ url }: Database, boss: PgBoss): void => void running.set(url, boss)
export const isQueueRunning = ({ url }: Database): boolean => running.has(url)
export const unregisterQueue = ({ url }: Database): void => void running.delete(url)

/**
 * Sends the job of a row in the transaction that writes the row. A row that has one already keeps it. In a process without
 * the queue, such as a command, nothing is sent: the row is found when jobs are compared with rows.
 */
export const sendJob = async (tx: Connection, { queue, id, afterSeconds }: NewJob): Promise<void> => {
  const boss = running.get(tx.url)
  await boss?.send(
    queue,
    { id },
    { singletonKey: String(id), startAfter: afterSeconds, db: toQueueConnection(tx) },
  )
}
