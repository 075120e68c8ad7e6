import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listCountedSubjects } from '#server/enrolment/decide/counted-subjects.ts'
import { loadOffers } from '#server/enrolment/offer/offer-subjects.ts'
import { words } from '#server/enrolment/words.ts'

/** The blocks of one of the student's modules, how many of each may be chosen and are. */
export const offerBlocks = async (
  db: Database,
  studentID: number,
  moduleID: number,
  locale: Locale,
): Promise<z.input<typeof registration.blockSubjects.reply>> => {
  const { snapshot, offers } = await loadOffers(db, studentID, locale, {
    isIncluded: (each) => each === moduleID,
  })
  const module = snapshot.catalogue.modules.get(moduleID)
  if (module === undefined || !snapshot.student.modules.includes(moduleID))
    throw new Refusal(words.moduleNotFound)
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
