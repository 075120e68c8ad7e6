import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { countMissingDocuments, saveDocument, findMissingDocument } from './sql.ts'
import { words } from './words.ts'

/**
 * Saves the file of a missing document and counts those that are still missing. The same attempt again gets the same
 * answer; another file once one is there is refused, and so is a document that is not asked of the student (spec 4.6.9).
 */
export const submitDocument = (
  db: Database,
  studentID: number,
  key: string | null,
  { documentID, file }: { readonly documentID: number; readonly file: ReceivedFile },
): Promise<{ left: number }> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const document = requireFound(
      await findMissingDocument(tx, studentID, documentID),
      words.documentNotFound,
    )
    if (!document.isUploaded) await saveDocument(tx, documentID, await saveFile(tx, studentID, file), key)
    else if (key === null || document.key !== key) throw new Refusal(words.documentSubmitted)
    return { left: await countMissingDocuments(tx, studentID) }
  })
