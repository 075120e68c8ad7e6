/*
 * The path of a seat, from the call to its answer:
 *
 *  1. areas/registration/routes.ts   the call; to-seat-request.ts makes a SeatRequest of its body
 *  2. enrol.ts                       this file: load, decide, commit, answer
 *  3. student-cache.ts               the student's state with its version, read when it is not cached
 *     catalogue-cache.ts             the semester's groups, subjects and modules with their version
 *  4. decide/decide.ts               the rules on this snapshot alone: a SeatChange, also for a refusal
 *     decide/moves/                  decide-with-moves.ts: together with the moves of other subjects that make room for it;
 *                                    decide-undo.ts: all that an act made is undone (undo-seats.ts)
 *     decide/change.ts               the registration that is replaced
 *     decide/choose.ts               all checks, in the order in which a refusal is named:
 *     decide/check-window.ts           a step is open
 *     decide/check-must-change.ts      no closed group is to be changed first
 *     decide/check-set.ts              the groups are one whole linked set
 *     decide/check-group.ts            none is closed, clashes or is full
 *     decide/check-credits.ts          the credits of the semester and the year
 *     decide/check-module.ts           the limits of the module
 *  5. commit/commit.ts               waits for a batch; commit/batch.ts commits it in one transaction
 *     commit/sql.ts                  take_seats: nothing is done unless both versions are still the same
 *     commit/seat-events.ts          notifies other processes which groups have moved
 *  6. commit/apply.ts                the state after it, for the cache; when it was stale: 3 again
 *  7. answer.ts                      the registration as it is now, or
 *     to-refusal.ts                  the refusal, thrown; step 5 has left its receipt
 *     receipts.ts                    what the same key was answered before
 */
import { hash as sha256 } from 'node:crypto'
import type * as z from 'zod/mini'
import type { registrationReply } from '#contract/registration/registered-subject.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import { answerHeld, answerTaken } from './answer.ts'
import { loadCatalogue } from './catalogue-cache.ts'
import { databaseNow, findWindowBounds } from './clock.ts'
import { applyResult } from './commit/apply.ts'
import { countOutcome } from './count-outcome.ts'
import { commit } from './commit/commit.ts'
import type { CommitResult, SeatRow } from './commit/sql.ts'
import { decideWithMoves, refuseMove } from './decide/moves/decide-with-moves.ts'
import { refuseFull } from './decide/check-group.ts'
import { toReceiptReason } from './decide/refused.ts'
import type { RefusedSeats, SeatChange, TakenSeats } from './decide/seat-change.ts'
import type { GroupRequest, SeatRequest } from './decide/seat-request.ts'
import type { Receipt } from './receipt.ts'
import { repeatedSeatsRefusal } from './receipts.ts'
import type { Snapshot } from './snapshot.ts'
import { evictStudent, cacheStudent, loadStudent } from './student-cache.ts'
import { toRefusal } from './to-refusal.ts'

/** How often a request is decided again when the state that it was decided on has changed before its commit. */
const maxAttempts = 5
const retryAfterSeconds = 2

/** Changes that are committed together. None at all asks whether the state is still true. */
export interface Decision {
  readonly changes: readonly (TakenSeats | RefusedSeats)[]
  /** All of them or none. */
  readonly whole: boolean
  /** Nothing is done after a change whose group is full: what follows was decided as if it had its seat. */
  readonly stops: boolean
}

/** The decision, its result, and the state after it. */
export interface Committed<D extends Decision> {
  readonly snapshot: Snapshot
  readonly decision: D
  readonly result: Exclude<CommitResult, { outcome: 'stale' }>
}

const toRow = (change: TakenSeats | RefusedSeats): SeatRow => {
  if (change.kind === 'seats') return change
  const { action, subject, module, programme, groups, registration } = change
  return { action, subject, module, programme, groups, registration, ...toReceiptReason(change) }
}

interface KeyedRequest {
  readonly key: string | null
  /** The request: with the same key, another one is refused. Left out where the caller compares them. */
  readonly request?: unknown
}

/**
 * Decides on what this process knows of the student and commits that while it is true; otherwise reads the state again
 * and repeats (decision record 6). The key makes sending twice safe. Refuses the same key for something else.
 */
