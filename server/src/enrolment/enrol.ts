import { Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import type { Database } from '#server/db/open.ts'
import { databaseNow, sameWindows } from './decide/choice-snapshot.ts'
import { loadStudentAndSeats, noSubject } from './load-snapshot.ts'
import { loadCatalogue, type Catalogue } from './catalogue-cache.ts'
import { commit } from './commit/commit.ts'
import type { StudentState } from '#server/enrolment/snapshot.ts'
import type { CommittedChange, BatchItem, SeatChange, CommitResult } from './commit/sql.ts'
import { forgetStudent, cacheStudent, loadStudent } from './student-cache.ts'

/** How often a wish is decided anew when the state that it was decided on has changed before its seats were taken. */
const attempts = 5
const retryAfter = 2

/** The state that a wish is decided on. */
export interface Snapshot {
  readonly catalogue: Catalogue
  readonly state: StudentState
}

/** What the rules decided: moves, all of them or each for itself. No move at all only asks whether the state is true. */
export interface Decided extends Pick<BatchItem, 'moves' | 'whole' | 'stops'> {}

/** What was settled, and the state after it. */
export interface Settled<D extends Decided> extends Snapshot {
  readonly decided: D
  readonly outcome: Exclude<CommitResult, { outcome: 'stale' }>
}

/** Takes the state before and one move that was made; gives the registrations and credits after it. */
export const applyChange = (
  catalogue: Catalogue,
  state: StudentState,
  move: SeatChange,
  made: Pick<CommittedChange, 'registration'>,
): StudentState => {
  if (made.registration === null || move.subject === null) return state
  const registrationID = made.registration
  const old = state.registrations.find((each) => each.registrationID === move.registration)
  const others = state.registrations.filter((each) => each !== old)
  const creditsOf = (subjectID: number | undefined) =>
    subjectID === undefined ? 0 : (catalogue.subjects.get(subjectID)?.ects ?? 0)
  if (move.action === 'cancelled') {
    return {
      ...state,
      registrations: others,
      semester_credits: state.semester_credits - creditsOf(old?.subjectID),
    }
  }
  const { subject: subjectID, module: moduleID, groups } = move
  return {
    ...state,
    registrations: [...others, { registrationID, subjectID, moduleID, groups }],
    semester_credits: state.semester_credits - creditsOf(old?.subjectID) + creditsOf(subjectID),
  }
}

const applyChanges = (
  catalogue: Catalogue,
  before: StudentState,
  moves: readonly SeatChange[],
  outcome: CommitResult,
): StudentState => {
  // Whatever is made moves her version on: a refusal leaves all as it was.
  if (outcome.version === before.version) return before
  let state: StudentState = { ...before, version: outcome.version }
  if (outcome.outcome !== 'done') return state
  moves.forEach((move, nth) => {
    const made = outcome.moves[nth]
    if (made !== undefined && move.code === null) state = applyChange(catalogue, state, move, made)
  })
  return state
}

/**
 * Gives what is true of a student now: the database says whether what this process remembers of her still is, and sends
 * only what is later. Refuses with 404 when there is no semester.
 */
export const loadSnapshot = async (db: Database, studentID: number): Promise<Snapshot> => {
  const seen = await loadStudentAndSeats(db, studentID, noSubject)
  if (seen === undefined) throw new Refusal(everywhere.noSemester)
  const { state } = seen
  cacheStudent(db, state)
  return { state, catalogue: await loadCatalogue(db, state) }
}

/**
 * Takes a student and how to decide for her; decides on what this process knows, lets the database settle it while that
 * is true, and otherwise decides anew on what is true now (decision record 6). The key makes sending twice safe.
 */
export const commitDecision = async <D extends Decided>(
  db: Database,
  studentID: number,
  key: string | null,
  decide: (deciding: Snapshot) => D,
): Promise<Settled<D>> => {
  for (let tried = 0; tried < attempts; tried++) {
    const state = await loadStudent(db, studentID)
    const catalogue = await loadCatalogue(db, state)
    // Her windows and modules are as of her own reading: beside a newer catalogue they may be old.
    if (state.catalogue !== catalogue.version) {
      forgetStudent(db, studentID)
      continue
    }
    const decided = decide({ catalogue, state })
    const outcome = await commit(db, {
      student: studentID,
      as_of: state.version,
      semester: catalogue.semester,
      catalogue: catalogue.version,
      ...sameWindows(state, databaseNow(state)),
      key,
      ...decided,
    })
    if (outcome.outcome === 'stale' || outcome.version !== state.version) forgetStudent(db, studentID)
    if (outcome.outcome === 'stale') continue
    if (outcome.outcome === 'repeated') {
      return { catalogue, state: await loadStudent(db, studentID), decided, outcome }
    }
    const now = applyChanges(catalogue, state, decided.moves, outcome)
    cacheStudent(db, now)
    return { catalogue, state: now, decided, outcome }
  }
  throw new Refusal(everywhere.busy, { seconds: retryAfter }, retryAfter)
}
