import type * as z from 'zod/mini'
import type { minor } from '#contract/registration/minor.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadOffers } from '#server/enrolment/offer/offer-subjects.ts'
import { refusedMove } from '#server/enrolment/decide/decided-moves.ts'
import { repeatedRefusal } from '#server/enrolment/receipts.ts'
import { saveDecision } from '#server/enrolment/save-decision.ts'
import type { Snapshot } from '#server/enrolment/enrol.ts'
import { closedToMinors } from './read-minors.ts'
import { settleMinor, type MinorMove } from './sql.ts'

/** The first round is every step that a minor is not chosen in. */
const isOfFirstRound = (moduleID: number, { catalogue }: Snapshot): boolean => {
  const kind = catalogue.modules.get(moduleID)?.kind ?? ''
  return catalogue.steps.some(
    ({ module_kinds }) => module_kinds.includes(kind) && !module_kinds.includes('minor'),
  )
}

/**
 * Takes a student and the key of her attempt; deletes her choice of a minor and cancels the groups chosen out of it in
 * one transaction. Gives the registrations that went, and the subjects of the first round, which she has back (spec 4.12.2).
 */
export const removeMinor = async (
  db: Database,
  studentID: number,
  key: string | null,
  locale: Locale,
): Promise<z.input<typeof minor.remove.reply>> => {
  const asked: MinorMove = { action: 'minor_deleted', minor: null }
  const { outcome, receipts, cancelled } = await saveDecision(
    db,
    studentID,
    (deciding) => {
      const { minorID } = deciding.state
      const closed = minorID === null ? null : closedToMinors(deciding)
      if (closed !== null) throw closed
      return minorID === null ? null : { ...asked, minor: minorID }
    },
    (standing, decided) =>
      settleMinor(db, standing, decided instanceof Refusal ? refusedMove(asked, decided) : decided, key),
  )
  const [first, ...others] = outcome === 'repeated' ? (receipts ?? []) : []
  const refused =
    outcome === 'repeated' ? repeatedRefusal(first, ({ action }) => action === asked.action) : null
  if (refused !== null) throw refused
  const went = others.flatMap(({ registration_id }) => registration_id ?? [])
  const { offers } = await loadOffers(db, studentID, locale, { isMeant: isOfFirstRound })
  return { hasChooseMinor: false, cancelled: [...cancelled, ...went], subjects: [...offers] }
}