export const commitDecision = async <D extends Decision>(
  db: Database,
  studentID: number,
  { key, request }: KeyedRequest,
  decideOn: (snapshot: Snapshot) => D,
): Promise<Committed<D>> => {
  const hash =
    key === null || request === undefined ? null : sha256('sha256', JSON.stringify(request), 'base64')
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const student = await loadStudent(db, studentID)
    const catalogue = await loadCatalogue(db, student)
    // The windows and modules in the student's state are as of its own reading: beside a newer catalogue they may be old.
    if (student.catalogue !== catalogue.version) {
      evictStudent(db, studentID)
      continue
    }
    const snapshot = { catalogue, student, now: databaseNow(student) }
    const decision = decideOn(snapshot)
    const result = await commit(db, {
      student: studentID,
      as_of: student.version,
      semester: catalogue.semester,
      catalogue: catalogue.version,
      ...findWindowBounds(student, snapshot.now),
      key,
      hash,
      whole: decision.whole,
      stops: decision.stops,
      moves: decision.changes.map(toRow),
    })
    if (result.outcome === 'stale' || result.version !== student.version) evictStudent(db, studentID)
    if (result.outcome === 'stale') continue
    if (result.outcome === 'repeated') {
      const isOther = ({ request_hash }: Receipt) => hash !== null && (request_hash ?? hash) !== hash
      if (result.moves.some(isOther)) throw new Refusal(httpWords.keyAlreadyUsed)
      return { snapshot: { ...snapshot, student: await loadStudent(db, studentID) }, decision, result }
    }
    const after = applyResult(catalogue, student, decision.changes, result)
    cacheStudent(db, after)
    return { snapshot: { ...snapshot, student: after }, decision, result }
  }
  throw new Refusal(httpWords.busy, { seconds: retryAfterSeconds }, retryAfterSeconds)
}

/** The changes are the moves of other subjects, and after them the requested one. */
interface RequestDecision extends Decision {
  readonly change: SeatChange
  /** The snapshot as if the moves alone were made. */
  readonly after: Snapshot
}

const decideRequest = (snapshot: Snapshot, request: SeatRequest): RequestDecision => {
  const { change, moves, after } = decideWithMoves(snapshot, request)
  if (change.kind === 'field') throw new FieldRefusal({ [change.field]: [{ phrase: change.phrase }] })
  const changes = change.kind === 'held' ? [] : [...moves, change]
  return { change, after, changes, whole: true, stops: false }
}

const takeOrChange = async (
  db: Database,
  studentID: number,
  key: string | null,
  request: GroupRequest,
): Promise<z.input<typeof registrationReply>> => {
  const { snapshot, decision, result } = await commitDecision(db, studentID, { key, request }, (now) =>
    decideRequest(now, request),
  )
  if (result.outcome === 'repeated') {
    const refusal = repeatedSeatsRefusal(result.moves, request.scheduleIDs)
    if (refusal !== null) throw refusal
    return answerHeld(db, snapshot, result.moves.at(-1)?.registration_id ?? 0)
  }
  const { change } = decision
  if (change.kind === 'refused') throw toRefusal(change)
  if (change.kind === 'held') return answerHeld(db, snapshot, change.registration)
  const made = result.moves.at(-1)!
  if (made.registration === null) {
    const nth = result.moves.findIndex(({ full }) => full !== null)
    const full = result.moves[nth] ?? made
    const refused = refuseFull(decision.after, decision.changes[nth]?.subject ?? change.subject, full)
    throw toRefusal(full === made ? refused : refuseMove(snapshot, decision.changes[nth]!.subject, refused))
  }
  return answerTaken(snapshot, change, made.registration, made)
}

/** Takes or changes seats; answers with the registration, or refuses. The same key answers the same (spec 4.7, 4.8). */
export const enrol = (db: Database, studentID: number, key: string | null, request: GroupRequest) =>
  countOutcome(request.action, takeOrChange(db, studentID, key, request))

const freeSeats = async (
  db: Database,
  studentID: number,
  key: string | null,
  registrationID: number,
): Promise<'ok'> => {
  const request = { action: 'cancel', registrationID } as const
  const { decision, result } = await commitDecision(db, studentID, { key, request }, (now) =>
    decideRequest(now, request),
  )
  const { change } = decision
  const refusal =
    result.outcome === 'repeated'
      ? repeatedSeatsRefusal(result.moves, null)
      : change.kind === 'refused'
        ? toRefusal(change)
        : null
  if (refusal !== null) throw refusal
  return 'ok'
}

/** Cancels a registration and frees its seats, or refuses (spec 4.9). */
export const cancel = (db: Database, studentID: number, key: string | null, registrationID: number) =>
  countOutcome('cancel', freeSeats(db, studentID, key, registrationID))
