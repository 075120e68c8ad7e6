import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { describeRefused, refuse } from '#server/enrolment/decide/refused.ts'
import { hasPassed } from '#server/enrolment/has-passed.ts'
import { isReplacedByLevel } from '#server/enrolment/offer/is-replaced-by-level.ts'
import { loadOffers } from '#server/enrolment/offer/offer-subjects.ts'
import type { PreRegistration, Snapshot } from '#server/enrolment/snapshot.ts'
import { words } from '#server/enrolment/words.ts'

type PreRegistered = z.input<typeof registration.preRegisteredSubjects.reply>['subjects'][number]

/** A subject that none of the student's modules offers any more. */
const toLostOffer = (snapshot: Snapshot, { subjectID, moduleID }: PreRegistration, locale: Locale) => {
  const { catalogue, student } = snapshot
  const subject = catalogue.subjects.get(subjectID)
  if (subject === undefined) return []
  const name = { ka: subject.subject, en: subject.subjecteng }
  return {
    ...subject,
    program_moduleID: moduleID,
    study_semester: student.study_semester,
    groups: 0,
    free_groups: 0,
    obstacle: null,
    fitting: null,
    is_registered: student.registrations.some((own) => own.subjectID === subjectID),
    can_choose: false,
    ...describeRefused(refuse(words.notInProgramme, { subject: name }), locale),
    passed: hasPassed(snapshot, subjectID),
    score: null,
  }
}

/** The subjects of the student's pre-registration as they can be registered for now, and the modules (spec 7.9.2). */
export const offerPreRegistered = async (
  db: Database,
  studentID: number,
  locale: Locale,
  replacedSubjectID?: number,
): Promise<{
  readonly subjects: PreRegistered[]
  readonly moduleIDs: readonly number[]
  /** Another level of English was taken in its place. */
  readonly isReplaced: (subject: PreRegistered) => boolean
}> => {
  const { snapshot, offers } = await loadOffers(db, studentID, locale, {
    replacedSubjectID,
    listSubjectIDs: ({ student }) => student.preRegistrations.map(({ subjectID }) => subjectID),
  })
  const { student } = snapshot
  const subjects = student.preRegistrations.flatMap((preRegistration) => {
    const { subjectID, moduleID, preRegID } = preRegistration
    const own = offers.filter((offer) => offer.subjectID === subjectID)
    const offer = own.find(({ program_moduleID }) => program_moduleID === moduleID) ?? own[0]
    const found = offer ?? toLostOffer(snapshot, preRegistration, locale)
    return [found].flat().map((subject) => ({ ...subject, preRegID }))
  })
  return {
    subjects,
    moduleIDs: student.modules,
    isReplaced: ({ subjectID }) => isReplacedByLevel(snapshot, subjectID),
  }
}
