import { isStatementError } from '#server/db/errors/is-statement-error.ts'

interface BatchLimits {
  readonly maxConcurrentBatches: number
  readonly maxBatchSize: number
}

interface PendingRequest<Request, Answer> {
  readonly request: Request
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

interface Queue<Request, Answer> {
  readonly pending: PendingRequest<Request, Answer>[]
  openBatches: number
}

/**
 * Turns a read of many requests in one statement into a read of one: requests that arrive while the allowed batches are
 * running are collected and sent together. `readMany` answers in the order of the requests. When a batch fails by its
 * data, it is halved until only the failing request is rejected.
 */
export const batched = <Db extends object, Request, Answer>(
  readMany: (db: Db, requests: readonly Request[]) => Promise<readonly Answer[]>,
  { maxConcurrentBatches, maxBatchSize }: BatchLimits,
): ((db: Db, request: Request) => Promise<Answer>) => {
  const queues = new WeakMap<Db, Queue<Request, Answer>>()

  const readBatch = async (db: Db, batch: readonly PendingRequest<Request, Answer>[]): Promise<void> => {
    try {
      const answers = await readMany(
        db,
        batch.map(({ request }) => request),
      )
      for (const [nth, { resolve }] of batch.entries()) resolve(answers[nth]!)
    } catch (error) {
      if (batch.length > 1 && isStatementError(error)) {
        const half = Math.ceil(batch.length / 2)
        await readBatch(db, batch.slice(0, half))
        await readBatch(db, batch.slice(half))
      } else for (const { reject } of batch) reject(error)
    }
  }

  const drain = async (db: Db, queue: Queue<Request, Answer>): Promise<void> => {
    queue.openBatches += 1
    while (queue.pending.length > 0) await readBatch(db, queue.pending.splice(0, maxBatchSize))
    queue.openBatches -= 1
  }

  return (db, request) => {
    const queue = queues.get(db) ?? { pending: [], openBatches: 0 }
    queues.set(db, queue)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    queue.pending.push({ request, resolve, reject })
    if (queue.openBatches < maxConcurrentBatches) void drain(db, queue)
    return promise
  }
}
