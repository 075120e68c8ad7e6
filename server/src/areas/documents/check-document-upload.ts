import { Refusal } from '#server/http/refusal.ts'
import type { UploadRight } from '#server/http/upload-right.ts'
import { loadDocumentState } from './sql.ts'
import { words } from './words.ts'

/** Refuses a file when no document is missing. */
export const checkDocumentUpload: UploadRight = async (db, { studentID, key }) => {
  const { asked, missing, ofAttempt } = await loadDocumentState(db, studentID, key)
  if (missing > 0 || ofAttempt > 0) return
  throw new Refusal(asked > 0 ? words.documentSubmitted : words.documentNotFound)
}
