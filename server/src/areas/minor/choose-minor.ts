import type * as z from 'zod/mini'
import type { minorChoice } from '#contract/registration/minor.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refusedMove } from '#server/enrolment/decide/decided-moves.ts'
import { repeatedRefusal } from '#server/enrolment/receipts.ts'
import { saveDecision } from '#server/enrolment/save-decision.ts'
import type { Receipt } from '#server/enrolment/commit/sql.ts'
import { choiceOfMinor, minorRefusal, readMinors } from './read-minors.ts'
import { minorsFor, settleMinor, type MinorMove } from './sql.ts'
import { words } from './words.ts'

/**
 * Takes a student, the key of her attempt and a programme; keeps it as her minor, or says why not (spec 4.12.1). The same
 * choice again answers the same.
 */
export const chooseMinor = async (
  db: Database,
  studentID: number,
  key: string | null,
  minorID: number,
  locale: Locale,
): Promise<z.input<typeof minorChoice>> => {
  const minors = await minorsFor(db, studentID)
  if (minors === undefined) throw new Refusal(words.notFound)
  const move: MinorMove = { action: 'minor_chosen', minor: minorID }
  const { outcome, receipts } = await saveDecision(
    db,
    studentID,
    (deciding) => {
      if (!minors.programs.some((each) => each.programID === minorID)) throw new Refusal(words.notFound)
      if (deciding.state.minorID === minorID) return null
      const refusal = minorRefusal(minors, deciding, minorID)
      if (refusal !== null) throw refusal
      return move
    },
    (standing, decided) =>
      settleMinor(db, standing, decided instanceof Refusal ? refusedMove(move, decided) : decided, key),
  )
  if (outcome === 'repeated') {
    const isSame = ({ action, registration_id }: Receipt) =>
      action === move.action && registration_id === minorID
    const refused = repeatedRefusal(receipts?.[0], isSame, words)
    if (refused !== null) throw refused
  }
  return choiceOfMinor(await readMinors(db, studentID), locale)
}
