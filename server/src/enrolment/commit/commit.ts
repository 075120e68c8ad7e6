import type { Database } from '#server/db/open.ts'
import { commitBatch, maxBatchSize, splitBatch, type PendingItem } from './batch.ts'
import type { BatchItem, CommitResult } from './sql.ts'

/** While the answers of one transaction go out, the database has the next one. */
const maxConcurrentBatches = 2

interface Queue {
  pending: PendingItem[]
  /** The students whose items are being committed. */
  readonly studentsInBatches: Set<number>
  openBatches: number
}

const queues = new WeakMap<Database, Queue>()

/** How many requests wait for a transaction. */
export const countWaiting = (db: Database): number => queues.get(db)?.pending.length ?? 0

const nextBatch = (queue: Queue): PendingItem[] => {
  const { batch, left } = splitBatch(queue.pending, queue.studentsInBatches)
  queue.pending = left
  return batch
}

const drainQueue = async (db: Database, queue: Queue): Promise<void> => {
  queue.openBatches += 1
  for (let batch = nextBatch(queue); batch.length > 0; batch = nextBatch(queue)) {
    for (const { item } of batch) queue.studentsInBatches.add(item.student)
    await commitBatch(db, batch)
    for (const { item } of batch) queue.studentsInBatches.delete(item.student)
  }
  queue.openBatches -= 1
}

/**
 * Commits one student's changes together with those of others: what arrives while one transaction runs goes together in
 * the next. The answer comes after the transaction is committed (decision record 6).
 */
export const commit = (db: Database, item: BatchItem): Promise<CommitResult> => {
  const queue = queues.get(db) ?? { pending: [], studentsInBatches: new Set<number>(), openBatches: 0 }
  queues.set(db, queue)
  const { promise, resolve, reject } = Promise.withResolvers<CommitResult>()
  queue.pending.push({ item, resolve, reject })
  const isCrowded = queue.pending.length >= maxBatchSize / 2
  if (queue.openBatches === 0 || (queue.openBatches < maxConcurrentBatches && isCrowded))
    void drainQueue(db, queue)
  return promise
}
