import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { cancelOrderRow, lockOrder } from './sql.ts'
import { words } from './words.ts'

/** Cancels the student's own scan order; once more is the same. Refuses with 409 when the scan is there. */
export const cancelOrder = (db: Database, studentID: number, orderID: number): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const { status } = requireFound(await lockOrder(tx, studentID, orderID), httpWords.notFound)
    if (status === 'done') throw new Refusal(words.orderDone)
    if (status === 'sent') await cancelOrderRow(tx, orderID)
    return 'ok'
  })
