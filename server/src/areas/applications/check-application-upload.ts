import type { UploadRight } from '#server/http/upload-right.ts'
import { requireFewApplications } from './require-few-applications.ts'
import { countRecentApplications, findApplicationByKey } from './sql.ts'

/** Refuses files after too many applications within 24 hours. */
export const checkApplicationUpload: UploadRight = async (db, { studentID, key }) => {
  if (key !== null && (await findApplicationByKey(db, studentID, key)) !== undefined) return
  requireFewApplications(await countRecentApplications(db, studentID))
}
