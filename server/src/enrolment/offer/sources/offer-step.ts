import { findOpenStep } from '#rules/registration/window.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { loadOffers, type Offer } from '#server/enrolment/offer/offer-subjects.ts'
import { databaseNow } from '#server/enrolment/decide/choice-snapshot.ts'
import type { Snapshot } from '#server/enrolment/enrol.ts'

/** Whether a module may be chosen from in a step that is open now, and its source is not hidden. */
const isOpenNow = (moduleID: number, { catalogue, state }: Snapshot): boolean => {
  const kind = catalogue.modules.get(moduleID)?.kind
  if (kind === undefined || (kind === 'free' && state.wants_no_free)) return false
  const steps = catalogue.steps.filter(({ module_kinds }) => module_kinds.includes(kind))
  return (
    findOpenStep(
      state.windows,
      steps.map(({ step }) => step),
      databaseNow(state),
    ) !== null
  )
}

/** Takes a student; gives what she may register in the steps that are open now, each subject once (spec 7.9.1). */
export const offerStep = async (
  db: Database,
  studentID: number,
  locale: Locale,
  insteadID?: number,
): Promise<Offer[]> => {
  const { offers } = await loadOffers(db, studentID, locale, { isMeant: isOpenNow, insteadID })
  const best = new Map<number, Offer>()
  for (const offer of offers) {
    const known = best.get(offer.subjectID)
    if (known === undefined || (!known.can_choose && offer.can_choose)) best.set(offer.subjectID, offer)
  }
  return [...best.values()]
}
