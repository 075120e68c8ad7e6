import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { words as httpWords } from '#server/http/words.ts'
import { requireOpenSubject } from './require-open-subject.ts'
import { insertPresentation, findPresentation, loadOpenSubject } from './sql.ts'
import { words } from './words.ts'

interface PresentationBody {
  readonly subjectID: number
  readonly title: string
  readonly file: ReceivedFile
}

/**
 * Saves a presentation and gives its number (spec 2.21, 9.5). A repeated attempt is the same presentation, unless it
 * was removed since. Refused after the deadline, where the subject accepts none, and when there are too many.
 */
export const submitPresentation = (
  db: Database,
  studentID: number,
  key: string | null,
  { subjectID, title, file }: PresentationBody,
): Promise<{ presentationID: number }> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const known = key === null ? undefined : await findPresentation(tx, studentID, key)
    if (known !== undefined) {
      if (known.subjectID !== subjectID || known.title !== title) throw new Refusal(httpWords.keyAlreadyUsed)
      if (known.is_removed) throw new Refusal(httpWords.attemptUndone)
      return { presentationID: known.presentationID }
    }
    const taking = requireFound(await loadOpenSubject(tx, studentID, subjectID), words.notAccepted)
    requireOpenSubject(taking)
    const fileID = await saveFile(tx, studentID, file)
    const columns = [studentID, taking.semesterID, subjectID, title, fileID, key] as const
    return { presentationID: await insertPresentation(tx, columns) }
  })
