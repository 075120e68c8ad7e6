import { isStatementError } from '#server/db/is-statement-error.ts'
import type { Database } from '#server/db/open.ts'
import { analyzeAfterFirstSeats } from './analyze-first-seats.ts'
import { isSerializationFailure } from './is-serialization-failure.ts'
import { publishSeatEvents } from './seat-events.ts'
import { takeSeats, type BatchItem, type CommitResult } from './sql.ts'

/** What waits while one transaction runs goes together in the next; so many students at most. */
const maxBatchSize = 128
/** While the answers of one transaction go out, the database has the next one: so many at the same time. */
const maxConcurrentBatches = 2
const maxAttempts = 3

interface Waiting {
  readonly item: BatchItem
  readonly resolve: (outcome: CommitResult) => void
  readonly reject: (reason: unknown) => void
}

interface Queue {
  waiting: Waiting[]
  /** The students whose items are being settled. */
  readonly studentsInBatch: Set<number>
  openBatches: number
}

const queues = new WeakMap<Database, Queue>()

/** Takes from the front what can go together: one item of each student, because each moves her version on. */
const nextBatch = (queue: Queue): Waiting[] => {
  const students = new Set(queue.studentsInBatch)
  const [batch, left]: [Waiting[], Waiting[]] = [[], []]
  for (const each of queue.waiting) {
    const fits = batch.length < maxBatchSize && !students.has(each.item.student)
    if (fits) students.add(each.item.student)
    ;(fits ? batch : left).push(each)
  }
  queue.waiting = left
  return batch
}

const answer = (db: Database, { item, resolve }: Waiting, outcome: CommitResult): void => {
  resolve(outcome)
  publishSeatEvents(db, item, outcome)
  analyzeAfterFirstSeats(db, outcome)
}

/** Settles some in one transaction. What throws is settled in halves: one student's trouble is hers, and few wait for it. */
const commitBatch = async (db: Database, batch: readonly Waiting[], tried = 1): Promise<void> => {
  const items = batch.map(({ item }) => item)
  const outcomes = await takeSeats(db.seatConnections, items).catch(async (error: unknown) => {
    if (batch.length > 1 && isStatementError(error)) {
      const half = Math.ceil(batch.length / 2)
      await commitBatch(db, batch.slice(0, half))
      await commitBatch(db, batch.slice(half))
    } else if (batch.length === 1 && tried < maxAttempts && isSerializationFailure(error)) {
      await commitBatch(db, batch, tried + 1)
    } else for (const { reject } of batch) reject(error)
    return []
  })
  for (const outcome of outcomes) answer(db, batch[outcome.n - 1]!, outcome)
}

const drainQueue = async (db: Database, queue: Queue): Promise<void> => {
  queue.openBatches += 1
  for (let batch = nextBatch(queue); batch.length > 0; batch = nextBatch(queue)) {
    for (const { item } of batch) queue.studentsInBatch.add(item.student)
    await commitBatch(db, batch)
    for (const { item } of batch) queue.studentsInBatch.delete(item.student)
  }
  queue.openBatches -= 1
}

/** Takes what one student wants of her seats; gives what came of it, after its transaction is kept (decision record 6). */
export const commit = (db: Database, item: BatchItem): Promise<CommitResult> => {
  const queue = queues.get(db) ?? { waiting: [], studentsInBatch: new Set<number>(), openBatches: 0 }
  queues.set(db, queue)
  const { promise, resolve, reject } = Promise.withResolvers<CommitResult>()
  queue.waiting.push({ item, resolve, reject })
  const isCrowded = queue.waiting.length >= maxBatchSize / 2
  if (queue.openBatches === 0 || (queue.openBatches < maxConcurrentBatches && isCrowded))
    void drainQueue(db, queue)
  return promise
}
