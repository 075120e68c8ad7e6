import { findCompatibleOptions, type PlanOption } from '#rules/registration/check-plan.ts'
import { refusedMove } from '#server/enrolment/decide/decided-moves.ts'
import type { Decided, Snapshot } from '#server/enrolment/enrol.ts'
import type { Refusal } from '#server/http/refusal.ts'
import type { SeatChange } from '#server/enrolment/commit/sql.ts'
import { asIfTaken, askedMove, decideWay, groupsOf, waysOf, type DecidedWay } from './decide-way.ts'
import type { PlannedRow } from './sql.ts'

/** What is tried for one planned subject: a way, or none because it is held already or refused. */
export interface Step {
  readonly wish: PlannedRow
  readonly way: PlanOption | null
  readonly held: number | null
  /** Why a way is not tried. */
  readonly refusals: Readonly<Partial<Record<PlanOption, Refusal>>>
  /** Which of the moves is this subject's; null when it needs none. */
  readonly nth: number | null
}

export interface PlanDecision extends Decided {
  readonly steps: readonly Step[]
}

/** Takes a planned subject and a way; says whether that way was found without seats. */
export type IsFull = (wish: PlannedRow, way: PlanOption) => boolean

interface Tried {
  readonly wish: PlannedRow
  readonly way: PlanOption | null
  readonly decided: Exclude<DecidedWay, { kind: 'refused' }> | null
  readonly refusals: Readonly<Partial<Record<PlanOption, Refusal>>>
}

const tryWays = (deciding: Snapshot, wish: PlannedRow, ways: readonly PlanOption[]): Tried => {
  const refusals: Partial<Record<PlanOption, Refusal>> = {}
  for (const way of ways) {
    const decided = decideWay(deciding, wish, way)
    if (decided.kind !== 'refused') return { wish, way, decided, refusals }
    refusals[way] = decided.refusal
  }
  return { wish, way: null, decided: null, refusals }
}

/** The moves of what was tried: a seat, or a refusal that leaves its receipt; what is held already needs none. */
const movesOf = (tried: readonly Tried[]): { steps: Step[]; moves: SeatChange[] } => {
  const moves: SeatChange[] = []
  const steps = tried.map(({ wish, way, decided, refusals }): Step => {
    const step = { wish, way, refusals, held: null, nth: moves.length }
    if (decided?.kind === 'held') return { ...step, held: decided.registrationID, nth: null }
    if (decided !== null) moves.push(decided.move)
    else {
      const told: PlanOption = refusals.first ? 'first' : 'second'
      moves.push(refusedMove(askedMove(wish, told), refusals[told]!))
    }
    return step
  })
  return { steps, moves }
}

/**
 * Takes the state and what is left of a plan; gives for each subject in order its first choice, else its second, else
 * the reason, each decided as if those before it had their seats. A way that is full already is not tried.
 */
export const decideInOrder = (
  deciding: Snapshot,
  wishes: readonly PlannedRow[],
  isFull: IsFull,
): PlanDecision => {
  let now = deciding
  const tried = wishes.map((wish) => {
    const found = tryWays(
      now,
      wish,
      waysOf(wish).filter((way) => !isFull(wish, way)),
    )
    if (found.decided?.kind === 'take') now = asIfTaken(now, found.decided.move)
    return found
  })
  return { ...movesOf(tried), whole: false, stops: true }
}

/** The ways of one subject that the rules allow beside what she holds now, whatever else is in the plan. */
const allowedWays = (deciding: Snapshot, wish: PlannedRow, isFull: IsFull) =>
  waysOf(wish)
    .filter((way) => !isFull(wish, way) && decideWay(deciding, wish, way).kind !== 'refused')
    .map((way) => ({
      way,
      groups: groupsOf(wish, way).flatMap((id) => deciding.catalogue.groups.get(id) ?? []),
    }))

/** Takes the state and a plan; says whether each subject has a way left that goes with one of all others. */
export const hasWayForAll = (deciding: Snapshot, wishes: readonly PlannedRow[], isFull: IsFull): boolean =>
  findCompatibleOptions(wishes.map((wish) => allowedWays(deciding, wish, isFull))) !== null

/**
 * Takes the state and a plan that is to be had whole; gives one way for each subject so that all go together, the first
 * choices before the second. When there is none, each subject is told what is in its own way, and nothing is taken.
 */
export const decideWhole = (
  deciding: Snapshot,
  wishes: readonly PlannedRow[],
  isFull: IsFull,
): PlanDecision => {
  const found = findCompatibleOptions(wishes.map((wish) => allowedWays(deciding, wish, isFull)))
  let now = deciding
  const tried = wishes.map((wish, nth) => {
    const chosen = found?.[nth]
    const left = waysOf(wish).filter((way) => !isFull(wish, way))
    const one = tryWays(now, wish, chosen ? [chosen.way] : left.length > 0 ? left : waysOf(wish))
    if (one.decided?.kind === 'take') now = asIfTaken(now, one.decided.move)
    return one
  })
  return { ...movesOf(tried), whole: true }
}
