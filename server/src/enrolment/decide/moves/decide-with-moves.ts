import { formatPhrase } from '#rules/text/locale.ts'
import type { Registration, Snapshot } from '../../snapshot.ts'
import { words } from '../../words.ts'
import { decideChoose, refuseGroups } from '../choose.ts'
import { decide } from '../decide.ts'
import { refuse, type Refused } from '../refused.ts'
import type { FieldContradiction, SeatChange, TakenSeats } from '../seat-change.ts'
import type { GroupMove, SeatRequest } from '../seat-request.ts'

/** The decision on a request, and the changes of other subjects that are made together with it. */
export interface DecidedWithMoves {
  readonly change: SeatChange | FieldContradiction
  readonly moves: readonly TakenSeats[]
  /** The snapshot as if the moves alone were made. */
  readonly after: Snapshot
}

/** The refusal of a move: nothing at all is changed then. */
export const refuseMove = (
  { catalogue }: Pick<Snapshot, 'catalogue'>,
  subjectID: number | null,
  { refused, params }: Refused,
): Refused => {
  const subject = catalogue.subjects.get(subjectID ?? 0)
  return refuse(words.moveRefused, {
    subject: { ka: subject?.subject ?? '', en: subject?.subjecteng ?? '' },
    reason: { ka: formatPhrase(refused, 'ka', params), en: formatPhrase(refused, 'en', params) },
  })
}

const withRegistrations = (snapshot: Snapshot, registrations: readonly Registration[]): Snapshot => ({
  ...snapshot,
  student: { ...snapshot.student, registrations },
})

const applyMoves = (registrations: readonly Registration[], moves: readonly GroupMove[]): Registration[] =>
  registrations.map((own) => {
    const move = moves.find(({ subjectID }) => subjectID === own.subjectID)
    return move === undefined ? own : { ...own, groups: move.scheduleIDs }
  })

/** The decision on a move if all others are made and the given-up subject is gone. */
const decideMove = (
  snapshot: Snapshot,
  { subjectID, scheduleIDs }: GroupMove,
  others: readonly GroupMove[],
  givenUpID: number | null,
): SeatChange => {
  const registrations = applyMoves(
    snapshot.student.registrations.filter((own) => own.subjectID !== givenUpID),
    others,
  )
  const own = registrations.find((each) => each.subjectID === subjectID)
  if (own === undefined) return refuseGroups(subjectID, scheduleIDs, refuse(words.registrationNotFound))
  const choice = { scheduleIDs, moduleID: own.moduleID }
  return decideChoose(withRegistrations(snapshot, registrations), subjectID, choice, own)
}

/**
 * Decides a request. If other subjects change their groups to make room for it, each is decided as if all others had
 * changed already, so that two may swap their hours. One refusal refuses all.
 */
export const decideWithMoves = (snapshot: Snapshot, request: SeatRequest): DecidedWithMoves => {
  const moves = 'moves' in request ? (request.moves ?? []) : []
  if (!('moves' in request) || moves.length === 0)
    return { change: decide(snapshot, request), moves: [], after: snapshot }
  const { scheduleIDs } = request
  const givenUpID = request.action === 'choose' ? request.oldSubjectID : null
  // The groups that a change leaves are in nobody's way.
  const changed = request.action === 'change' ? [{ subjectID: request.newSubjectID, scheduleIDs }] : []
  const after = withRegistrations(snapshot, applyMoves(snapshot.student.registrations, moves))
  const change = decide(after, request)
  if (change.kind !== 'seats') return { change, moves: [], after }
  const made: TakenSeats[] = []
  for (const move of moves) {
    const others = [...moves.filter((other) => other !== move), ...changed]
    const moved = decideMove(snapshot, move, others, givenUpID)
    if (moved.kind === 'refused') {
      const refused = refuseMove(snapshot, move.subjectID, moved)
      return { change: refuseGroups(change.subject, scheduleIDs, refused), moves: [], after }
    }
    if (moved.kind === 'seats') made.push(moved)
  }
  return { change, moves: made, after }
}
