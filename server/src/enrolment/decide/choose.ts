import { checkCredits } from '#rules/registration/credits.ts'
import { checkLinkedSet, hasValidSet, findGroupWithoutLecture } from '#rules/registration/linked-sets.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { checkWindow } from './check-window.ts'
import { checkGroup } from './check-group.ts'
import { checkModule } from './check-module.ts'
import { checkMustChange } from './check-must-change.ts'
import type { ChoiceSnapshot, SeatGroup, OfferingModule, Subject } from '#server/enrolment/snapshot.ts'
import { fieldWords, words } from '#server/enrolment/words.ts'

/** What the student asks for: a linked set of groups, and out of which module and programme if she says so. */
export interface Choice {
  readonly scheduleIDs: readonly number[]
  readonly moduleID?: number | null
  readonly programmeID?: number | null
  readonly subjectID?: number | null
  /** Only out of her minor (the specification's hasChooseMinor). */
  readonly isMinor?: boolean
  /** The wish of the pre-registration that it comes from. */
  readonly preRegID?: number | null
  /** The registration that is given up for it in the same moment: of the same subject or of another. */
  readonly instead?: {
    readonly registrationID: number
    readonly subjectID: number
    readonly ects: number
    readonly groups: readonly number[]
  } | null
}

/** What is to be done: nothing because it is done already, or to take the seats. */
export type Decision =
  | { readonly kind: 'held'; readonly registrationID: number }
  | { readonly kind: 'take'; readonly subject: Subject; readonly module: OfferingModule }

const nameOf = ({ subject, subjecteng }: Subject) => ({ ka: subject, en: subjecteng })

/** Takes the subject and a module of hers; gives why the module does not allow it, or null. */
export const refusedByModule = (
  now: ChoiceSnapshot,
  subject: Subject,
  { module }: OfferingModule,
  instead: number | null,
): Refusal | null => {
  if (module.kind === 'free' && now.wants_no_free && now.registrationID === null)
    return new Refusal(words.noFreeWanted, { subject: nameOf(subject) })
  return checkModule(module, now.counted, { ...subject, instead })
}

/**
 * The student may take a subject out of any of her modules that offers it: one whose step is open, and among those one
 * whose limits allow it. When none does, the first says why, but only after what the student can change herself.
 */
const moduleOf = (
  now: ChoiceSnapshot,
  subject: Subject,
  choice: Choice,
): { module: OfferingModule; restricted: Refusal | null } => {
  const { isMinor = false, instead } = choice
  const params = { subject: nameOf(subject) }
  if (choice.programmeID != null && !now.isMyProgramme(choice.programmeID))
    throw new Refusal(words.notMyProgramme, params)
  const mine = now.modules.filter(
    ({ moduleID, programmeID, module }) =>
      moduleID === (choice.moduleID ?? moduleID) &&
      programmeID === (choice.programmeID ?? programmeID) &&
      (!isMinor || module.kind === 'minor'),
  )
  if (mine.length === 0)
    throw new Refusal(isMinor && !now.hasMinor ? words.minorNotChosen : words.notInProgramme, params)
  const open = mine.filter(({ steps }) => checkWindow(now, steps) === null)
  if (open.length === 0) {
    const closed = checkWindow(now, [...new Set(mine.flatMap(({ steps }) => steps))])
    throw closed ?? new Refusal(words.windowOver)
  }
  const judged = open.map((module) => ({
    module,
    restricted: refusedByModule(now, subject, module, instead?.subjectID ?? null),
  }))
  return judged.find(({ restricted }) => restricted === null) ?? judged[0]!
}

/** Her wish must be there, and of this subject. */
const requireWish = (
  { preRegistrations: wishes }: ChoiceSnapshot,
  { subjectID }: Subject,
  preRegID: number,
): void => {
  const wish = wishes.find((each) => each.preRegID === preRegID)
  if (wish === undefined) throw new Refusal(words.preRegNotFound)
  if (wish.subjectID !== subjectID) throw new FieldRefusal({ preRegID: [{ phrase: fieldWords.otherWish }] })
}

/** In some semesters of study the group is not changed: only one that was closed or moved may be left (spec 6.4.1). */
const requireChangeOfGroup = (now: ChoiceSnapshot, wanted: ReadonlySet<number>, choice: Choice): void => {
  if (!now.changesLevel || choice.instead?.subjectID !== now.subject?.subjectID) return
  const left = choice.instead?.groups.filter((scheduleID) => !wanted.has(scheduleID)) ?? []
  if (left.some((scheduleID) => !now.to_leave.has(scheduleID))) throw new Refusal(words.changeLevelInstead)
}

const possible = new WeakMap<readonly SeatGroup[], boolean>()
/** Takes all groups of a subject; says whether anybody at all can take it, worked out once while they are the same. */
export const isPossible = (all: readonly SeatGroup[]): boolean => {
  const known = possible.get(all) ?? hasValidSet(all)
  possible.set(all, known)
  return known
}

const partOf = ({ part_ka, part_en }: SeatGroup) => ({ ka: part_ka, en: part_en })

