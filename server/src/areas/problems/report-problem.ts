import type { Database } from '#server/db/open.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { ReceivedFile } from '#server/http/receive-form.ts'
import { words as httpWords } from '#server/http/words.ts'
import { createProblem, lockReporter, findProblemByKey } from './sql.ts'
import { words } from './words.ts'

interface Report {
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
  { reported_in, text, file }: Report,
): Promise<{ problemID: number }> =>
  db.transaction(async (tx) => {
    const {
      recentCount: lately,
      maxPerHour: perHour,
      retryAfterSeconds: freeIn,
    } = await lockReporter(tx, studentID)
    const known = key === null ? undefined : await findProblemByKey(tx, studentID, key)
    if (known !== undefined) {
      if (known.text !== text) throw new Refusal(httpWords.keyAlreadyUsed)
      return { problemID: known.problemID }
    }
    if (lately >= perHour) {
      throw new Refusal(words.tooMany, { count: perHour, minutes: Math.ceil(freeIn / 60) }, freeIn)
    }
    const fileID = file === undefined ? null : await saveFile(tx, file)
    return { problemID: await createProblem(tx, [studentID, reported_in, text, fileID, key]) }
  })
