import { gathered } from '#server/db/gathered.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import type { StudentState } from '#server/areas/registration/snapshot.ts'
import { readStates } from './sql.ts'

/** How many students' states a process keeps. */
const keepAtMost = 10_000

const states = new WeakMap<Database, Map<number, StudentState>>()
const statesOf = (db: Database): Map<number, StudentState> => {
  const kept = states.get(db) ?? new Map<number, StudentState>()
  states.set(db, kept)
  return kept
}

const readState = gathered<Database, number, StudentState | undefined>(
  async (db, studentIDs) => {
    const read = await readStates(db.ahead, [...new Set(studentIDs)])
    const found = new Map(read.map((state) => [state.studentID, state]))
    return studentIDs.map((studentID) => found.get(studentID))
  },
  { atOnce: 1, together: 64 },
)

/** Keeps what is now known of a student, unless something later is known already. */
export const keepState = (db: Database, state: StudentState): void => {
  const kept = statesOf(db)
  const known = kept.get(state.studentID)
  if (known === state || (known?.version ?? 0) > state.version) return
  kept.delete(state.studentID)
  kept.set(state.studentID, state)
  if (kept.size > keepAtMost) kept.delete(kept.keys().next().value!)
}

/** Gives what was last read of a student, which may be old, or undefined. */
export const knownState = (db: Database, studentID: number): StudentState | undefined =>
  statesOf(db).get(studentID)

/**
 * Takes a student; gives what decides for her, as this process last read it: the database says later whether it is
 * still true. Those who wait at the same time are read together. Refuses with 404 when there is no semester.
 */
export const studentState = async (db: Database, studentID: number): Promise<StudentState> => {
  const known = knownState(db, studentID)
  if (known !== undefined) return known
  const read = await readState(db, studentID)
  if (read === undefined) throw new Refusal(everywhere.noSemester)
  keepState(db, read)
  return read
}

/** Forgets what was read of a student, because the database has something later. */
export const forgetState = (db: Database, studentID: number): void => {
  statesOf(db).delete(studentID)
}
