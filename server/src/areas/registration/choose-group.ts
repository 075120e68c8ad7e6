import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { seatsTaken } from '#contract/registration/registered.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { choiceSnapshot } from '#server/enrolment/decide/choice-snapshot.ts'
import { toCreditSums } from '#server/enrolment/credit-sums.ts'
import { decideChoice, type Choice } from '#server/enrolment/decide/choose.ts'
import { decidedOr, doneMove, refusedMove } from '#server/enrolment/decide/decided-moves.ts'
import { checkGroup } from '#server/enrolment/decide/check-group.ts'
import { repeatedSeatsRefusal } from '#server/enrolment/receipts.ts'
import type { Catalogue } from '#server/enrolment/catalogue-cache.ts'
import { commitDecision, type Snapshot } from '#server/enrolment/enrol.ts'
import type { Registration } from '#server/enrolment/snapshot.ts'
import type { CommittedChange, SeatChange } from '#server/enrolment/commit/sql.ts'
import { myRegistration } from './sql.ts'
import { wantedGroups } from './wanted-groups.ts'
import { words } from '#server/enrolment/words.ts'

export type Taken = z.input<typeof seatsTaken>

/** What a student asks for: groups, and the registration that she would give up for them. */
export interface Wish extends Omit<Choice, 'instead'> {
  readonly instead: (deciding: Snapshot) => Registration | null
}

/** Takes a registration that was there before, by its number; gives it as it is now. */
const heldAnswer = async (db: Database, { state }: Snapshot, registrationID: number): Promise<Taken> => {
  const own = await myRegistration(db, state.studentID, registrationID)
  if (own === undefined) throw new Refusal(words.registrationNotFound)
  const credits = toCreditSums(state)
  return { registration: own, total_ects: credits.semester, credits }
}

/** Takes a move that was made and the state after it; gives the registration, its groups counted as the database left them. */
const takenAnswer = ({ catalogue, state }: Snapshot, move: SeatChange, made: CommittedChange): Taken => {
  const subject = catalogue.subjects.get(move.subject ?? 0)
  if (subject === undefined || made.registration === null) throw new Refusal(words.registrationNotFound)
  const groups = move.groups.flatMap((scheduleID, nth) => {
    const row = catalogue.rows.get(scheduleID)
    if (row === undefined) return []
    const before = made.taken?.[nth] ?? row.st_count
    return { ...row, st_count: before + (made.had.includes(scheduleID) ? 0 : 1) }
  })
  const credits = toCreditSums(state)
  return {
    registration: { ...subject, registrationID: made.registration, program_moduleID: move.module, groups },
    total_ects: credits.semester,
    credits,
  }
}

/** Takes what the database found full; gives the refusal that names the groups that still have a seat. */
export const fullRefusal = (
  { catalogue, state }: Snapshot,
  subjectID: number | null,
  { full, free }: Pick<CommittedChange, 'full' | 'free'>,
): Refusal => {
  const { groups, held } = choiceSnapshot(catalogue, state, subjectID, new Set(free))
  const group = groups.find(({ scheduleID }) => scheduleID === full)
  const judgement = group && checkGroup({ ...group, has_seat: false }, groups, held)
  return judgement?.refusal ?? new Refusal(words.groupNotFound)
}

interface Decision {
  readonly moves: readonly SeatChange[]
  readonly whole: true
  readonly refusal: Refusal | null
  readonly held: number | null
}

const byPart = ({ groups }: Catalogue, scheduleIDs: readonly number[]): number[] =>
  scheduleIDs.toSorted((one, other) => (groups.get(one)?.part ?? 0) - (groups.get(other)?.part ?? 0))

const decide = (deciding: Snapshot, wish: Wish): Decision => {
  const { catalogue, state } = deciding
  const subjectID = catalogue.groups.get(wish.scheduleIDs[0] ?? 0)?.subjectID ?? null
  const action = 'registered' as const
  const asked = {
    action,
    subject: subjectID,
    module: null,
    programme: null,
    groups: wish.scheduleIDs,
    registration: null,
  }
  const none = { whole: true, refusal: null, held: null } as const
  const decision = decidedOr(() => {
    const old = wish.instead(deciding)
    const instead = old && { ...old, ects: catalogue.subjects.get(old.subjectID)?.ects ?? 0 }
    const now = choiceSnapshot(catalogue, state, subjectID)
    return { ...decideChoice(now, { ...wish, instead }), old }
  })
  if (decision instanceof Refusal) {
    return { ...none, moves: [refusedMove(asked, decision)], refusal: decision }
  }
  if (decision.kind === 'held') return { ...none, moves: [], held: decision.registrationID }
  const { module, subject, old } = decision
  const move = doneMove({
    action: old === null ? 'registered' : 'changed',
    subject: subject.subjectID,
    module: module.moduleID,
    programme: module.programmeID,
    groups: byPart(catalogue, wish.scheduleIDs),
    registration: old?.registrationID ?? null,
  })
  return { ...none, moves: [move] }
}

/**
 * Takes what a student wants and the key of her attempt; gives her registration with the whole linked set, or refuses
 * (spec 4.7). The rules decide on a snapshot, the database keeps it only while that is true; the same twice answers the
 * same.
 */
export const takeSeats = async (
  db: Database,
  studentID: number,
  key: string | null,
  wish: Wish,
): Promise<Taken> => {
  const settled = await commitDecision(db, studentID, key, (deciding) => decide(deciding, wish))
  const { decided, outcome } = settled
  if (outcome.outcome === 'repeated') {
    const refused = repeatedSeatsRefusal(outcome.moves, wish.scheduleIDs)
    if (refused !== null) throw refused
    return heldAnswer(db, settled, outcome.moves[0]?.registration_id ?? 0)
  }
  if (decided.refusal !== null) throw decided.refusal
  if (decided.held !== null) return heldAnswer(db, settled, decided.held)
  const [move, made] = [decided.moves[0]!, outcome.moves[0]!]
  if (made.registration === null) throw fullRefusal(settled, move.subject, made)
  return takenAnswer(settled, move, made)
}

/** Takes the body of a choice; the old subject, when one is named, is given up for the new one (spec 4.8.3). */
export const chooseGroup = (
  db: Database,
  studentID: number,
  key: string | null,
  body: z.output<typeof registration.choose.body>,
): Promise<Taken> =>
  takeSeats(db, studentID, key, {
    scheduleIDs: wantedGroups(body),
    moduleID: body.program_module_id ?? null,
    programmeID: body.program_id ?? null,
    subjectID: body.newSubjectID ?? null,
    isMinor: Boolean(body.hasChooseMinor),
    preRegID: body.preRegID ?? null,
    instead: ({ state }) => {
      if (body.old_subjectID == null) return null
      const old = state.registrations.find(({ subjectID }) => subjectID === body.old_subjectID)
      if (old === undefined) throw new Refusal(words.registrationNotFound)
      return old
    },
  })
