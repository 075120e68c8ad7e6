import { findOpenStep } from '#rules/registration/window.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { listStepsOfKind } from '#server/enrolment/decide/offering-modules.ts'
import { loadOffers, type Offer } from '#server/enrolment/offer/offer-subjects.ts'
import { dedupeSubjects } from '#server/enrolment/offer/dedupe-subjects.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'

/** Whether a module may be chosen from in a step that is open now; free modules may be declined. */
const isOpenNow = (moduleID: number, { catalogue, student, now }: Snapshot): boolean => {
  const kind = catalogue.modules.get(moduleID)?.kind
  if (kind === undefined || (kind === 'free' && student.wants_no_free)) return false
  return findOpenStep(student.windows, listStepsOfKind(catalogue, kind), now) !== null
}

/** The subjects that the student may register for in the open steps, each once (spec 7.9.1). */
export const offerStep = async (
  db: Database,
  studentID: number,
  locale: Locale,
  replacedSubjectID?: number,
): Promise<Offer[]> => {
  const { offers } = await loadOffers(db, studentID, locale, { isIncluded: isOpenNow, replacedSubjectID })
  return dedupeSubjects(offers)
}
