import type { UploadRight } from '#server/http/upload-right.ts'
import { requireOpenComponent } from './require-open-component.ts'
import { findSubmission } from './sql.ts'

/** Refuses files when no part of the student's thesis accepts any now. */
export const checkComponentUpload: UploadRight = async (db, { studentID, key }) => {
  if (key !== null && (await findSubmission(db, studentID, key)) !== undefined) return
  await requireOpenComponent(db, studentID, null)
}
