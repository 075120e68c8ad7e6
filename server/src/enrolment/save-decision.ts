import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import { findWindowBounds } from './clock.ts'
import { isRefused, type Refused } from './decide/refused.ts'
import { loadSnapshot } from './load-snapshot.ts'
import type { Receipt } from './receipt.ts'
import type { Snapshot } from './snapshot.ts'
import { evictStudent } from './student-cache.ts'
import { toRefusal } from './to-refusal.ts'

const maxAttempts = 5
const retryAfterSeconds = 2

/** The versions that a decision was made on, in the order of the database's `is_decision_current`. */
export type DecidedOn = readonly [
  student: number,
  as_of: number,
  semester: number,
  catalogue: number,
  since: string | null,
  until: string | null,
]

/** The result of a decision that takes no seat; `repeated`: an attempt with the same key left these receipts. */
export interface SaveResult {
  readonly outcome: 'done' | 'stale' | 'repeated'
  readonly receipts: readonly Receipt[] | null
}

type Save<Decided, Result> = (decidedOn: DecidedOn, decided: Decided | Refused) => Promise<Result>

const lastWork = new WeakMap<Database, Map<number, Promise<unknown>>>()

/** Runs a student's work after what they have begun here before: only another process can then be in its way. */
const runInOrder = async <Result>(
  db: Database,
  studentID: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const queues = lastWork.get(db) ?? new Map<number, Promise<unknown>>()
  lastWork.set(db, queues)
  const own = (queues.get(studentID) ?? Promise.resolve()).then(work, work)
  queues.set(studentID, own)
  try {
    return await own
  } finally {
    if (queues.get(studentID) === own) queues.delete(studentID)
  }
}

const decideAndSave = async <Decided, Result extends Pick<SaveResult, 'outcome'>>(
  db: Database,
  studentID: number,
  decideOn: (snapshot: Snapshot) => Decided | Refused,
  save: Save<Decided, Result>,
): Promise<Result> => {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const snapshot = await loadSnapshot(db, studentID)
    const { student, catalogue, now } = snapshot
    const decided = decideOn(snapshot)
    const { from, until } = findWindowBounds(student, now)
    const result = await save(
      [studentID, student.version, catalogue.semester, student.catalogue, from, until],
      decided,
    )
    evictStudent(db, studentID)
    if (result.outcome === 'done' && isRefused(decided)) throw toRefusal(decided)
    if (result.outcome !== 'stale') return result
  }
  throw new Refusal(httpWords.busy, { seconds: retryAfterSeconds }, retryAfterSeconds)
}

/**
 * Decides for a student and saves that by one statement while it is true, a refusal by its receipt alone; otherwise it is
 * decided again (decision record 6). For what takes no seats, and so does not wait for a batch.
 */
export const saveDecision = <Decided, Result extends Pick<SaveResult, 'outcome'>>(
  db: Database,
  studentID: number,
  decideOn: (snapshot: Snapshot) => Decided | Refused,
  save: Save<Decided, Result>,
): Promise<Result> => runInOrder(db, studentID, () => decideAndSave(db, studentID, decideOn, save))
