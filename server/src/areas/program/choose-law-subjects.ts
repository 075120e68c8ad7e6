import type { Connection } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
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
      const asked = await loadLawChoice(db, studentID)
      if (asked === undefined) throw new Refusal(words.lawNotAsked)
      const wanted = new Set(chosen)
      const listed = new Set(asked.subjects.map(({ subjectID }) => subjectID))
      if (!wanted.isSubsetOf(listed)) throw new FieldRefusal({ subjects: [{ phrase: fieldWords.notListed }] })
      if (wanted.size !== asked.choose) {
        const params = { count: asked.choose }
        throw new FieldRefusal({ subjects: [{ phrase: fieldWords.howMany, params }] })
      }
      const kept = new Set(
        await saveLawAnswer(
          db,
          studentID,
          asked.choiceID,
          [...wanted].toSorted((a, b) => a - b),
          key,
        ),
      )
      if (kept.symmetricDifference(wanted).size > 0) throw new Refusal(words.lawChosen)
      return 'ok'
    },
  )
