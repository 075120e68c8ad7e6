import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { words as httpWords } from '#server/http/words.ts'
import { requireOpenComponent } from './require-open-component.ts'
import { addSubmissionFile, loadVersionFiles, findSubmission, insertSubmission } from './sql.ts'

interface SubmissionBody {
  readonly componentID: number
  readonly files: readonly ReceivedFile[]
}

/**
 * Saves the files as the component's next version (spec 2.20.4). A repeated attempt is the same version. Refuses a
 * component that is not the student's, accepts no files, or is over.
 */
export const submitComponentFiles = (
  db: Database,
  studentID: number,
  key: string | null,
  { componentID, files }: SubmissionBody,
): Promise<z.input<typeof master.uploadFiles.reply>> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const known = key === null ? undefined : await findSubmission(tx, studentID, key)
    if (known !== undefined) {
      if (known.componentID !== componentID) throw new Refusal(httpWords.keyAlreadyUsed)
      return { version: known.version, files: await loadVersionFiles(tx, known.submissionID) }
    }
    const version = (await requireOpenComponent(tx, studentID, componentID)).versions + 1
    const submissionID = await insertSubmission(tx, [studentID, componentID, version, key])
    for (const [position, file] of files.entries())
      await addSubmissionFile(tx, submissionID, position, await saveFile(tx, studentID, file))
    return { version, files: await loadVersionFiles(tx, submissionID) }
  })
