import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import { toDatePhrase } from '#rules/time/date-phrase.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { ReceivedFile } from '#server/http/receive-form.ts'
import { words as httpWords } from '#server/http/words.ts'
import { componentWords as words } from '#server/areas/master/words.ts'
import {
  addSubmissionFile,
  loadVersionFiles,
  findSubmission,
  insertSubmission,
  loadIsMaster,
  loadOpenComponent,
} from './sql.ts'

interface SubmissionBody {
  readonly componentID: number
  readonly files: readonly ReceivedFile[]
}

const findNextVersion = async (tx: Connection, studentID: number, componentID: number): Promise<number> => {
  const row = await loadOpenComponent(tx, studentID, componentID)
  if (row === undefined) {
    throw new Refusal((await loadIsMaster(tx, studentID)) ? words.noComponent : words.notMaster)
  }
  const component = { ka: row.component, en: row.componenteng }
  if (!row.takes_files) throw new Refusal(words.noFiles, { component })
  if (!row.is_open) throw new Refusal(words.isOver, { component, date: toDatePhrase(row.deadline!) })
  if (row.versions >= row.max_versions)
    throw new Refusal(words.enoughVersions, { component, count: row.max_versions })
  return row.versions + 1
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
    const version = await findNextVersion(tx, studentID, componentID)
    const submissionID = await insertSubmission(tx, [studentID, componentID, version, key])
    for (const [position, file] of files.entries())
      await addSubmissionFile(tx, submissionID, position, await saveFile(tx, file))
    return { version, files: await loadVersionFiles(tx, submissionID) }
  })
