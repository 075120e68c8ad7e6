import type { Module, Registration, SeatGroup, Snapshot, Subject } from '../snapshot.ts'
import { words } from '../words.ts'
import { checkSubjectCredits } from './check-credits.ts'
import { checkGroup } from './check-group.ts'
import { checkSubjectInModule } from './check-module.ts'
import { checkMustChange } from './check-must-change.ts'
import { checkSet } from './check-set.ts'
import { checkWindow } from './check-window.ts'
import { listOfferingModules, listSteps } from './offering-modules.ts'
import { listOwnGroups } from './own-groups.ts'
import { isRefused, refuse, type Refused } from './refused.ts'
import type { RefusedSeats, SeatChange } from './seat-change.ts'
import type { GroupChoice } from './seat-request.ts'

/** The refusal of groups of a subject; its receipt names no module. */
export const refuseGroups = (
  subjectID: number | null,
  scheduleIDs: readonly number[],
  { refused, params }: Refused,
): RefusedSeats => ({
  kind: 'refused',
  action: 'registered',
  subject: subjectID,
  module: null,
  programme: null,
  groups: scheduleIDs,
  registration: null,
  refused,
  params,
})

/** In some semesters of study the group is not changed: only one that was closed or moved may be left (spec 6.4.1). */
const checkLevelInstead = (
  { catalogue, student }: Snapshot,
  { subjectID }: Subject,
  selected: ReadonlySet<number>,
  replaced: Registration | null,
): Refused | null => {
  if (!catalogue.english_orders.has(student.study_semester) || replaced?.subjectID !== subjectID) return null
  const isHeldBack = replaced.groups.some(
    (scheduleID) => !selected.has(scheduleID) && !catalogue.to_leave.has(scheduleID),
  )
  return isHeldBack ? refuse(words.changeLevelInstead) : null
}

/** The module that the subject is taken out of, and the refusal of its limits, which is not the first to be named. */
interface ChosenModule {
  readonly module: Module
  readonly overLimit: Refused | null
}

/**
 * A subject may be taken out of any module of the student that offers it: one whose step is open, and among those one
 * whose limits allow it. When none does, the first says why, after the credits.
 */
const chooseModule = (
  snapshot: Snapshot,
  subject: Subject,
  { moduleID, programmeID, isMinor = false }: GroupChoice,
  replaced: Registration | null,
): ChosenModule | Refused => {
  const { catalogue, student } = snapshot
  const params = { subject: { ka: subject.subject, en: subject.subjecteng } }
  const isOwnProgramme = (id: number) =>
    student.modules.some((own) => catalogue.modules.get(own)?.programmeID === id)
  if (programmeID != null && !isOwnProgramme(programmeID)) return refuse(words.notMyProgramme, params)
  const offering = listOfferingModules(snapshot, subject.subjectID).filter(
    ({ module }) =>
      module.moduleID === (moduleID ?? module.moduleID) &&
      module.programmeID === (programmeID ?? module.programmeID) &&
      (!isMinor || module.kind === 'minor'),
  )
  if (offering.length === 0) {
    const hasNoMinor = isMinor && student.minorID === null
    return refuse(hasNoMinor ? words.minorNotChosen : words.notInProgramme, params)
  }
  const open = offering.filter(({ steps }) => checkWindow(snapshot, steps) === null)
  const chosen = open.map(({ module }) => ({
    module,
    overLimit: checkSubjectInModule(snapshot, subject, module, replaced?.subjectID ?? null),
  }))
  const first = chosen.find(({ overLimit }) => overLimit === null) ?? chosen[0]
  // None of the modules is open, so none of their steps is.
  return first ?? checkWindow(snapshot, listSteps(offering))!
}

