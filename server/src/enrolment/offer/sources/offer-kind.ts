import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { loadOffers, type Offer } from '#server/enrolment/offer/offer-subjects.ts'
import { loadModules } from './load-modules.ts'

/** A source's subjects, and how many credits of it are required, earned and registered. */
export interface KindOffer {
  readonly subjects: Offer[]
  readonly ects: number
  readonly ects_done: number
  readonly ects_registered: number
  readonly wants_no_free: boolean
}

/** The subjects of the free modules or of the minor, and their credits. Declined free credits offer nothing (spec 4.11.4). */
export const offerKind = async (
  db: Database,
  studentID: number,
  kind: 'free' | 'minor',
  locale: Locale,
  replacedSubjectID?: number,
): Promise<KindOffer> => {
  const [{ modules }, { snapshot, offers }] = await Promise.all([
    loadModules(db, studentID),
    loadOffers(db, studentID, locale, {
      replacedSubjectID,
      isIncluded: (moduleID, { catalogue, student }) =>
        catalogue.modules.get(moduleID)?.kind === kind && !(kind === 'free' && student.wants_no_free),
    }),
  ])
  const own = modules.filter((module) => module.kind === kind)
  const sum = (getCredits: (module: (typeof own)[number]) => number) =>
    own.reduce((all, module) => all + getCredits(module), 0)
  return {
    subjects: [...offers],
    ects: sum(({ ects }) => ects),
    ects_done: sum(({ ects_done }) => ects_done),
    ects_registered: sum(({ ects_registered }) => ects_registered),
    wants_no_free: snapshot.student.wants_no_free,
  }
}
