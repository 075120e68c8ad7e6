import type * as z from 'zod/mini'
import type { minor } from '#contract/registration/minor.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { isRefused, toReceiptReason, type Refused } from '#server/enrolment/decide/refused.ts'
import { loadOffers } from '#server/enrolment/offer/offer-subjects.ts'
import { repeatedRefusal } from '#server/enrolment/receipts.ts'
import { saveDecision } from '#server/enrolment/save-decision.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { checkMinorWindow } from './load-minors.ts'
import { saveMinor, type MinorChange } from './sql.ts'

/** The first round is every step that a minor is not chosen in. */
const isOfFirstRound = (moduleID: number, { catalogue }: Snapshot): boolean => {
  const kind = catalogue.modules.get(moduleID)?.kind ?? ''
  return catalogue.steps.some(
    ({ module_kinds }) => module_kinds.includes(kind) && !module_kinds.includes('minor'),
  )
}

const decideRemoval = (snapshot: Snapshot): MinorChange | Refused | null => {
  const { minorID } = snapshot.student
  if (minorID === null) return null
  return checkMinorWindow(snapshot) ?? { action: 'minor_deleted', minor: minorID }
}

/**
 * Deletes the student's minor and cancels the groups chosen out of it in one transaction. Answers with the cancelled
 * registrations and the subjects of the first round, which can be chosen again (spec 4.12.2).
 */
export const removeMinor = async (
  db: Database,
  studentID: number,
  key: string | null,
  locale: Locale,
): Promise<z.input<typeof minor.remove.reply>> => {
  const request: MinorChange = { action: 'minor_deleted', minor: null }
  const { outcome, receipts, cancelled } = await saveDecision(
    db,
    studentID,
    decideRemoval,
    (decidedOn, decided) =>
      saveMinor(
        db,
        decidedOn,
        isRefused(decided) ? { ...request, ...toReceiptReason(decided) } : decided,
        key,
      ),
  )
  const [first, ...others] = outcome === 'repeated' ? (receipts ?? []) : []
  const refusal =
    outcome === 'repeated' ? repeatedRefusal(first, ({ action }) => action === request.action) : null
  if (refusal !== null) throw refusal
  const cancelledBefore = others.flatMap(({ registration_id }) => registration_id ?? [])
  const { offers } = await loadOffers(db, studentID, locale, { isIncluded: isOfFirstRound })
  return { hasChooseMinor: false, cancelled: [...cancelled, ...cancelledBefore], subjects: [...offers] }
}
