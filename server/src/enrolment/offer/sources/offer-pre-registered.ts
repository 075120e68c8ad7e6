import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isReplacedByLevel } from '#server/enrolment/offer/is-replaced-by-level.ts'
import { loadOffers } from '#server/enrolment/offer/offer-subjects.ts'
import type { PreRegistration } from '#server/enrolment/snapshot.ts'
import { words } from '#server/enrolment/words.ts'

type PreRegistered = z.input<typeof registration.preRegisteredSubjects.reply>['subjects'][number]

/**
 * Takes a student; gives the subjects of her pre-registration as they can be registered for now, and her modules. One
 * that none of her modules offers any more is there too, and says so (spec 7.9.2).
 */
export const offerPreRegistered = async (
  db: Database,
  studentID: number,
  locale: Locale,
  insteadID?: number,
): Promise<{
  readonly subjects: PreRegistered[]
  readonly moduleIDs: readonly number[]
  /** Another level of English was taken in its place. */
  readonly isReplaced: (subject: PreRegistered) => boolean
}> => {
  const { catalogue, state, offers } = await loadOffers(db, studentID, locale, {
    insteadID,
    wanted: (deciding) => deciding.state.preRegistrations.map(({ subjectID }) => subjectID),
  })
  const gone = ({ subjectID, moduleID }: PreRegistration) => {
    const subject = catalogue.subjects.get(subjectID)
    if (subject === undefined) return []
    const name = { ka: subject.subject, en: subject.subjecteng }
    const said = new Refusal(words.notInProgramme, { subject: name }).toReply(locale)
    return {
      ...subject,
      program_moduleID: moduleID,
      study_semester: state.study_semester,
      groups: 0,
      free_groups: 0,
      full_parts: null,
      full_partseng: null,
      is_registered: state.registrations.some((each) => each.subjectID === subjectID),
      can_choose: false,
      code: said.code,
      reason: said.message,
      passed: state.earned.some((each) => each.subjectID === subjectID),
      score: null,
    }
  }
  const subjects = state.preRegistrations.flatMap((wish) => {
    const own = offers.filter(({ subjectID }) => subjectID === wish.subjectID)
    const offer = own.find(({ program_moduleID }) => program_moduleID === wish.moduleID) ?? own[0]
    return [offer ?? gone(wish)].flat().map((subject) => ({ ...subject, preRegID: wish.preRegID }))
  })
  return {
    subjects,
    moduleIDs: state.modules,
    isReplaced: ({ subjectID }) => isReplacedByLevel({ catalogue, state }, subjectID),
  }
}
