import { findClash, type ClashGroup, type Meeting } from './clash.ts'
import { checkCreditLimits, type CreditLimits, type CreditCheck } from './credits.ts'
import { checkLinkedSet, hasValidSet, type PartGroup } from './linked-sets.ts'
import {
  checkModuleLimits,
  type BrokenLimit,
  type CountedSubject,
  type LimitedModule,
} from './module-limit.ts'
import { findCombinations } from './combinations.ts'

/** `has_seat` as far as is known; only the registration itself decides. */
export interface PlanGroup extends PartGroup {
  readonly is_open: boolean
  readonly has_seat: boolean
}

/** A linked set chosen for a subject; `isGone`: some of its groups no longer exist. */
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
  /** All groups of the subject; null when unknown, and the linked set is not checked then. */
  readonly all: readonly Group[] | null
}

/** The student's present credits and subjects, and the limits. */
export interface PlanContext<Group extends ClashGroup = ClashGroup> {
  readonly heldGroups: readonly Group[]
  readonly registered: readonly { readonly subjectID: number; readonly groups: readonly number[] }[]
  readonly credits: { readonly semesterCredits: number; readonly yearCredits: number }
  readonly limits: CreditLimits
  readonly modules: readonly LimitedModule[]
  readonly counted: readonly CountedSubject[]
}

export type PlanOption = 'first' | 'second'

/** With one option of a planned subject, or with the subject as such (`choice` is null). */
export type PlanError = { readonly choice: PlanOption | null } & (
  | {
      readonly code: 'group_clash'
      readonly scheduleID: number
      /** The clashing group, registered or planned, and its meeting. */
      readonly with: { readonly subjectID: number; readonly scheduleID: number; readonly meeting: Meeting }
    }
  | { readonly code: 'group_closed' | 'group_full'; readonly scheduleID: number }
  | { readonly code: 'group_gone' | 'wrong_set' | 'incomplete_set' | 'set_clash' | 'same_choice' }
  | { readonly code: 'no_open_groups' | 'no_valid_set' | 'already_registered' }
  | { readonly code: 'credit_limit'; readonly after: CreditCheck }
  | { readonly code: 'module_limit'; readonly moduleID: number; readonly broken: BrokenLimit }
)

/** `errors` of each subject, in the order of the plan. */
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

/** At most one clash for each group of the set. */
const findClashes = (
  choice: PlanOption,
  subjectID: number,
  groups: readonly ClashGroup[],
  others: readonly ClashGroup[],
): PlanError[] =>
  groups.flatMap(({ scheduleID, ...group }): PlanError[] => {
    const clash = findClash({ scheduleID, ...group }, others, { subjectID })
    if (clash === null) return []
    const other = { subjectID: clash.group.subjectID, scheduleID: clash.group.scheduleID }
    return [{ choice, code: 'group_clash', scheduleID, with: { ...other, meeting: clash.otherMeeting } }]
  })

/**
 * Checks a plan against the registrations, the credit limits and the limits of modules (spec 2.28.3, 5.9, 5.12). Both
 * sides of a clash have the error. Credits and modules are counted in the order of the plan. A second option is
 * compared with the first options of the other subjects.
 */
export const checkPlan = (plan: readonly PlannedSubject[], context: PlanContext): PlanCheck => {
  const isRegisteredAsPlanned = ({ subjectID, first, second }: PlannedSubject): boolean =>
    context.registered.some(
      (own) =>
        own.subjectID === subjectID &&
        [first, ...(second ? [second] : [])].some((set) => hasSameIDs(own.groups, toIDs(set.groups))),
    )
  const firsts = plan.flatMap(({ first }) => first.groups)
  let adding = 0
  let counted = [...context.counted]

  const errors = plan.map((subject): PlanError[] => {
    const { subjectID, ects, moduleID, first, second, all } = subject
    if (isRegisteredAsPlanned(subject)) return []
    if (context.registered.some((own) => own.subjectID === subjectID)) {
      return [{ choice: null, code: 'already_registered' }]
    }
    const found: PlanError[] = []
    if (all !== null) {
      if (!all.some(({ is_open }) => is_open)) found.push({ choice: null, code: 'no_open_groups' })
      else if (!hasValidSet(all)) found.push({ choice: null, code: 'no_valid_set' })
    }
    const others = [...context.heldGroups, ...firsts]
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
    const after = checkCreditLimits(context.credits, adding, context.limits)
    if (!after.allowed) found.push({ choice: null, code: 'credit_limit', after })
    const module = context.modules.find((each) => each.moduleID === moduleID)
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
  return { errors, credits: checkCreditLimits(context.credits, adding, context.limits) }
}

/** Whether the subject could be registered by its first or its second option. */
export const canRegister = (errors: readonly PlanError[], hasSecond: boolean): boolean => {
  if (errors.some(({ choice }) => choice === null)) return false
  const isClear = (option: PlanOption): boolean => errors.every(({ choice }) => choice !== option)
  return isClear('first') || (hasSecond && isClear('second'))
}

/**
 * One linked set for each subject of which no two clash, or null when there are none. `options` are in order of
 * preference; an earlier subject gets its preferred set before a later one.
 */
export const findCompatibleOptions = <Option extends { readonly groups: readonly ClashGroup[] }>(
  options: readonly (readonly Option[])[],
): Option[] | null => {
  if (options.length === 0) return []
  const areCompatible = (one: Option, other: Option): boolean =>
    one.groups.every((group) => findClash(group, other.groups, { subjectID: group.subjectID }) === null)
  return findCombinations(options, areCompatible, 1)[0] ?? null
}
