import type { UploadRight } from '#server/http/upload-right.ts'
import { requireFewReports } from './require-few-reports.ts'
import { countRecentReports, findProblemByKey } from './sql.ts'

/** Refuses a file after too many reports within an hour. */
export const checkProblemUpload: UploadRight = async (db, { studentID, key }) => {
  if (key !== null && (await findProblemByKey(db, studentID, key)) !== undefined) return
  requireFewReports(await countRecentReports(db, studentID))
}
