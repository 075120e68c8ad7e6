import { batched } from '#server/db/batching/batched.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import type { StudentState } from '#server/enrolment/snapshot.ts'
import { readStates } from './commit/sql.ts'

/** How many students' states a process keeps. */
const maxCachedStudents = 10_000

const states = new WeakMap<Database, Map<number, StudentState>>()
const cacheOf = (db: Database): Map<number, StudentState> => {
  const kept = states.get(db) ?? new Map<number, StudentState>()
  states.set(db, kept)
  return kept
}

const readState = batched<Database, number, StudentState | undefined>(
  async (db, studentIDs) => {
    const read = await readStates(db.seatConnections, [...new Set(studentIDs)])
    const found = new Map(read.map((state) => [state.studentID, state]))
    return studentIDs.map((studentID) => found.get(studentID))
  },
  { maxConcurrentBatches: 1, maxBatchSize: 64 },
)

/** Keeps what is now known of a student, unless something later is known already. */
export const cacheStudent = (db: Database, state: StudentState): void => {
  const kept = cacheOf(db)
  const known = kept.get(state.studentID)
  if (known === state || (known?.version ?? 0) > state.version) return
  kept.delete(state.studentID)
  kept.set(state.studentID, state)
  if (kept.size > maxCachedStudents) kept.delete(kept.keys().next().value!)
}

/** Gives what was last read of a student, which may be old, or undefined. */
export const cachedStudent = (db: Database, studentID: number): StudentState | undefined =>
  cacheOf(db).get(studentID)

/**
 * Takes a student; gives what decides for her, as this process last read it: the database says later whether it is
 * still true. Those who wait at the same time are read together. Refuses with 404 when there is no semester.
 */
export const loadStudent = async (db: Database, studentID: number): Promise<StudentState> => {
  const known = cachedStudent(db, studentID)
  if (known !== undefined) return known
  const read = await readState(db, studentID)
  if (read === undefined) throw new Refusal(everywhere.noSemester)
  cacheStudent(db, read)
  return read
}

/** Forgets what was read of a student, because the database has something later. */
export const forgetStudent = (db: Database, studentID: number): void => {
  cacheOf(db).delete(studentID)
}
