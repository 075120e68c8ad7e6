import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { checkLinkedSet, listValidSets, type PartGroup } from '#rules/registration/linked-sets.ts'
import { pickGroup, type PickGroup } from '#web/parts/pick-group.ts'
import type * as z from 'zod/mini'
import type { Student } from '../student.ts'

type Groups = z.output<(typeof groups)['general']['reply']>
type Row = Groups['groups'][number]
type Module = z.output<(typeof registration)['programModules']['reply']>['modules'][number]
type OfferedSubject = z.output<(typeof registration)['moduleSubjects']['reply']>['subjects'][number]

/** A subject that a student can take now, and a whole set of its groups that has seats and fits her week. */
export interface Offer {
  readonly module: Module
  readonly subject: Groups['subject']
  readonly all: readonly Row[]
  /** Of each part one group, in the order in which they are picked. */
  readonly set: readonly [Row, ...Row[]]
  /** Where its groups are shown. */
  readonly address: string
}

const freeSet = (all: readonly Row[]): Row[] | undefined => {
  const picks: readonly PickGroup<Row>[] = all.map(pickGroup)
  const isWhole = (set: readonly PartGroup[]) => checkLinkedSet(set, picks) === 'complete'
  const found = listValidSets(
    picks.filter(({ row }) => row.valid),
    20,
  ).find(isWhole)
  return found?.toSorted((a, b) => a.part - b.part).map(({ row }) => row)
}

/** Reads a subject as it is for the student now. */
export const groupsOf = (student: Student, subjectID: number): Promise<Groups> =>
  student.ask(groups.general, { params: { subjectID } })

/** Reads a subject of a module of hers; gives it with a set that she can take, if there is one. */
export const offerOf = async (
  student: Student,
  module: Module,
  subjectID: number,
): Promise<Offer | undefined> => {
  const { subject, groups: all } = await groupsOf(student, subjectID)
  const [first, ...rest] = freeSet(all) ?? []
  if (first === undefined) return undefined
  const address = `/registration?module=${module.program_moduleID}&subject=${subjectID}`
  return { module, subject, all, set: [first, ...rest], address }
}

/** Gives the first subject of her programme, open or not, that suits the journey. */
export const offerFor = async (
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
      const offer = await offerOf(student, module, each.subjectID)
      if (offer !== undefined && suits(offer)) return offer
    }
  }
  throw new Error(`the demo offers ${student.code} nothing that suits`)
}

/** How many seats of a group are taken, as a student reads it. */
export const takenSeats = async (student: Student, { subjectID, scheduleID }: Row): Promise<number> =>
  (await groupsOf(student, subjectID)).groups.find((group) => group.scheduleID === scheduleID)!.st_count

/** Takes the set beside the browser; gives the status of the answer. */
export const takeSet = async (student: Student, { module, set }: Offer): Promise<number> => {
  const body = {
    program_module_id: module.program_moduleID,
    schedule_ids: set.map(({ scheduleID }) => scheduleID),
  }
  return (await student.call(registration.choose, { body })).status()
}

/** Gives up her seats of a subject beside the browser, where she has any. */
export const giveUp = async (student: Student, subjectID: number): Promise<void> => {
  const { own } = await registered(student, subjectID)
  if (own !== undefined) await student.ask(registration.cancel, { params: { id: own.registrationID } })
}

/** Whether its set has two parts, as a lecture and its seminar. */
export const inTwoParts = ({ set }: Offer): boolean => set.length === 2

/** Whether it is one group of several, out of a module whose seats are taken in the first round already. */
export const inOnePart = ({ set, all, module }: Offer): boolean =>
  set.length === 1 &&
  all.filter(({ valid }) => valid).length > 1 &&
  module.kind !== 'free' &&
  module.kind !== 'minor'

/** The numbers of groups, in order. */
export const idsOf = (rows: readonly { readonly scheduleID: number }[]): number[] =>
  rows.map(({ scheduleID }) => scheduleID).toSorted((a, b) => a - b)

/** Gives her registration of a subject, where she has one, and her credits in all. */
export const registered = async (student: Student, subjectID: number) => {
  const { subjects, total_ects } = await student.ask(registration.alreadyRegistered)
  return { total_ects, own: subjects.find((each) => each.subjectID === subjectID) }
}
