import { creditsAfter } from '#rules/credits.ts'
import { completesSet, hasValidSet } from '#rules/linked-sets.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { closedWindow } from './closed-window.ts'
import { judgeGroup } from './judge-group.ts'
import type { ChoiceSnapshot, SeatGroup, WantedModule, WantedSubject } from './snapshot.ts'
import { fieldWords, words } from './words.ts'

/** What the student asks for: a linked set of groups, and out of which module and programme if she says so. */
export interface Choice {
  readonly scheduleIDs: readonly number[]
  readonly moduleID?: number | null
  readonly programmeID?: number | null
  readonly subjectID?: number | null
  /** The registration that is given up for it in the same moment: of the same subject or of another. */
  readonly instead?: { readonly registrationID: number; readonly ects: number } | null
}

/** What is to be done: nothing because it is done already, or to take the seats. */
export type Decision =
  | { readonly kind: 'held'; readonly registrationID: number }
  | { readonly kind: 'take'; readonly subject: WantedSubject; readonly module: WantedModule }

const nameOf = ({ subject, subjecteng }: WantedSubject) => ({ ka: subject, en: subjecteng })

/** The student may take a subject out of any of her modules that offers it; one whose step is open goes first. */
const moduleOf = (now: ChoiceSnapshot, subject: WantedSubject, choice: Choice): WantedModule => {
  const mine = now.modules.filter(
    ({ moduleID, programmeID }) =>
      moduleID === (choice.moduleID ?? moduleID) && programmeID === (choice.programmeID ?? programmeID),
  )
  const open = mine.find(({ steps }) => closedWindow(now, steps) === null)
  if (open !== undefined) return open
  if (mine.length === 0) throw new Refusal(words.notInProgramme, { subject: nameOf(subject) })
  const closed = closedWindow(now, [...new Set(mine.flatMap(({ steps }) => steps))])
  throw closed ?? new Refusal(words.windowOver)
}

const possible = new WeakMap<readonly SeatGroup[], boolean>()
/** Takes all groups of a subject; says whether anybody at all can take it, worked out once while they are the same. */
export const isPossible = (all: readonly SeatGroup[]): boolean => {
  const known = possible.get(all) ?? hasValidSet(all)
  possible.set(all, known)
  return known
}

const requireWholeSet = (
  subject: WantedSubject,
  chosen: readonly SeatGroup[],
  all: readonly SeatGroup[],
): void => {
  const params = { subject: nameOf(subject) }
  if (!isPossible(all)) throw new Refusal(words.noValidSet, params)
  const found = completesSet(chosen, all)
  if (found === 'complete') return
  if ('wrong' in found) {
    throw new Refusal(found.wrong === 'meet' ? words.setMeetsItself : words.wrongSet, params)
  }
  const missing = found.missingParts.flatMap((part) => all.find((group) => group.part === part) ?? [])
  throw new Refusal(words.incompleteSet, {
    ...params,
    missing: {
      ka: missing.map(({ part_ka }) => part_ka).join(', '),
      en: missing.map(({ part_en }) => part_en).join(', '),
    },
  })
}

/** Refuses when the subject's credits are too many for the semester or the year; `freed` are given up for it (spec 9). */
export const requireCredits = (now: ChoiceSnapshot, subject: WantedSubject, freed: number): void => {
  const held = { semesterCredits: now.semester_credits, yearCredits: now.semester_credits + now.elsewhere }
  const after = creditsAfter(held, subject.ects - freed, now.limits)
  if (after.allowed) return
  const isYear = after.breaks === 'year'
  throw new Refusal(isYear ? words.yearCredits : words.semesterCredits, {
    subject: nameOf(subject),
    sum: isYear ? after.year : after.semester,
    maximum: isYear ? now.limits.maximumPerYear : now.limits.maximumPerSemester,
  })
}

/** Takes the snapshot and what is asked for; gives what is to be done, or throws why it is not (spec 4, 5, 9). */
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
  const module = moduleOf(now, subject, choice)
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
  const judgements = chosen.flatMap((group) => judgeGroup(group, groups, held) ?? [])
  const first = (code: string) => judgements.find((judgement) => judgement.code === code)
  const unchangeable = first('group_closed') ?? first('group_clash')
  if (unchangeable !== undefined) throw unchangeable.refusal
  requireCredits(now, subject, choice.instead?.ects ?? 0)
  const full = first('group_full')
  if (full !== undefined) throw full.refusal
  return { kind: 'take', subject, module }
}
