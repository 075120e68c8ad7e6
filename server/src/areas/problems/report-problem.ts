import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { words as httpWords } from '#server/http/words.ts'
import { requireFewReports } from './require-few-reports.ts'
import { countRecentReports, createProblem, findProblemByKey } from './sql.ts'

interface NewReport {
  readonly reported_in: 'portal' | 'registration'
  readonly text: string
  readonly file?: ReceivedFile | undefined
}

/**
 * Saves a report with its file. A repeated attempt is the same report. Refuses with 429 after too many
 * reports within an hour.
 */
export const reportProblem = (
  db: Database,
  studentID: number,
  key: string | null,
  { reported_in, text, file }: NewReport,
): Promise<{ problemID: number }> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const saved = key === null ? undefined : await findProblemByKey(tx, studentID, key)
    if (saved !== undefined) {
      if (saved.text !== text) throw new Refusal(httpWords.keyAlreadyUsed)
      return { problemID: saved.problemID }
    }
    requireFewReports(await countRecentReports(tx, studentID))
    const fileID = file === undefined ? null : await saveFile(tx, studentID, file)
    return { problemID: await createProblem(tx, [studentID, reported_in, text, fileID, key]) }
  })
