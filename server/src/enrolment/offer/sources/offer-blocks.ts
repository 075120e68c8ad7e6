import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadOffers } from '#server/enrolment/offer/offer-subjects.ts'
import { countedSubjects } from '#server/enrolment/decide/counted-subjects.ts'
import { words } from '#server/enrolment/words.ts'

/** Takes a student and one of her modules; gives its blocks, how many of each she may choose and has chosen. */
export const offerBlocks = async (
  db: Database,
  studentID: number,
  moduleID: number,
  locale: Locale,
): Promise<z.input<typeof registration.blockSubjects.reply>> => {
  const { catalogue, state, offers } = await loadOffers(db, studentID, locale, {
    isMeant: (each) => each === moduleID,
  })
  const module = catalogue.modules.get(moduleID)
  if (module === undefined || !state.modules.includes(moduleID)) throw new Refusal(words.moduleNotFound)
  const counted = countedSubjects(catalogue, state).filter((each) => each.moduleID === moduleID)
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
