import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { deleteFile } from '#server/http/files/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadRemovable, deletePresentation } from './sql.ts'
import { words } from './words.ts'

/**
 * Removes a presentation and gives the name of its file, to which no row refers any more. Idempotent. Refused after the
 * deadline.
 */
export const removePresentation = (
  db: Database,
  studentID: number,
  presentationID: number,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const found = requireFound(await loadRemovable(tx, studentID, presentationID), httpWords.notFound)
    if (found.fileID === null) return []
    if (!found.is_open) throw new Refusal(words.tooLateToRemove)
    await deletePresentation(tx, presentationID)
    return [await deleteFile(tx, found.fileID)]
  })
