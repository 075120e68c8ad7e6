import { findClash, type ClashGroup, type Meeting } from './clash.ts'
import { checkCreditLimits, type CreditLimits, type CreditCheck } from './credits.ts'
import { checkLinkedSet, hasValidSet, type PartGroup } from './linked-sets.ts'
import { checkModuleLimits, type BrokenLimit, type CountedSubject, type LimitedModule } from './module-limit.ts'
import { findCombinations } from './combinations.ts'

/** A group as a plan looks at it: whether it is open, and whether it has a seat as far as is known. */
export interface PlanGroup extends PartGroup {
  readonly is_open: boolean
  readonly has_seat: boolean
}

/** The linked set meant for a subject; some of its groups may not be there any more. */
export interface PlanChoice<Group extends PlanGroup = PlanGroup> {
  readonly groups: readonly Group[]
  readonly isGone: boolean
}

export interface PlannedSubject<Group extends PlanGroup = PlanGroup> {
  readonly subjectID: number
  readonly ects: number
  readonly moduleID: number | null
  readonly first: PlanChoice<Group>
  readonly second: PlanChoice<Group> | null
  /** All groups of the subject; null where they are not known, and sets cannot be judged. */
  readonly all: readonly Group[] | null
}

/** What a plan is laid over: my registrations, my credits and their limits, and what limits my modules. */
export interface PlanContext<Group extends ClashGroup = ClashGroup> {
  readonly heldGroups: readonly Group[]
  readonly registered: readonly { readonly subjectID: number; readonly groups: readonly number[] }[]
  readonly credits: { readonly semesterCredits: number; readonly yearCredits: number }
  readonly limits: CreditLimits
  readonly modules: readonly LimitedModule[]
  readonly counted: readonly CountedSubject[]
}

export type PlanOption = 'first' | 'second'

/** What is wrong with a planned subject: with one of its choices, or with both (null). */
export type PlanError = { readonly choice: PlanOption | null } & (
  | {
      readonly code: 'group_clash'
      readonly scheduleID: number
      /** The group that stands in the way, one of mine or of the plan, and when it meets. */
      readonly with: { readonly subjectID: number; readonly scheduleID: number; readonly meeting: Meeting }
    }
  | { readonly code: 'group_closed' | 'group_full'; readonly scheduleID: number }
  | { readonly code: 'group_gone' | 'wrong_set' | 'incomplete_set' | 'set_clash' | 'same_choice' }
  | { readonly code: 'no_open_groups' | 'no_valid_set' | 'already_registered' }
  | { readonly code: 'credit_limit'; readonly after: CreditCheck }
  | { readonly code: 'module_limit'; readonly moduleID: number; readonly broken: BrokenLimit }
)

/** What is wrong with each subject, in the order of the plan, and what the whole comes to. */
export interface PlanCheck {
  readonly errors: readonly (readonly PlanError[])[]
  readonly credits: CreditCheck
}

const hasSameIDs = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((id) => other.includes(id)) && other.every((id) => one.includes(id))
const toIDs = (groups: readonly ClashGroup[]): number[] => groups.map(({ scheduleID }) => scheduleID)

const checkSet = (choice: PlanOption, { groups, isGone }: PlanChoice, all: readonly PlanGroup[] | null) => {
  const found: PlanError[] = groups.flatMap(({ scheduleID, is_open, has_seat }): PlanError[] => {
    if (!is_open) return [{ choice, code: 'group_closed', scheduleID }]
    return has_seat ? [] : [{ choice, code: 'group_full', scheduleID }]
  })
  if (isGone) return [{ choice, code: 'group_gone' } as const, ...found]
  if (all === null) return found
  const set = checkLinkedSet(groups, all)
  if (set === 'complete') return found
  if ('missingParts' in set) return [{ choice, code: 'incomplete_set' } as const, ...found]
  return [{ choice, code: set.wrong === 'meet' ? 'set_clash' : 'wrong_set' } as const, ...found]
}

