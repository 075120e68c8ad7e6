import { batched } from '#server/db/batching/batched.ts'
import type { Database } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadCatalogue } from './catalogue-cache.ts'
import { databaseNow } from './clock.ts'
import type { Snapshot } from './snapshot.ts'
import { loadStudentsAndSeats, type SeatsQuery, type StudentAndSeats } from './sql.ts'
import { cachedStudent, cacheStudent } from './student-cache.ts'

const loadBatched = batched<Database, SeatsQuery, StudentAndSeats | undefined>(loadStudentsAndSeats, {
  maxConcurrentBatches: 4,
  maxBatchSize: 32,
})

/** For a snapshot without any seats. */
const noSubject = 0

/** A snapshot, and how many have a seat in each of the requested groups. */
export interface SnapshotWithSeats {
  readonly snapshot: Snapshot
  readonly taken: ReadonlyMap<number, number>
}

/**
 * The present state of a student, and the seats of a subject's groups (null: of the student's own), as of one moment.
 * Simultaneous requests share a statement, which sends only the part that is newer than the cache. Undefined if there is
 * no semester.
 */
export const loadSnapshotWithSeats = async (
  db: Database,
  studentID: number,
  subjectID: number | null,
): Promise<SnapshotWithSeats | undefined> => {
  const read = await loadBatched(db, { studentID, subjectID, known: cachedStudent(db, studentID) })
  if (read === undefined) return undefined
  const { student, taken } = read
  cacheStudent(db, student)
  return {
    snapshot: { catalogue: await loadCatalogue(db, student), student, now: databaseNow(student) },
    taken,
  }
}

/** The student's present state. Refuses with 404 if there is no semester. */
export const loadSnapshot = async (db: Database, studentID: number): Promise<Snapshot> => {
  const read = requireFound(await loadSnapshotWithSeats(db, studentID, noSubject), httpWords.noSemester)
  return read.snapshot
}
