import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { deleteFile, saveFile } from '#server/http/files/sql.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { fileWords } from '#server/http/words.ts'
import { saveVaccineAnswer, loadVaccineState } from './sql.ts'
import { words } from './words.ts'

/**
 * Saves the answer about vaccination once, its document only where the answer needs one. The same answer again gets the
 * same reply; another one is refused, and so is one that is not offered (spec 4.6.8). After a return the student answers
 * anew: gives the name of the returned file, to which no row refers any more.
 */
export const answerVaccine = (
  db: Database,
  studentID: number,
  { answerID, file }: { readonly answerID: number; readonly file: ReceivedFile | undefined },
): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const state = await loadVaccineState(tx, studentID, answerID)
    if (state.answerID === answerID) return []
    if (!state.isAsked) throw new Refusal(words.vaccineNotAsked)
    if (!state.isOffered) throw new Refusal(words.vaccineAnswerNotFound)
    if (state.answerID !== null) throw new Refusal(words.vaccineAnswered)
    if (state.needsDocument && file === undefined)
      throw new FieldRefusal({ doc: [{ phrase: fileWords.fileRequired }] })
    // A document about somebody's health that nobody needs is not stored.
    const fileID = state.needsDocument && file !== undefined ? await saveFile(tx, studentID, file) : null
    await saveVaccineAnswer(tx, studentID, answerID, fileID)
    return state.returnedFileID === null ? [] : [await deleteFile(tx, state.returnedFileID)]
  })
