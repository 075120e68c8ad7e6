import type * as z from 'zod/mini'
import type { preRegistration } from '#contract/registration/pre-registration.ts'
import { toCreditSums } from '#server/enrolment/credit-sums.ts'
import { isReplacedByLevel } from '#server/enrolment/offer/is-replaced-by-level.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { checkPreRegistrationWindow, toPreRegisteredSnapshot } from './decide-pre-registration.ts'

type PreRegistrations = z.input<typeof preRegistration.alreadyRegistered.reply>

/** The pre-registered subjects, and their credits against the limits (spec 4.15). */
export const toPreRegistrations = (snapshot: Snapshot): PreRegistrations => {
  const { catalogue, student } = snapshot
  const subjects = student.preRegistrations.flatMap(({ preRegID, subjectID, moduleID, created_at }) => {
    const subject = catalogue.subjects.get(subjectID)
    const is_registered = student.registrations.some((own) => own.subjectID === subjectID)
    const is_replaced = isReplacedByLevel(snapshot, subjectID)
    return subject === undefined
      ? []
      : { ...subject, preRegID, program_moduleID: moduleID, created_at, is_registered, is_replaced }
  })
  const credits = toCreditSums(toPreRegisteredSnapshot(snapshot).student)
  return { subjects, total_ects: credits.semester, credits }
}

/** The pre-registration as it was left, and whether its window has closed (spec 4.15.4). */
export const toClosedPreRegistration = (snapshot: Snapshot): z.input<typeof preRegistration.toShow.reply> => {
  const { subjects, total_ects } = toPreRegistrations(snapshot)
  return { subjects, total_ects, is_closed: checkPreRegistrationWindow(snapshot) !== null }
}
