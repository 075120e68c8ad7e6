import type * as z from 'zod/mini'
import type { preRegistration } from '#contract/registration/pre-registration.ts'
import { toCreditSums } from '#server/enrolment/credit-sums.ts'
import { isReplacedByLevel } from '#server/enrolment/offer/is-replaced-by-level.ts'
import type { Snapshot } from '#server/enrolment/enrol.ts'
import { closedToWishes, stateOfWishes } from './decide-wish.ts'

type Wishes = z.input<typeof preRegistration.alreadyRegistered.reply>

/** Takes a student's state; gives the subjects that she wishes for, and their credits against the limits (spec 4.15). */
export const wishesOf = (deciding: Snapshot): Wishes => {
  const { catalogue, state } = deciding
  const subjects = state.preRegistrations.flatMap(({ preRegID, subjectID, moduleID, created_at }) => {
    const subject = catalogue.subjects.get(subjectID)
    const is_registered = state.registrations.some((each) => each.subjectID === subjectID)
    const is_replaced = isReplacedByLevel(deciding, subjectID)
    return subject === undefined
      ? []
      : { ...subject, preRegID, program_moduleID: moduleID, created_at, is_registered, is_replaced }
  })
  const credits = toCreditSums(stateOfWishes(deciding))
  return { subjects, total_ects: credits.semester, credits }
}

/** Takes a student's state; gives her pre-registration as it was left, and whether its window has closed (spec 4.15.4). */
export const wishesToShow = (deciding: Snapshot): z.input<typeof preRegistration.toShow.reply> => {
  const { subjects, total_ects } = wishesOf(deciding)
  return { subjects, total_ects, is_closed: closedToWishes(deciding) !== null }
}
