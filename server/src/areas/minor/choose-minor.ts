import type * as z from 'zod/mini'
import type { minorChoice } from '#contract/registration/minor.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { isRefused, refuse, toReceiptReason, type Refused } from '#server/enrolment/decide/refused.ts'
import { repeatedRefusal } from '#server/enrolment/receipts.ts'
import { saveDecision } from '#server/enrolment/save-decision.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { requireFound } from '#server/http/require-found.ts'
import { checkMinor, loadMinors, toMinorChoice } from './load-minors.ts'
import { loadMinorRows, saveMinor, type MinorChange } from './sql.ts'
import { words } from './words.ts'

/** Saves a programme as the student's minor, or refuses (spec 4.12.1). The same choice again answers the same. */
export const chooseMinor = async (
  db: Database,
  studentID: number,
  key: string | null,
  minorID: number,
  locale: Locale,
): Promise<z.input<typeof minorChoice>> => {
  const minors = requireFound(await loadMinorRows(db, studentID), words.notFound)
  const change: MinorChange = { action: 'minor_chosen', minor: minorID }
  const decide = (snapshot: Snapshot): MinorChange | Refused | null => {
    if (!minors.programs.some((each) => each.programID === minorID)) return refuse(words.notFound)
    if (snapshot.student.minorID === minorID) return null
    return checkMinor(minors, snapshot, minorID) ?? change
  }
  const { outcome, receipts } = await saveDecision(db, studentID, decide, (decidedOn, decided) =>
    saveMinor(db, decidedOn, isRefused(decided) ? { ...change, ...toReceiptReason(decided) } : decided, key),
  )
  if (outcome === 'repeated') {
    const refusal = repeatedRefusal(
      receipts?.[0],
      ({ action, registration_id }) => action === change.action && registration_id === minorID,
      words,
    )
    if (refusal !== null) throw refusal
  }
  return toMinorChoice(await loadMinors(db, studentID), locale)
}
