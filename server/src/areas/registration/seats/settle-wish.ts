import { Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import type { Database } from '#server/db/open.ts'
import { databaseNow, sameWindows } from './choice-snapshot.ts'
import { lookAtSeats, noSubject } from './look-at-seats.ts'
import { seatCatalogue, type SeatCatalogue } from './seat-catalogue.ts'
import { settle } from './seat-desk.ts'
import type { StudentState } from '#server/areas/registration/snapshot.ts'
import type { MoveOutcome, SeatItem, SeatMove, SeatOutcome } from './sql.ts'
import { forgetState, keepState, studentState } from './student-states.ts'

/** How often a wish is decided anew when the state that it was decided on has changed before its seats were taken. */
const attempts = 5
const retryAfter = 2

/** The state that a wish is decided on. */
export interface Deciding {
  readonly catalogue: SeatCatalogue
  readonly state: StudentState
}

/** What the rules decided: moves, all of them or each for itself. No move at all only asks whether the state is true. */
export interface Decided extends Pick<SeatItem, 'moves' | 'whole' | 'stops'> {}

/** What was settled, and the state after it. */
export interface Settled<D extends Decided> extends Deciding {
  readonly decided: D
  readonly outcome: Exclude<SeatOutcome, { outcome: 'stale' }>
}

/** Takes the state before and one move that was made; gives the registrations and credits after it. */
export const stateAfterMove = (
  catalogue: SeatCatalogue,
  state: StudentState,
  move: SeatMove,
  made: Pick<MoveOutcome, 'registration'>,
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

const stateAfter = (
  catalogue: SeatCatalogue,
  before: StudentState,
  moves: readonly SeatMove[],
  outcome: SeatOutcome,
): StudentState => {
  // Whatever is made moves her version on: a refusal leaves all as it was.
  if (outcome.version === before.version) return before
  let state: StudentState = { ...before, version: outcome.version }
  if (outcome.outcome !== 'done') return state
  moves.forEach((move, nth) => {
    const made = outcome.moves[nth]
    if (made !== undefined && move.code === null) state = stateAfterMove(catalogue, state, move, made)
  })
  return state
}

/**
 * Gives what is true of a student now: the database says whether what this process remembers of her still is, and sends
 * only what is later. Refuses with 404 when there is no semester.
 */
export const currentState = async (db: Database, studentID: number): Promise<Deciding> => {
  const seen = await lookAtSeats(db, studentID, noSubject)
  if (seen === undefined) throw new Refusal(everywhere.noSemester)
  const { state } = seen
  keepState(db, state)
  return { state, catalogue: await seatCatalogue(db, state) }
}

/**
 * Takes a student and how to decide for her; decides on what this process knows, lets the database settle it while that
 * is true, and otherwise decides anew on what is true now (decision record 6). The key makes sending twice safe.
 */
export const settleWish = async <D extends Decided>(
  db: Database,
  studentID: number,
  key: string | null,
  decide: (deciding: Deciding) => D,
): Promise<Settled<D>> => {
  for (let tried = 0; tried < attempts; tried++) {
    const state = await studentState(db, studentID)
    const catalogue = await seatCatalogue(db, state)
    // Her windows and modules are as of her own reading: beside a newer catalogue they may be old.
    if (state.catalogue !== catalogue.version) {
      forgetState(db, studentID)
      continue
    }
    const decided = decide({ catalogue, state })
    const outcome = await settle(db, {
      student: studentID,
      as_of: state.version,
      semester: catalogue.semester,
      catalogue: catalogue.version,
      ...sameWindows(state, databaseNow(state)),
      key,
      ...decided,
    })
    if (outcome.outcome === 'stale' || outcome.version !== state.version) forgetState(db, studentID)
    if (outcome.outcome === 'stale') continue
    if (outcome.outcome === 'repeated') {
      return { catalogue, state: await studentState(db, studentID), decided, outcome }
    }
    const now = stateAfter(catalogue, state, decided.moves, outcome)
    keepState(db, now)
    return { catalogue, state: now, decided, outcome }
  }
  throw new Refusal(everywhere.busy, { seconds: retryAfter }, retryAfter)
}
