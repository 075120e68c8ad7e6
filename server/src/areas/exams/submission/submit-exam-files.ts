import type * as z from 'zod/mini'
import { exams } from '#contract/studies/exams.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { words } from '#server/areas/exams/words.ts'
import { requireRunningExam } from './require-running-exam.ts'
import { loadCollectedUploads, loadSubmittedFiles, saveExamFile } from './sql.ts'

const { most: maxFiles } = exams.uploadFiles.files['files[]']

interface SubmittedFiles {
  readonly examScheduleID: number
  readonly files: readonly ReceivedFile[]
}

/**
 * Saves the files of a distance exam while it runs by the database's clock; gives all that the student has submitted. A
 * repeated attempt gets the same reply. Refuses another student's exam, one in a room, one that does not run, and too
 * many files.
 */
export const submitExamFiles = (
  db: Database,
  studentID: number,
  key: string | null,
  { examScheduleID, files }: SubmittedFiles,
): Promise<z.input<typeof exams.uploadFiles.reply>> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const exam = requireFound(
      await loadCollectedUploads(tx, studentID, examScheduleID, key),
      words.noSuchExam,
    )
    const { count, ofAttempt } = exam
    if (ofAttempt > 0) return { files: await loadSubmittedFiles(tx, studentID, examScheduleID) }
    await requireRunningExam(tx, exam)
    if (count + files.length > maxFiles) throw new Refusal(words.tooManyFiles, { count, most: maxFiles })
    for (const file of files)
      await saveExamFile(tx, [examScheduleID, studentID, await saveFile(tx, studentID, file), key])
    return { files: await loadSubmittedFiles(tx, studentID, examScheduleID) }
  })
