import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import type { StudentState } from '#server/areas/registration/snapshot.ts'
import { readStates } from './sql.ts'

/** How many students' states a process keeps, and how many it reads in one statement. */
const keepAtMost = 10_000
const readAtMost = 64

interface Asking {
  readonly studentID: number
  readonly resolve: (state: StudentState) => void
  readonly reject: (reason: unknown) => void
}

interface States {
  readonly kept: Map<number, StudentState>
  readonly waiting: Asking[]
  isReading: boolean
}

const states = new WeakMap<Database, States>()
const statesOf = (db: Database): States => {
  const known = states.get(db)
  if (known !== undefined) return known
  const made: States = { kept: new Map(), waiting: [], isReading: false }
  states.set(db, made)
  return made
}

const readWaiting = async (db: Database, own: States): Promise<void> => {
  own.isReading = true
  while (own.waiting.length > 0) {
    const asking = own.waiting.splice(0, readAtMost)
    try {
      const read = await readStates(db.ahead, [...new Set(asking.map(({ studentID }) => studentID))])
      const found = new Map(read.map((state) => [state.studentID, state]))
      for (const { studentID, resolve, reject } of asking) {
        const state = found.get(studentID)
        if (state === undefined) reject(new Refusal(everywhere.noSemester))
        else {
          keepState(db, state)
          resolve(state)
        }
      }
    } catch (error) {
      for (const { reject } of asking) reject(error)
    }
  }
  own.isReading = false
}

/** Keeps what is now known of a student, unless something later is known already. */
export const keepState = (db: Database, state: StudentState): void => {
  const { kept } = statesOf(db)
  if ((kept.get(state.studentID)?.version ?? 0) > state.version) return
  kept.delete(state.studentID)
  kept.set(state.studentID, state)
  if (kept.size > keepAtMost) kept.delete(kept.keys().next().value!)
}

/** Gives what was last read of a student, which may be old, or undefined. */
export const knownState = (db: Database, studentID: number): StudentState | undefined =>
  statesOf(db).kept.get(studentID)

/**
 * Takes a student; gives what decides for her, as this process last read it: the database says later whether it is
 * still true. Those who wait at the same time are read together.
 */
export const studentState = (db: Database, studentID: number): Promise<StudentState> => {
  const own = statesOf(db)
  const known = own.kept.get(studentID)
  if (known !== undefined) return Promise.resolve(known)
  const asked = Promise.withResolvers<StudentState>()
  own.waiting.push({ studentID, resolve: asked.resolve, reject: asked.reject })
  if (!own.isReading) void readWaiting(db, own)
  return asked.promise
}

/** Forgets what was read of a student, because the database has something later. */
export const forgetState = (db: Database, studentID: number): void => {
  statesOf(db).kept.delete(studentID)
}
