import { exams } from '#contract/studies/exams.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { UploadRight } from '#server/http/upload-right.ts'
import { words } from '#server/areas/exams/words.ts'
import { requireRunningExam } from './require-running-exam.ts'
import { findNearestDistanceExam, loadCollectedUploads } from './sql.ts'

const { most: maxFiles } = exams.uploadFiles.files['files[]']

/** Refuses files for an exam that does not run; ahead of the form, when none of the student's exams does. */
export const checkExamUpload: UploadRight<{ readonly examScheduleID: number }> = async (
  db,
  { studentID, params, key },
) => {
  const examID = params?.examScheduleID ?? (await findNearestDistanceExam(db, studentID))?.examID
  const exam = requireFound(
    examID === undefined ? undefined : await loadCollectedUploads(db, studentID, examID, key),
    words.noSuchExam,
  )
  if (exam.ofAttempt > 0) return
  await requireRunningExam(db, exam)
  if (exam.count >= maxFiles) throw new Refusal(words.tooManyFiles, { count: exam.count, most: maxFiles })
}