/** The module that the subject is taken out of, or the first refusal. */
const checkChoice = (
  snapshot: Snapshot,
  subject: Subject,
  choice: GroupChoice,
  replaced: Registration | null,
): Module | Refused => {
  const { catalogue, student } = snapshot
  if (!student.is_active) return refuse(words.notActive)
  if (student.debt_blocked) return refuse(words.debtBlocks)
  const { preRegID } = choice
  if (preRegID != null && !student.preRegistrations.some((each) => each.preRegID === preRegID))
    return refuse(words.preRegNotFound)
  const selected = new Set(choice.scheduleIDs)
  const levelInstead = checkLevelInstead(snapshot, subject, selected, replaced)
  if (levelInstead !== null) return levelInstead
  const chosen = chooseModule(snapshot, subject, choice, replaced)
  if (isRefused(chosen)) return chosen
  const mustChange = checkMustChange(snapshot, subject.subjectID, replaced)
  if (mustChange !== null) return mustChange
  const params = { subject: { ka: subject.subject, en: subject.subjecteng } }
  const own = student.registrations.find(({ subjectID }) => subjectID === subject.subjectID)
  if (own !== undefined && own.registrationID !== replaced?.registrationID) {
    const names = own.groups.flatMap((scheduleID) => catalogue.groups.get(scheduleID)?.group ?? [])
    const { registrationID } = own
    return refuse(words.alreadyRegistered, { ...params, groups: names.join(', ') || '—', registrationID })
  }
  const all = catalogue.groupsBySubject.get(subject.subjectID) ?? []
  const groups = all.filter(({ scheduleID }) => selected.has(scheduleID))
  if (groups.length < selected.size) return refuse(words.wrongSet, params)
  return (
    checkSet(subject, groups, all) ??
    checkSeats(snapshot, subject, { chosen: groups, all }, chosen.overLimit, replaced) ??
    chosen.module
  )
}

/** A refusal that holds for every group of the subject is named before one of a single group. */
const checkSeats = (
  snapshot: Snapshot,
  subject: Subject,
  { chosen, all }: { readonly chosen: readonly SeatGroup[]; readonly all: readonly SeatGroup[] },
  overLimit: Refused | null,
  replaced: Registration | null,
): Refused | null => {
  const { catalogue, student } = snapshot
  const ownGroups = listOwnGroups(snapshot, replaced?.registrationID)
  const violations = chosen.flatMap((group) => checkGroup(group, all, ownGroups) ?? [])
  const find = (code: string) => violations.find((violation) => violation.code === code)?.refused ?? null
  const freed = catalogue.subjects.get(replaced?.subjectID ?? 0)?.ects ?? 0
  return (
    find('group_closed') ??
    checkSubjectCredits(student, subject, freed) ??
    overLimit ??
    find('group_clash') ??
    find('group_full')
  )
}

/** The decision to choose groups of a subject; `replaced` is given up for them (spec 4.7, 4.11, 5.9, 5.12). */
export const decideChoose = (
  snapshot: Snapshot,
  subjectID: number | null,
  choice: GroupChoice,
  replaced: Registration | null = null,
): SeatChange => {
  const { catalogue, student } = snapshot
  const { scheduleIDs } = choice
  const subject = catalogue.subjects.get(subjectID ?? 0)
  if (subject === undefined) return refuseGroups(subjectID, scheduleIDs, refuse(words.groupNotFound))
  const own = student.registrations.find((each) => each.subjectID === subjectID)
  if (own !== undefined && new Set(own.groups).symmetricDifference(new Set(scheduleIDs)).size === 0)
    return { kind: 'held', registration: own.registrationID }
  const module = checkChoice(snapshot, subject, choice, replaced)
  if (isRefused(module)) return refuseGroups(subjectID, scheduleIDs, module)
  const getPart = (scheduleID: number) => catalogue.groups.get(scheduleID)?.part ?? 0
  return {
    kind: 'seats',
    action: replaced === null ? 'registered' : 'changed',
    subject: subjectID,
    module: module.moduleID,
    programme: module.programmeID,
    groups: scheduleIDs.toSorted((one, other) => getPart(one) - getPart(other)),
    registration: replaced?.registrationID ?? null,
  }
}
