import { canCancel } from '#rules/applications/steps.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { cancelApplicationRow, lockApplication } from './sql.ts'
import { words } from './words.ts'

/** Cancels the student's own application; once more is the same. Refuses with 409 when the university has received it. */
export const cancelApplication = (db: Database, studentID: number, applicationID: number): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const { status } = requireFound(await lockApplication(tx, studentID, applicationID), httpWords.notFound)
    if (status === 'cancelled') return 'ok'
    if (!canCancel(status)) throw new Refusal(words.notCancellable)
    await cancelApplicationRow(tx, applicationID)
    return 'ok'
  })
