import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { loadOffers, type Offer } from '#server/enrolment/offer/offer-subjects.ts'
import { loadModules } from './load-modules.ts'

/** What a source has to offer, and how much of it is required, earned and registered. */
export interface KindOffer {
  readonly subjects: Offer[]
  readonly ects: number
  readonly ects_done: number
  readonly ects_registered: number
  readonly wants_no_free: boolean
}

/**
 * Takes a student and the free credits or her minor; gives the subjects of those modules and their credits. Free credits
 * that she wants nothing for offer nothing (spec 4.11.4).
 */
export const offerKind = async (
  db: Database,
  studentID: number,
  kind: 'free' | 'minor',
  locale: Locale,
  insteadID?: number,
): Promise<KindOffer> => {
  const [{ modules }, { state, offers }] = await Promise.all([
    loadModules(db, studentID),
    loadOffers(db, studentID, locale, {
      insteadID,
      isMeant: (moduleID, deciding) =>
        deciding.catalogue.modules.get(moduleID)?.kind === kind &&
        !(kind === 'free' && deciding.state.wants_no_free),
    }),
  ])
  const own = modules.filter((module) => module.kind === kind)
  const sum = (of: (module: (typeof own)[number]) => number) =>
    own.reduce((all, module) => all + of(module), 0)
  return {
    subjects: [...offers],
    ects: sum(({ ects }) => ects),
    ects_done: sum(({ ects_done }) => ects_done),
    ects_registered: sum(({ ects_registered }) => ects_registered),
    wants_no_free: state.wants_no_free,
  }
}
