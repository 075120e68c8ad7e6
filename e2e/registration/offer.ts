import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { checkLinkedSet, listValidSets, type PartGroup } from '#rules/registration/linked-sets.ts'
import { toRuleGroup, type RuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import type * as z from 'zod/mini'
import type { Student } from '../student.ts'

type Groups = z.output<(typeof groups)['general']['reply']>
type GroupRow = Groups['groups'][number]
type Module = z.output<(typeof registration)['programModules']['reply']>['modules'][number]
type OfferedSubject = z.output<(typeof registration)['moduleSubjects']['reply']>['subjects'][number]

/** A subject with a complete set of groups that the student can take now. */
export interface Offer {
  readonly module: Module
  readonly subject: Groups['subject']
  readonly all: readonly GroupRow[]
  /** One group of each part, in the order of the parts. */
  readonly set: readonly [GroupRow, ...GroupRow[]]
  /** The path of the screen that shows its groups. */
  readonly address: string
}

const findFreeSet = (all: readonly GroupRow[]): GroupRow[] | undefined => {
  const picks: readonly RuleGroup<GroupRow>[] = all.map(toRuleGroup)
  const isWhole = (set: readonly PartGroup[]) => checkLinkedSet(set, picks) === 'complete'
  const found = listValidSets(
    picks.filter(({ row }) => row.valid),
    20,
  ).find(isWhole)
  return found?.toSorted((a, b) => a.part - b.part).map(({ row }) => row)
}

/** The groups of a subject as the student sees them now. */
export const loadGroups = (student: Student, subjectID: number): Promise<Groups> =>
  student.ask(groups.general, { params: { subjectID } })

/** Undefined when the student can take no set of the subject. */
export const loadOffer = async (
  student: Student,
  module: Module,
  subjectID: number,
): Promise<Offer | undefined> => {
  const { subject, groups: all } = await loadGroups(student, subjectID)
  const [first, ...rest] = findFreeSet(all) ?? []
  if (first === undefined) return undefined
  const address = `/registration?module=${module.program_moduleID}&subject=${subjectID}`
  return { module, subject, all, set: [first, ...rest], address }
}

/** The first subject of the student's programme that suits. */
export const findOffer = async (
  student: Student,
  suits: (offer: Offer) => boolean = () => true,
  isMeant: (subject: OfferedSubject) => boolean = ({ passed }) => !passed,
): Promise<Offer> => {
  const { modules } = await student.ask(registration.programModules)
  for (const module of modules) {
    const id = module.program_moduleID
    const { subjects } = await student.ask(registration.moduleSubjects, { params: { id } })
    for (const each of subjects) {
      if (each.is_registered || each.free_groups === 0 || !isMeant(each)) continue
      const offer = await loadOffer(student, module, each.subjectID)
      if (offer !== undefined && suits(offer)) return offer
    }
  }
  throw new Error(`the demo offers ${student.code} nothing that suits`)
}

/** The taken seats of a group. */
export const loadTakenSeats = async (
  student: Student,
  { subjectID, scheduleID }: GroupRow,
): Promise<number> =>
  (await loadGroups(student, subjectID)).groups.find((group) => group.scheduleID === scheduleID)!.st_count

/** A set of two parts, such as a lecture and its seminar. */
export const hasTwoParts = ({ set }: Offer): boolean => set.length === 2

/** A set of one group with alternatives, in a module that is open in the first round. */
export const hasOnePart = ({ set, all, module }: Offer): boolean =>
  set.length === 1 &&
  all.filter(({ valid }) => valid).length > 1 &&
  module.kind !== 'free' &&
  module.kind !== 'minor'

/** The ids of groups, ascending. */
export const sortedIds = (rows: readonly { readonly scheduleID: number }[]): number[] =>
  rows.map(({ scheduleID }) => scheduleID).toSorted((a, b) => a - b)
