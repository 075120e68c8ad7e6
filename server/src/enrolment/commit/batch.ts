import { isStatementError } from '#server/db/errors/is-statement-error.ts'
import type { Database } from '#server/db/open.ts'
import { seatBatches } from '#server/metrics/channels.ts'
import { analyzeAfterFirstSeats } from './analyze-first-seats.ts'
import { isSerializationFailure } from './is-serialization-failure.ts'
import { publishSeatEvents } from './seat-events.ts'
import { takeSeats, type BatchItem, type CommitResult } from './sql.ts'

/** Maximum number of students in one transaction. */
export const maxBatchSize = 128
const maxAttempts = 3

/** An item that waits for its transaction. */
export interface PendingItem {
  readonly item: BatchItem
  readonly resolve: (result: CommitResult) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Splits what waits into what can go together and what is left: one item of each student, because each moves the
 * student's version on.
 */
export const splitBatch = (
  pending: readonly PendingItem[],
  studentsInBatches: ReadonlySet<number>,
): { batch: PendingItem[]; left: PendingItem[] } => {
  const students = new Set(studentsInBatches)
  const [batch, left]: [PendingItem[], PendingItem[]] = [[], []]
  for (const each of pending) {
    const fits = batch.length < maxBatchSize && !students.has(each.item.student)
    if (fits) students.add(each.item.student)
    ;(fits ? batch : left).push(each)
  }
  return { batch, left }
}

const answer = (db: Database, { item, resolve }: PendingItem, result: CommitResult): void => {
  resolve(result)
  publishSeatEvents(db, item, result)
  analyzeAfterFirstSeats(db, result)
}

/**
 * Commits a batch in one transaction. A batch that fails by its data is halved, so that only the failing student is
 * rejected and the others wait for few statements more.
 */
export const commitBatch = async (
  db: Database,
  batch: readonly PendingItem[],
  attempt = 1,
): Promise<void> => {
  const items = batch.map(({ item }) => item)
  const results = await takeSeats(db.seatConnections, items).catch(async (error: unknown) => {
    if (batch.length > 1 && isStatementError(error)) {
      const half = Math.ceil(batch.length / 2)
      await commitBatch(db, batch.slice(0, half))
      await commitBatch(db, batch.slice(half))
    } else if (batch.length === 1 && attempt < maxAttempts && isSerializationFailure(error)) {
      await commitBatch(db, batch, attempt + 1)
    } else for (const { reject } of batch) reject(error)
    return []
  })
  if (results.length > 0) seatBatches.publish(batch.length)
  for (const result of results) answer(db, batch[result.n - 1]!, result)
}