/** The first group in the way of each of the choice's groups. */
const findClashes = (
  choice: PlanOption,
  subjectID: number,
  groups: readonly ClashGroup[],
  others: readonly ClashGroup[],
): PlanError[] =>
  groups.flatMap(({ scheduleID, ...group }): PlanError[] => {
    const clash = findClash({ scheduleID, ...group }, others, { subjectID })
    if (clash === null) return []
    const theirs = { subjectID: clash.group.subjectID, scheduleID: clash.group.scheduleID }
    return [{ choice, code: 'group_clash', scheduleID, with: { ...theirs, meeting: clash.otherMeeting } }]
  })

/**
 * Takes a plan in its order and what it is laid over; gives what is wrong with each subject and with the whole (spec 2.28.3, 5.9, 5.12). Clashes are told on both sides, whatever the order; credits and modules are counted up in the plan's order. A
 * second choice is held against the first ones of the other subjects.
 */
export const checkPlan = (plan: readonly PlannedSubject[], ground: PlanContext): PlanCheck => {
  const isHeld = ({ subjectID, first, second }: PlannedSubject): boolean =>
    ground.registered.some(
      (own) =>
        own.subjectID === subjectID &&
        [first, ...(second ? [second] : [])].some((set) => hasSameIDs(own.groups, toIDs(set.groups))),
    )
  const firsts = plan.flatMap(({ first }) => first.groups)
  let adding = 0
  let counted = [...ground.counted]

  const faults = plan.map((subject): PlanError[] => {
    const { subjectID, ects, moduleID, first, second, all } = subject
    if (isHeld(subject)) return []
    if (ground.registered.some((own) => own.subjectID === subjectID)) {
      return [{ choice: null, code: 'already_registered' }]
    }
    const found: PlanError[] = []
    if (all !== null) {
      if (!all.some(({ is_open }) => is_open)) found.push({ choice: null, code: 'no_open_groups' })
      else if (!hasValidSet(all)) found.push({ choice: null, code: 'no_valid_set' })
    }
    const others = [...ground.heldGroups, ...firsts]
    for (const [choice, set] of [
      ['first', first],
      ['second', second],
    ] as const) {
      if (set === null) continue
      if (choice === 'second' && hasSameIDs(toIDs(set.groups), toIDs(first.groups)) && !set.isGone) {
        found.push({ choice, code: 'same_choice' })
      }
      found.push(...checkSet(choice, set, all), ...findClashes(choice, subjectID, set.groups, others))
    }
    adding += ects
    const after = checkCreditLimits(ground.credits, adding, ground.limits)
    if (!after.allowed) found.push({ choice: null, code: 'credit_limit', after })
    const module = ground.modules.find((each) => each.moduleID === moduleID)
    if (module !== undefined) {
      const broken = checkModuleLimits(module, () => counted, { subjectID, ects })
      if (broken !== null) {
        found.push({ choice: null, code: 'module_limit', moduleID: module.moduleID, broken })
      }
    }
    if (!counted.some((each) => each.subjectID === subjectID)) {
      counted = [...counted, { subjectID, credits: ects, moduleID, isEarned: false }]
    }
    return found
  })
  return { errors: faults, credits: checkCreditLimits(ground.credits, adding, ground.limits) }
}

/** Takes what is wrong with a subject; says whether it could be taken all the same, by its first or its second choice. */
export const canRegister = (faults: readonly PlanError[], hasSecond: boolean): boolean => {
  if (faults.some(({ choice }) => choice === null)) return false
  const isClear = (way: PlanOption): boolean => faults.every(({ choice }) => choice !== way)
  return isClear('first') || (hasSecond && isClear('second'))
}

/**
 * Takes for each subject the sets that would do, the dearest first; gives one of each of which no two clash, or null
 * when there is none. An earlier subject has its dearer set before a later one.
 */
export const findCompatibleOptions = <Option extends { readonly groups: readonly ClashGroup[] }>(
  options: readonly (readonly Option[])[],
): Option[] | null => {
  if (options.length === 0) return []
  const goTogether = (one: Option, other: Option): boolean =>
    one.groups.every((group) => findClash(group, other.groups, { subjectID: group.subjectID }) === null)
  return findCombinations(options, goTogether, 1)[0] ?? null
}
