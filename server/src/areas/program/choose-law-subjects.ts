import type { Connection } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { saveReceiptOnRefusal } from '#server/enrolment/receipts.ts'
import { saveLawAnswer, loadLawChoice } from './sql.ts'
import { fieldWords, words } from './words.ts'

/**
 * Saves the chosen law subjects permanently, all at once. Refuses too few, too many, unlisted ones, and another answer;
 * repeating the same is accepted.
 */
export const chooseLawSubjects = async (
  db: Connection,
  studentID: number,
  key: string | null,
  chosen: readonly number[],
): Promise<'ok'> =>
  saveReceiptOnRefusal<'ok'>(
    db,
    { studentID, key, action: 'law_chosen', subjectID: null, aboutID: null },
    async () => {
      const choice = requireFound(await loadLawChoice(db, studentID), words.noLawChoice)
      const selected = new Set(chosen)
      const listed = new Set(choice.subjects.map(({ subjectID }) => subjectID))
      if (!selected.isSubsetOf(listed))
        throw new FieldRefusal({ subjects: [{ phrase: fieldWords.notListed }] })
      if (selected.size !== choice.choose) {
        const params = { count: choice.choose }
        throw new FieldRefusal({ subjects: [{ phrase: fieldWords.howMany, params }] })
      }
      const stored = new Set(
        await saveLawAnswer(
          db,
          studentID,
          choice.choiceID,
          [...selected].toSorted((a, b) => a - b),
          key,
        ),
      )
      if (stored.symmetricDifference(selected).size > 0) throw new Refusal(words.lawChosen)
      return 'ok'
    },
  )
