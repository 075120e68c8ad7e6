import { requireFound } from '#server/http/require-found.ts'
import type { UploadRight } from '#server/http/upload-right.ts'
import { requireOpenSubject } from './require-open-subject.ts'
import { findPresentation, loadOpenSubject } from './sql.ts'
import { words } from './words.ts'

/** Refuses a file when none of the student's subjects accepts a presentation now. */
export const checkPresentationUpload: UploadRight = async (db, { studentID, key }) => {
  if (key !== null && (await findPresentation(db, studentID, key)) !== undefined) return
  requireOpenSubject(requireFound(await loadOpenSubject(db, studentID, null), words.notAccepted))
}
