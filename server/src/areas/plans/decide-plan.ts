import { findCompatibleOptions, type PlanOption } from '#rules/registration/check-plan.ts'
import type { Refused } from '#server/enrolment/decide/refused.ts'
import type { RefusedSeats, SeatChange, TakenSeats } from '#server/enrolment/decide/seat-change.ts'
import type { Decision } from '#server/enrolment/enrol.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { applyToSnapshot, decideOption, getGroups, listOptions } from './decide-option.ts'
import type { PlannedSubject } from './sql.ts'

type Refusals<Refusal> = Readonly<Partial<Record<PlanOption, Refusal>>>

/** The attempts for one planned subject. */
export interface PlanStep {
  readonly planned: PlannedSubject
  /** The option that is tried; null when all are refused. */
  readonly option: PlanOption | null
  /** The registration that has just these seats already. */
  readonly held: number | null
  /** Why an option is not tried. */
  readonly refusals: Refusals<Refused>
  /** Which of the changes is this subject's; null when it needs none. */
  readonly nth: number | null
}

export interface PlanDecision extends Decision {
  readonly steps: readonly PlanStep[]
}

/** Whether an option of a planned subject was found without seats before. */
export type IsFull = (planned: PlannedSubject, option: PlanOption) => boolean

interface Attempt {
  readonly planned: PlannedSubject
  readonly option: PlanOption | null
  /** The decision on the option, or the first refusal if all are refused. */
  readonly change: SeatChange
  readonly refusals: Refusals<Refused>
}

/** The first of the options that is not refused; there is at least one option. */
const tryOptions = (snapshot: Snapshot, planned: PlannedSubject, options: readonly PlanOption[]): Attempt => {
  const refusals: Partial<Record<PlanOption, RefusedSeats>> = {}
  for (const option of options) {
    const change = decideOption(snapshot, planned, option)
    if (change.kind !== 'refused') return { planned, option, change, refusals }
    refusals[option] = change
  }
  return { planned, option: null, change: (refusals.first ?? refusals.second)!, refusals }
}

/** The changes of what was tried; what is held already needs none. */
const toDecision = (attempts: readonly Attempt[]): Pick<PlanDecision, 'steps' | 'changes'> => {
  const changes: (TakenSeats | RefusedSeats)[] = []
  const steps = attempts.map(({ planned, option, change, refusals }): PlanStep => {
    const step = { planned, option, refusals }
    if (change.kind === 'held') return { ...step, held: change.registration, nth: null }
    return { ...step, held: null, nth: changes.push(change) - 1 }
  })
  return { steps, changes }
}

/** Tries the subjects one after the other, each as if those before it had their seats. */
const tryInOrder = (
  snapshot: Snapshot,
  plan: readonly PlannedSubject[],
  getOptions: (planned: PlannedSubject, nth: number) => readonly PlanOption[],
): Attempt[] => {
  let now = snapshot
  return plan.map((planned, nth) => {
    const attempt = tryOptions(now, planned, getOptions(planned, nth))
    if (attempt.change.kind === 'seats') now = applyToSnapshot(now, attempt.change)
    return attempt
  })
}

/** For each subject in order its first option, else its second, else the reason. A full option is not tried again. */
export const decideInOrder = (
  snapshot: Snapshot,
  plan: readonly PlannedSubject[],
  isFull: IsFull,
): PlanDecision => {
  const attempts = tryInOrder(snapshot, plan, (planned) =>
    listOptions(planned).filter((option) => !isFull(planned, option)),
  )
  return { ...toDecision(attempts), whole: false, stops: true }
}

/** The options of one subject that are allowed beside the registrations, whatever else is in the plan. */
const listAllowedOptions = (snapshot: Snapshot, planned: PlannedSubject, isFull: IsFull) =>
  listOptions(planned)
    .filter(
      (option) => !isFull(planned, option) && decideOption(snapshot, planned, option).kind !== 'refused',
    )
    .map((option) => ({
      option,
      groups: getGroups(planned, option).flatMap((id) => snapshot.catalogue.groups.get(id) ?? []),
    }))

const findOptionsForAll = (snapshot: Snapshot, plan: readonly PlannedSubject[], isFull: IsFull) =>
  findCompatibleOptions(plan.map((planned) => listAllowedOptions(snapshot, planned, isFull)))

/** Whether each subject has an option left that goes with one of all others. */
export const hasOptionsForAll = (
  snapshot: Snapshot,
  plan: readonly PlannedSubject[],
  isFull: IsFull,
): boolean => findOptionsForAll(snapshot, plan, isFull) !== null

/**
 * One option for each subject so that all go together, the first ones before the second. When there are none, each
 * subject gets its own reason, and nothing is taken.
 */
export const decideWhole = (
  snapshot: Snapshot,
  plan: readonly PlannedSubject[],
  isFull: IsFull,
): PlanDecision => {
  const found = findOptionsForAll(snapshot, plan, isFull)
  const attempts = tryInOrder(snapshot, plan, (planned, nth) => {
    const chosen = found?.[nth]
    if (chosen !== undefined) return [chosen.option]
    const left = listOptions(planned).filter((option) => !isFull(planned, option))
    return left.length > 0 ? left : listOptions(planned)
  })
  return { ...toDecision(attempts), whole: true, stops: false }
}
