import type { Database } from '#server/db/open.ts'
import { batched } from '#server/db/batching/batched.ts'
import { readStatesAndSeats, type SeatsQuery, type StateAndSeats } from './commit/sql.ts'
import { cachedStudent } from './student-cache.ts'

const look = batched<Database, SeatsQuery, StateAndSeats | undefined>(readStatesAndSeats, {
  maxConcurrentBatches: 4,
  maxBatchSize: 32,
})

/** For whoever looks at no group at all. */
export const noSubject = 0

/**
 * Takes a student and a subject (null: all that she is registered for); gives what decides for her and how many have a seat
 * in each of its groups, for null in each of hers, as of one moment after the asking: those who ask at the same time are
 * read together. Undefined when there is no semester.
 */
export const loadStudentAndSeats = (
  db: Database,
  studentID: number,
  subjectID: number | null,
): Promise<StateAndSeats | undefined> =>
  look(db, { studentID, subjectID, known: cachedStudent(db, studentID) })
