import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { saveReceiptOnRefusal } from '#server/enrolment/receipts.ts'
import { saveConcentration } from './sql.ts'
import { words } from './words.ts'

/**
 * Saves the student's concentration permanently. Refuses one of another programme, and a second one; repeating the same
 * is accepted.
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
      const save = () => saveConcentration(db, studentID, key, concentrationID)
      const first = await save()
      // A simultaneous request was first: only now it is known what it chose.
      const { isOffered, chosenID } = first.isOffered && first.chosenID === null ? await save() : first
      if (!isOffered) throw new Refusal(words.notOfProgramme)
      if (chosenID !== concentrationID) throw new Refusal(words.concentrationChosen)
      return 'ok'
    },
  )
