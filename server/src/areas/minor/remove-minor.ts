import type * as z from 'zod/mini'
import type { minor } from '#contract/minor.ts'
import type { Locale } from '#rules/locale.ts'
import type { Database } from '#server/db/open.ts'
import { offersOf } from '#server/areas/registration/offer-subjects.ts'
import { settleAlone } from '#server/areas/registration/seats/settle-alone.ts'
import type { Deciding } from '#server/areas/registration/seats/settle-wish.ts'
import { closedToMinors } from './read-minors.ts'
import { cancelledBy, settleMinor } from './sql.ts'

/** The first round is every step that a minor is not chosen in. */
const isOfFirstRound = (moduleID: number, { catalogue }: Deciding): boolean => {
  const kind = catalogue.modules.get(moduleID)?.kind ?? ''
  return catalogue.steps.some(
    ({ module_kinds }) => module_kinds.includes(kind) && !module_kinds.includes('minor'),
  )
}

/**
 * Takes a student and the key of her attempt; deletes her choice of a minor and cancels the groups chosen out of it in
 * one transaction. Gives the registrations that went, and the subjects of the first round, which she has back (spec 4).
 */
export const removeMinor = async (
  db: Database,
  studentID: number,
  key: string | null,
  locale: Locale,
): Promise<z.input<typeof minor.remove.reply>> => {
  const { kept } = await settleAlone(
    db,
    studentID,
    (deciding) => {
      const hasMinor = deciding.state.minorID !== null
      const closed = hasMinor ? closedToMinors(deciding) : null
      if (closed !== null) throw closed
      return hasMinor
    },
    async (standing, hasMinor) =>
      hasMinor
        ? settleMinor(db, standing, null, key)
        : { outcome: 'done', cancelled: await cancelledBy(db, studentID, key) },
  )
  const { offers } = await offersOf(db, studentID, locale, isOfFirstRound)
  return { hasChooseMinor: false, cancelled: [...(kept.cancelled ?? [])], subjects: [...offers] }
}