/** A child beside another group of its parent's part, as a seminar of another lecture. */
const otherLecture = (chosen: readonly SeatGroup[], all: readonly SeatGroup[]): Refusal => {
  const ids = new Set(chosen.map(({ scheduleID }) => scheduleID))
  const child = chosen.find(({ parentID }) => parentID !== null && !ids.has(parentID))
  const parent = all.find(({ scheduleID }) => scheduleID === child?.parentID)
  const mine = chosen.find(({ part }) => part === parent?.part)
  if (child === undefined || parent === undefined || mine === undefined)
    return new Refusal(words.groupNotFound)
  return new Refusal(words.otherLecture, {
    group: child.group,
    part: partOf(child),
    parent: parent.group,
    parentPart: partOf(parent),
    mine: mine.group,
  })
}

const requireWholeSet = (subject: Subject, chosen: readonly SeatGroup[], all: readonly SeatGroup[]): void => {
  const params = { subject: nameOf(subject) }
  if (!isPossible(all)) throw new Refusal(words.noValidSet, params)
  const found = checkLinkedSet(chosen, all)
  if (found === 'complete') return
  if ('wrong' in found) {
    if (found.wrong === 'parent') throw otherLecture(chosen, all)
    throw new Refusal(found.wrong === 'meet' ? words.setMeetsItself : words.wrongSet, params)
  }
  const missing = found.missingParts.flatMap((part) => all.find((group) => group.part === part) ?? [])
  const names = {
    ka: missing.map(({ part_ka }) => part_ka).join(', '),
    en: missing.map(({ part_en }) => part_en).join(', '),
  }
  const alone = findGroupWithoutLecture(chosen, all)
  if (alone === null) throw new Refusal(words.incompleteSet, { ...params, missing: names })
  throw new Refusal(words.lectureMissing, {
    ...params,
    group: alone.group,
    part: partOf(alone),
    missing: names,
  })
}

/** Refuses when the subject's credits are too many for the semester or the year; `freed` are given up for it (spec 5.12). */
export const checkCredits = (
  now: Pick<ChoiceSnapshot, 'semester_credits' | 'elsewhere' | 'limits'>,
  subject: Subject,
  freed: number,
): void => {
  const held = { semesterCredits: now.semester_credits, yearCredits: now.semester_credits + now.elsewhere }
  const after = checkCredits(held, subject.ects - freed, now.limits)
  if (after.allowed) return
  const isYear = after.breaks === 'year'
  throw new Refusal(isYear ? words.yearCredits : words.semesterCredits, {
    subject: nameOf(subject),
    sum: isYear ? after.year : after.semester,
    maximum: isYear ? now.limits.maximumPerYear : now.limits.maximumPerSemester,
  })
}

/** Takes the snapshot and what is asked for; gives what is to be done, or throws why it is not (spec 4.7, 4.11, 5.9, 5.12). */
export const decideChoice = (now: ChoiceSnapshot, choice: Choice): Decision => {
  const { subject, groups } = now
  const held = now.held.filter(({ registrationID }) => registrationID !== choice.instead?.registrationID)
  if (subject === null) throw new Refusal(words.groupNotFound)
  if (choice.subjectID != null && choice.subjectID !== subject.subjectID) {
    throw new FieldRefusal({ newSubjectID: [{ phrase: fieldWords.otherSubject }] })
  }
  const wanted = new Set(choice.scheduleIDs)
  const mine = now.held.filter((group) => group.subjectID === subject.subjectID)
  if (
    now.registrationID !== null &&
    new Set(mine.map(({ scheduleID }) => scheduleID)).symmetricDifference(wanted).size === 0
  ) {
    return { kind: 'held', registrationID: now.registrationID }
  }
  if (!now.is_active) throw new Refusal(words.notActive)
  if (choice.preRegID != null) requireWish(now, subject, choice.preRegID)
  requireChangeOfGroup(now, wanted, choice)
  const { module, restricted } = moduleOf(now, subject, choice)
  const first = checkMustChange(now, choice.instead ?? null)
  if (first !== null) throw first
  if (now.registrationID !== null && now.registrationID !== choice.instead?.registrationID) {
    const names = mine.map(({ group }) => group).join(', ') || '—'
    throw new Refusal(words.alreadyRegistered, {
      subject: nameOf(subject),
      groups: names,
      registrationID: now.registrationID,
    })
  }
  const chosen = groups.filter(({ scheduleID }) => wanted.has(scheduleID))
  if (chosen.length < wanted.size) throw new Refusal(words.wrongSet, { subject: nameOf(subject) })
  requireWholeSet(subject, chosen, groups)
  // What the student can change herself is told before what only others can.
  const judgements = chosen.flatMap((group) => checkGroup(group, groups, held) ?? [])
  const judged = (code: string) => judgements.find((judgement) => judgement.code === code)
  const unchangeable = judged('group_closed') ?? judged('group_clash')
  if (unchangeable !== undefined) throw unchangeable.refusal
  checkCredits(now, subject, choice.instead?.ects ?? 0)
  if (restricted !== null) throw restricted
  const full = judged('group_full')
  if (full !== undefined) throw full.refusal
  return { kind: 'take', subject, module }
}
