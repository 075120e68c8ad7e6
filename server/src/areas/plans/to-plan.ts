import type * as z from 'zod/mini'
import type { plans } from '#contract/registration/plans.ts'
import {
  canRegister,
  checkPlan,
  type PlanChoice,
  type PlanOption,
  type PlannedSubject as CheckedSubject,
} from '#rules/registration/check-plan.ts'
import type { Locale } from '#rules/text/locale.ts'
import { checkMustChange } from '#server/enrolment/decide/check-must-change.ts'
import { listCountedSubjects } from '#server/enrolment/decide/counted-subjects.ts'
import { listOwnGroups } from '#server/enrolment/decide/own-groups.ts'
import { hasPassed } from '#server/enrolment/has-passed.ts'
import { toRefusal } from '#server/enrolment/to-refusal.ts'
import type { Refused } from '#server/enrolment/decide/refused.ts'
import type { GroupRow, SeatGroup, Snapshot } from '#server/enrolment/snapshot.ts'
import { refuseGone, refusePlanError } from './refuse-plan-error.ts'
import type { PlannedSubject, PlanRow } from './sql.ts'

type Plan = z.input<typeof plans.make.reply>

/** How many have a seat in each group. */
type SeatCounts = ReadonlyMap<number, number>

const listRows = ({ catalogue }: Snapshot, scheduleIDs: readonly number[], taken: SeatCounts): GroupRow[] =>
  scheduleIDs
    .flatMap((scheduleID) => catalogue.rows.get(scheduleID) ?? [])
    .map((row) => ({ ...row, st_count: taken.get(row.scheduleID) ?? row.st_count }))

const toCheckedSubject = (
  { catalogue }: Snapshot,
  planned: PlannedSubject,
  taken: SeatCounts,
): CheckedSubject<SeatGroup> => {
  const toChoice = (scheduleIDs: readonly number[]): PlanChoice<SeatGroup> => {
    const groups = scheduleIDs.flatMap((scheduleID): SeatGroup[] => {
      const group = catalogue.groups.get(scheduleID)
      const row = catalogue.rows.get(scheduleID)
      if (group === undefined || row === undefined) return []
      return [{ ...group, has_seat: (taken.get(scheduleID) ?? row.st_count) < row.capacity }]
    })
    return { groups, isGone: groups.length < scheduleIDs.length }
  }
  return {
    ...planned,
    first: toChoice(planned.first),
    second: planned.second && toChoice(planned.second),
    all: catalogue.groupsBySubject.get(planned.subjectID) ?? [],
  }
}

/** Errors of each subject, given the registrations and the other subjects. */
const checkSubjects = (snapshot: Snapshot, subjects: readonly PlannedSubject[], taken: SeatCounts) => {
  const { catalogue, student } = snapshot
  const { limits, semester_credits, elsewhere } = student
  return checkPlan(
    subjects.map((planned) => toCheckedSubject(snapshot, planned, taken)),
    {
      heldGroups: listOwnGroups(snapshot),
      registered: student.registrations,
      credits: { semesterCredits: semester_credits, yearCredits: semester_credits + elsewhere },
      limits,
      modules: student.modules.flatMap((moduleID) => catalogue.modules.get(moduleID) ?? []),
      counted: listCountedSubjects(snapshot),
    },
  ).errors
}

/** A plan as the wire shows it, checked against what is true now. */
export const toPlan = (snapshot: Snapshot, plan: PlanRow, taken: SeatCounts, locale: Locale): Plan => {
  const { catalogue, student } = snapshot
  // A group that was closed or moved is changed before any other subject is registered.
  const mustChange = checkMustChange(snapshot, null, null)
  const known = plan.subjects.filter(({ subjectID }) => catalogue.subjects.has(subjectID))
  const errors = checkSubjects(snapshot, known, taken)
  const toPlanError = (choice: PlanOption | null, refused: Refused) => {
    const { code, message } = toRefusal(refused).toReply(locale)
    return { choice, code, reason: message }
  }
  const subjects = plan.subjects.map((planned) => {
    const found = errors[known.indexOf(planned)]
    const { subjectID, moduleID, first, second, ...named } = planned
    const name = catalogue.subjects.get(subjectID) ?? { subjectID, ...named }
    const is_registered = student.registrations.some((own) => own.subjectID === subjectID)
    const before = mustChange !== null && !is_registered ? [toPlanError(null, mustChange)] : []
    return {
      ...name,
      program_moduleID: moduleID,
      schedule_ids: [...first],
      groups: listRows(snapshot, first, taken),
      second_schedule_ids: second && [...second],
      second_groups: listRows(snapshot, second ?? [], taken),
      is_registered,
      passed: hasPassed(snapshot, subjectID),
      valid: before.length === 0 && found !== undefined && canRegister(found, second !== null),
      errors:
        found === undefined
          ? [toPlanError(null, refuseGone(planned))]
          : [
              ...before,
              ...found.map((error) => toPlanError(error.choice, refusePlanError(snapshot, planned, error))),
            ],
    }
  })
  const { planID, version, updated_at } = plan
  const total_ects = subjects.reduce((sum, { ects }) => sum + ects, 0)
  return { planID, name: plan.name, version, subjects, total_ects, updated_at }
}
