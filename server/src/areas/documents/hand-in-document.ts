import type { Database } from '#server/db/open.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { ReceivedFile } from '#server/http/receive-form.ts'
import { documentsLeft, keepDocument, lockStudent, missedDocument } from './sql.ts'
import { words } from './words.ts'

/**
 * Takes a student, the key of her attempt, a document that is asked of her and its file; keeps it and gives how many are
 * left. The same attempt again answers the same; refuses another file once one is there, and what is not asked of her.
 */
export const handInDocument = (
  db: Database,
  studentID: number,
  key: string | null,
  { documentID, file }: { readonly documentID: number; readonly file: ReceivedFile },
): Promise<{ left: number }> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const asked = await missedDocument(tx, studentID, documentID)
    if (asked === undefined) throw new Refusal(words.documentNotFound)
    if (!asked.isUploaded) await keepDocument(tx, documentID, await saveFile(tx, file), key)
    else if (key === null || asked.key !== key) throw new Refusal(words.documentHandedIn)
    return { left: await documentsLeft(tx, studentID) }
  })
