import type { PlanError } from '#rules/registration/check-plan.ts'
import { refuseLimit } from '#server/enrolment/decide/check-module.ts'
import { refuse, type Refused } from '#server/enrolment/decide/refused.ts'
import type { Snapshot, Subject } from '#server/enrolment/snapshot.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import type { PlannedSubject } from './sql.ts'
import { words } from './words.ts'

const toName = ({ subject, subjecteng }: Pick<Subject, 'subject' | 'subjecteng'>) => ({
  ka: subject,
  en: subjecteng,
})

/** The refusal of a planned subject that is not taught any more; it names the subject as it was. */
export const refuseGone = (planned: PlannedSubject): Refused =>
  refuse(words.subjectGone, { subject: toName(planned) })

const refuseClash = (
  { catalogue }: Snapshot,
  { scheduleID, with: other }: PlanError & { code: 'group_clash' },
): Refused => {
  const { day, time, time_end } = other.meeting
  const subject = catalogue.subjects.get(other.subjectID) ?? { subject: '', subjecteng: '' }
  const met = catalogue.groups
    .get(other.scheduleID)
    ?.meetings.find((meeting) => meeting.day === day && meeting.time === time)
  return refuse(enrolmentWords.groupClash, {
    group: catalogue.groups.get(scheduleID)?.group ?? '',
    subjectID: other.subjectID,
    subject: toName(subject),
    day: { ka: met?.day_ka ?? '', en: met?.day_en ?? '' },
    time: `${time} - ${time_end}`,
  })
}

/** The refusal of what is wrong with a planned subject, as choosing it would be refused. */
export const refusePlanError = (snapshot: Snapshot, planned: PlannedSubject, error: PlanError): Refused => {
  const { catalogue, student } = snapshot
  const subject = toName(catalogue.subjects.get(planned.subjectID) ?? planned)
  const toGroup = (scheduleID: number) => ({
    group: catalogue.groups.get(scheduleID)?.group ?? '',
    scheduleID,
  })
  switch (error.code) {
    case 'group_clash':
      return refuseClash(snapshot, error)
    case 'group_closed':
      return refuse(enrolmentWords.groupClosed, toGroup(error.scheduleID))
    case 'group_full':
      return refuse(words.fullNow, toGroup(error.scheduleID))
    case 'group_gone':
      return refuse(enrolmentWords.groupNotFound)
    case 'incomplete_set':
    case 'wrong_set':
      return refuse(enrolmentWords.wrongSet, { subject })
    case 'set_clash':
      return refuse(enrolmentWords.setMeetsItself, { subject })
    case 'same_choice':
      return refuse(words.sameChoice)
    case 'no_open_groups':
      return refuse(enrolmentWords.noOpenGroups)
    case 'no_valid_set':
      return refuse(enrolmentWords.noValidSet, { subject })
    case 'already_registered': {
      const own = student.registrations.find(({ subjectID }) => subjectID === planned.subjectID)
      const groups = own?.groups.flatMap((scheduleID) => catalogue.groups.get(scheduleID)?.group ?? [])
      return refuse(enrolmentWords.alreadyRegistered, {
        subject,
        groups: groups?.join(', ') || '—',
        registrationID: own?.registrationID ?? 0,
      })
    }
    case 'credit_limit': {
      const { breaks, semester, year } = error.after
      const isYear = breaks === 'year'
      return refuse(isYear ? enrolmentWords.yearCredits : enrolmentWords.semesterCredits, {
        subject,
        sum: isYear ? year : semester,
        maximum: isYear ? student.limits.maximumPerYear : student.limits.maximumPerSemester,
      })
    }
    case 'module_limit':
      return refuseLimit(catalogue.modules.get(error.moduleID)!, error.broken)
  }
}
