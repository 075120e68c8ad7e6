import type { Database } from '#server/db/open.ts'
import { isOfTheStatement } from './lost-race.ts'
import { readStatesAndSeats, type Look, type Seen } from './sql.ts'
import { knownState } from './student-states.ts'

/** So many statements are under way at once; who comes meanwhile goes together in the next, so many at most. */
const atOnce = 4
const together = 32

interface Looking {
  readonly look: Look
  readonly resolve: (seen: Seen | undefined) => void
  readonly reject: (reason: unknown) => void
}

interface Window {
  waiting: Looking[]
  open: number
}

const windows = new WeakMap<Database, Window>()

const readBatch = async (db: Database, batch: readonly Looking[]): Promise<void> => {
  try {
    const seen = await readStatesAndSeats(
      db,
      batch.map(({ look }) => look),
    )
    for (const [nth, { resolve }] of batch.entries()) resolve(seen[nth])
  } catch (error) {
    // One student's trouble is hers alone.
    if (batch.length > 1 && isOfTheStatement(error)) for (const one of batch) await readBatch(db, [one])
    else for (const { reject } of batch) reject(error)
  }
}

const serve = async (db: Database, own: Window): Promise<void> => {
  own.open += 1
  while (own.waiting.length > 0) await readBatch(db, own.waiting.splice(0, together))
  own.open -= 1
}

/**
 * Takes a student and a subject (null: all that she is registered for); gives what decides for her and how many have a seat
 * in each of its groups, for null in each of hers, as of one moment after the asking: those who ask at the same time are read together. Undefined when there is no semester.
 */
export const lookAtSeats = (
  db: Database,
  studentID: number,
  subjectID: number | null,
): Promise<Seen | undefined> => {
  const own = windows.get(db) ?? { waiting: [], open: 0 }
  windows.set(db, own)
  const { promise, resolve, reject } = Promise.withResolvers<Seen | undefined>()
  own.waiting.push({ look: { studentID, subjectID, known: knownState(db, studentID) }, resolve, reject })
  if (own.open < atOnce) void serve(db, own)
  return promise
}
