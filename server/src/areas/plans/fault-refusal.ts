import type { PlanError } from '#rules/registration/check-plan.ts'
import { limitRefusal } from '#server/enrolment/decide/check-module.ts'
import type { Snapshot } from '#server/enrolment/enrol.ts'
import { words as registration } from '#server/enrolment/words.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { PlannedRow } from './sql.ts'
import { words } from './words.ts'

const nameOf = ({ subject, subjecteng }: Pick<PlannedRow, 'subject' | 'subjecteng'>) => ({
  ka: subject,
  en: subjecteng,
})

/** Takes a planned subject that is not taught any more; gives the refusal that names it as it was. */
export const goneRefusal = (row: PlannedRow): Refusal =>
  new Refusal(words.subjectGone, { subject: nameOf(row) })

const clashRefusal = (
  { catalogue }: Snapshot,
  { scheduleID, with: theirs }: PlanError & { code: 'group_clash' },
): Refusal => {
  const { day, time, time_end } = theirs.meeting
  const other = catalogue.subjects.get(theirs.subjectID)
  const met = catalogue.groups
    .get(theirs.scheduleID)
    ?.meetings.find((each) => each.day === day && each.time === time)
  return new Refusal(registration.groupClash, {
    group: catalogue.groups.get(scheduleID)?.group ?? '',
    subjectID: theirs.subjectID,
    subject: nameOf(other ?? { subject: '', subjecteng: '' }),
    day: { ka: met?.day_ka ?? '', en: met?.day_en ?? '' },
    time: `${time} - ${time_end}`,
  })
}

/** Takes the state, a planned subject and what is wrong with it; gives the refusal that says so, as choosing would. */
export const faultRefusal = (deciding: Snapshot, row: PlannedRow, fault: PlanError): Refusal => {
  const { catalogue, state } = deciding
  const subject = nameOf(catalogue.subjects.get(row.subjectID) ?? row)
  const group = (scheduleID: number) => ({ group: catalogue.groups.get(scheduleID)?.group ?? '', scheduleID })
  switch (fault.code) {
    case 'group_clash':
      return clashRefusal(deciding, fault)
    case 'group_closed':
      return new Refusal(registration.groupClosed, group(fault.scheduleID))
    case 'group_full':
      return new Refusal(words.fullNow, group(fault.scheduleID))
    case 'group_gone':
      return new Refusal(registration.groupNotFound)
    case 'incomplete_set':
    case 'wrong_set':
      return new Refusal(registration.wrongSet, { subject })
    case 'set_clash':
      return new Refusal(registration.setMeetsItself, { subject })
    case 'same_choice':
      return new Refusal(words.sameChoice)
    case 'no_open_groups':
      return new Refusal(registration.noOpenGroups)
    case 'no_valid_set':
      return new Refusal(registration.noValidSet, { subject })
    case 'already_registered': {
      const own = state.registrations.find(({ subjectID }) => subjectID === row.subjectID)
      const groups = own?.groups.flatMap((scheduleID) => catalogue.groups.get(scheduleID)?.group ?? [])
      return new Refusal(registration.alreadyRegistered, {
        subject,
        groups: groups?.join(', ') || '—',
        registrationID: own?.registrationID ?? 0,
      })
    }
    case 'credit_limit': {
      const { breaks, semester, year } = fault.after
      const isYear = breaks === 'year'
      return new Refusal(isYear ? registration.yearCredits : registration.semesterCredits, {
        subject,
        sum: isYear ? year : semester,
        maximum: isYear ? state.limits.maximumPerYear : state.limits.maximumPerSemester,
      })
    }
    case 'module_limit':
      return limitRefusal(catalogue.modules.get(fault.moduleID)!, fault.broken)
  }
}
