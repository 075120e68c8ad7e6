import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { listCountedSubjects } from '#server/enrolment/decide/counted-subjects.ts'
import { loadModuleOffers } from '#server/enrolment/offer/offer-subjects.ts'
import { words } from '#server/enrolment/words.ts'

/** The blocks of one of the student's modules, how many of each may be chosen and are. */
export const offerBlocks = async (db: Database, studentID: number, moduleID: number, locale: Locale) => {
  const { snapshot, offers } = await loadModuleOffers(db, studentID, moduleID, locale)
  const module = requireFound(snapshot.catalogue.modules.get(moduleID), words.moduleNotFound)
  const counted = listCountedSubjects(snapshot).filter((each) => each.moduleID === moduleID)
  return {
    blocks: module.blocks.map(({ blockID, name, choose, subjects }) => ({
      blockID,
      block: name.ka,
      blockeng: name.en,
      choose,
      chosen: counted.filter(({ subjectID }) => subjects.includes(subjectID)).length,
      subjects: offers.filter((offer) => offer.blockID === blockID),
    })),
  }
}
