import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { saveReceiptOnRefusal } from '#server/enrolment/receipts.ts'
import { saveConcentration } from './sql.ts'
import { words } from './words.ts'

/**
 * Takes a student, the key of her attempt and a concentration; keeps it for good. Refuses one of another programme, and another one when she has
 * hers; the same again answers the same.
 */
export const chooseConcentration = async (
  db: Connection,
  studentID: number,
  key: string | null,
  concentrationID: number,
): Promise<'ok'> =>
  saveReceiptOnRefusal<'ok'>(
    db,
    { studentID, key, action: 'concentration_chosen', subjectID: null, aboutID: concentrationID },
    async () => {
      const keep = () => saveConcentration(db, studentID, key, concentrationID)
      const first = await keep()
      // Somebody was choosing in the same moment: only now it is known what.
      const { isOffered, chosenID } = first.isOffered && first.chosenID === null ? await keep() : first
      if (!isOffered) throw new Refusal(words.notOfProgramme)
      if (chosenID !== concentrationID) throw new Refusal(words.concentrationChosen)
      return 'ok'
    },
  )
