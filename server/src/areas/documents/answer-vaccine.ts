import type { Database } from '#server/db/open.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import type { ReceivedFile } from '#server/http/receive-form.ts'
import { fileWords } from '#server/http/words.ts'
import { keepVaccineAnswer, lockStudent, vaccineAsked } from './sql.ts'
import { words } from './words.ts'

/**
 * Takes a student and her answer about vaccination with its document; keeps it once, the document only where the answer
 * needs one. The same answer again answers the same; refuses another one, and one that is not offered.
 */
export const answerVaccine = (
  db: Database,
  studentID: number,
  { answerID, file }: { readonly answerID: number; readonly file: ReceivedFile | undefined },
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    await lockStudent(tx, studentID)
    const asked = await vaccineAsked(tx, studentID, answerID)
    if (asked.answerID === answerID) return 'ok'
    if (!asked.isAsked) throw new Refusal(words.vaccineNotAsked)
    if (!asked.isOffered) throw new Refusal(words.vaccineAnswerNotFound)
    if (asked.answerID !== null) throw new Refusal(words.vaccineAnswered)
    if (asked.needsDocument && file === undefined)
      throw new FieldRefusal({ doc: [{ phrase: fileWords.fileRequired }] })
    // A paper about somebody's health that nobody needs is not kept.
    const kept = asked.needsDocument && file !== undefined ? await saveFile(tx, file) : null
    await keepVaccineAnswer(tx, studentID, answerID, kept)
    return 'ok'
  })
