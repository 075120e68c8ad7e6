import { isOfTheStatement } from './of-the-statement.ts'

interface Bounds {
  /** So many statements are under way at once. */
  readonly atOnce: number
  /** Who comes meanwhile goes together in the next, so many at most. */
  readonly together: number
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

interface Line<Asked, Answer> {
  readonly waiting: Waiting<Asked, Answer>[]
  open: number
}

/**
 * Takes how many are read in one statement, each answer in the place of what was asked; gives how one is read: with those
 * that are asked for at the same time, as of one moment after the asking. What fails by its own data fails alone.
 */
export const gathered = <Db extends object, Asked, Answer>(
  readMany: (db: Db, asked: readonly Asked[]) => Promise<readonly Answer[]>,
  { atOnce, together }: Bounds,
): ((db: Db, asked: Asked) => Promise<Answer>) => {
  const lines = new WeakMap<Db, Line<Asked, Answer>>()

  const readBatch = async (db: Db, batch: readonly Waiting<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = await readMany(
        db,
        batch.map(({ asked }) => asked),
      )
      for (const [nth, { resolve }] of batch.entries()) resolve(answers[nth]!)
    } catch (error) {
      if (batch.length > 1 && isOfTheStatement(error)) {
        // In halves: whose data fail is found without asking for each of the others alone.
        const half = Math.ceil(batch.length / 2)
        await readBatch(db, batch.slice(0, half))
        await readBatch(db, batch.slice(half))
      } else for (const { reject } of batch) reject(error)
    }
  }

  const serve = async (db: Db, line: Line<Asked, Answer>): Promise<void> => {
    line.open += 1
    while (line.waiting.length > 0) await readBatch(db, line.waiting.splice(0, together))
    line.open -= 1
  }

  return (db, asked) => {
    const line = lines.get(db) ?? { waiting: [], open: 0 }
    lines.set(db, line)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    line.waiting.push({ asked, resolve, reject })
    if (line.open < atOnce) void serve(db, line)
    return promise
  }
}
