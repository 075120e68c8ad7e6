import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import { databaseNow, sameWindows } from './decide/choice-snapshot.ts'
import { decidedOr } from './decide/decided-moves.ts'
import { loadSnapshot, type Snapshot } from './enrol.ts'
import type { Receipt } from './commit/sql.ts'
import { forgetStudent } from './student-cache.ts'

const attempts = 5
const retryAfter = 2

/** The state that a decision was made on, in the order of the database's `still_stands`. */
export type DecidedOn = readonly [
  student: number,
  as_of: number,
  semester: number,
  catalogue: number,
  since: string | null,
  until: string | null,
]

const last = new WeakMap<Database, Map<number, Promise<unknown>>>()

/** Runs a student's work after what she has begun here before: only another process can then be in its way. */
const inTurn = async <Result>(
  db: Database,
  studentID: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const turns = last.get(db) ?? new Map<number, Promise<unknown>>()
  last.set(db, turns)
  const mine = (turns.get(studentID) ?? Promise.resolve()).then(work, work)
  turns.set(studentID, mine)
  try {
    return await mine
  } finally {
    if (turns.get(studentID) === mine) turns.delete(studentID)
  }
}

interface Outcome {
  readonly outcome: 'done' | 'stale' | 'repeated'
}

/** What the database made of a decision; `repeated`: the attempt was made before, and left these receipts. */
export interface SaveResult extends Outcome {
  readonly receipts: readonly Receipt[] | null
}

type Keep<Decided, Kept> = (standing: DecidedOn, decided: Decided | Refusal) => Promise<Kept>

const settled = async <Decided, Kept extends Outcome>(
  db: Database,
  studentID: number,
  decide: (deciding: Snapshot) => Decided,
  keep: Keep<Decided, Kept>,
): Promise<Kept> => {
  for (let tried = 0; tried < attempts; tried++) {
    const deciding = await loadSnapshot(db, studentID)
    const { state, catalogue } = deciding
    const decided = decidedOr(() => decide(deciding))
    const { from, until } = sameWindows(state, databaseNow(state))
    const kept = await keep(
      [studentID, state.version, catalogue.semester, state.catalogue, from, until],
      decided,
    )
    forgetStudent(db, studentID)
    if (kept.outcome === 'done' && decided instanceof Refusal) throw decided
    if (kept.outcome !== 'stale') return kept
  }
  throw new Refusal(everywhere.busy, { seconds: retryAfter }, retryAfter)
}

/**
 * Takes a student, how to decide for her, and one statement that keeps the decision while it still stands, a refusal by
 * its receipt alone; what changed meanwhile is decided anew (decision record 6). It is for what takes no seats, and so
 * does not wait at the desk.
 */
export const saveDecision = <Decided, Kept extends Outcome>(
  db: Database,
  studentID: number,
  decide: (deciding: Snapshot) => Decided,
  keep: Keep<Decided, Kept>,
): Promise<Kept> => inTurn(db, studentID, () => settled(db, studentID, decide, keep))
