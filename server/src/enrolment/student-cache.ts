import { batched } from '#server/db/batching/batched.ts'
import type { Database } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import type { StudentState } from './snapshot.ts'
import { loadStudents } from './sql.ts'

const maxCachedStudents = 50_000

const caches = new WeakMap<Database, Map<number, StudentState>>()
const getCache = (db: Database): Map<number, StudentState> => {
  const cache = caches.get(db) ?? new Map<number, StudentState>()
  caches.set(db, cache)
  return cache
}

const loadBatched = batched<Database, number, StudentState | undefined>(
  async (db, studentIDs) => {
    const students = await loadStudents(db.seatConnections, [...new Set(studentIDs)])
    const found = new Map(students.map((student) => [student.studentID, student]))
    return studentIDs.map((studentID) => found.get(studentID))
  },
  { maxConcurrentBatches: 1, maxBatchSize: 64 },
)

/** Caches a student's state, unless a later one is cached already; the oldest states are dropped. */
export const cacheStudent = (db: Database, student: StudentState): void => {
  const cache = getCache(db)
  const known = cache.get(student.studentID)
  if (known === student || (known?.version ?? 0) > student.version) return
  cache.delete(student.studentID)
  cache.set(student.studentID, student)
  if (cache.size > maxCachedStudents) cache.delete(cache.keys().next().value!)
}

/** A student's state as it was last read, which may be old, or undefined. */
export const cachedStudent = (db: Database, studentID: number): StudentState | undefined =>
  getCache(db).get(studentID)

/**
 * A student's state as this process last read it: the commit checks whether it is still current. Refuses with 404 when there
 * is no semester.
 */
export const loadStudent = async (db: Database, studentID: number): Promise<StudentState> => {
  const known = cachedStudent(db, studentID)
  if (known !== undefined) return known
  const read = requireFound(await loadBatched(db, studentID), httpWords.noSemester)
  cacheStudent(db, read)
  return read
}

/** Drops a student's state, because the database has a later one. */
export const evictStudent = (db: Database, studentID: number): void => {
  getCache(db).delete(studentID)
}
