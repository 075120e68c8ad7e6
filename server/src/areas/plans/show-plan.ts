import type * as z from 'zod/mini'
import type { plans } from '#contract/registration/plans.ts'
import {
  checkPlan,
  canRegister,
  type PlanChoice,
  type PlannedSubject,
} from '#rules/registration/check-plan.ts'
import type { Locale } from '#rules/text/locale.ts'
import { checkMustChange } from '#server/enrolment/decide/check-must-change.ts'
import { choiceSnapshot } from '#server/enrolment/decide/choice-snapshot.ts'
import type { Snapshot } from '#server/enrolment/enrol.ts'
import type { GroupRow, SeatGroup } from '#server/enrolment/snapshot.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { faultRefusal, goneRefusal } from './fault-refusal.ts'
import type { PlannedRow, PlanRow } from './sql.ts'

type Plan = z.input<typeof plans.make.reply>
type Taken = ReadonlyMap<number, number>

const rowsOf = ({ catalogue }: Snapshot, scheduleIDs: readonly number[], taken: Taken): GroupRow[] =>
  scheduleIDs
    .flatMap((scheduleID) => catalogue.rows.get(scheduleID) ?? [])
    .map((row) => ({ ...row, st_count: taken.get(row.scheduleID) ?? row.st_count }))

const plannedOf = ({ catalogue }: Snapshot, row: PlannedRow, taken: Taken): PlannedSubject<SeatGroup> => {
  const choiceOf = (scheduleIDs: readonly number[]): PlanChoice<SeatGroup> => {
    const groups = scheduleIDs.flatMap((scheduleID): SeatGroup[] => {
      const group = catalogue.groups.get(scheduleID)
      const shown = catalogue.rows.get(scheduleID)
      if (group === undefined || shown === undefined) return []
      return [{ ...group, has_seat: (taken.get(scheduleID) ?? shown.st_count) < shown.capacity }]
    })
    return { groups, isGone: groups.length < scheduleIDs.length }
  }
  return {
    ...row,
    first: choiceOf(row.first),
    second: row.second && choiceOf(row.second),
    all: catalogue.groupsOf.get(row.subjectID) ?? [],
  }
}

/** Takes the student's state, one of her plans and how many have a seat in its groups; gives it as the wire shows it. */
export const showPlan = (deciding: Snapshot, plan: PlanRow, taken: Taken, locale: Locale): Plan => {
  const { catalogue, state } = deciding
  const now = choiceSnapshot(catalogue, state, null)
  const { held, counted, limits, semester_credits, elsewhere } = now
  // What was closed or moved is changed before any other subject is had.
  const waiting = checkMustChange(now, null)
  const isThere = ({ subjectID }: PlannedRow): boolean => catalogue.subjects.has(subjectID)
  const there = plan.subjects.filter(isThere)
  const { errors: faults } = checkPlan(
    there.map((row) => plannedOf(deciding, row, taken)),
    {
      heldGroups: held,
      registered: state.registrations,
      credits: { semesterCredits: semester_credits, yearCredits: semester_credits + elsewhere },
      limits,
      modules: state.modules.flatMap((moduleID) => catalogue.modules.get(moduleID) ?? []),
      counted: counted(),
    },
  )
  const said = (choice: 'first' | 'second' | null, refusal: Refusal) => {
    const { code, message } = refusal.toReply(locale)
    return { choice, code, reason: message }
  }
  const subjects = plan.subjects.map((row) => {
    const found = faults[there.indexOf(row)]
    const { subjectID, moduleID, first, second, ...named } = row
    const name = catalogue.subjects.get(subjectID) ?? { subjectID, ...named }
    const is_registered = state.registrations.some((own) => own.subjectID === subjectID)
    const before = waiting !== null && !is_registered ? [said(null, waiting)] : []
    return {
      ...name,
      program_moduleID: moduleID,
      schedule_ids: [...first],
      groups: rowsOf(deciding, first, taken),
      second_schedule_ids: second && [...second],
      second_groups: rowsOf(deciding, second ?? [], taken),
      is_registered,
      valid: before.length === 0 && found !== undefined && canRegister(found, second !== null),
      faults:
        found === undefined
          ? [said(null, goneRefusal(row))]
          : [...before, ...found.map((fault) => said(fault.choice, faultRefusal(deciding, row, fault)))],
    }
  })
  const { planID, version, updated_at } = plan
  const total_ects = subjects.reduce((sum, { ects }) => sum + ects, 0)
  return { planID, name: plan.name, version, subjects, total_ects, updated_at }
}
