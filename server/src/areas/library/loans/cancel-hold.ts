import type { Connection } from '#server/db/open.ts'
import { endHold, keepFreeCopies, lockBook } from './sql.ts'

/** Ends a hold, if it has not ended; its copy is kept for the next student in the queue. */
export const cancelHold = async (tx: Connection, holdID: number, bookID: number): Promise<void> => {
  await lockBook(tx, bookID)
  await endHold(tx, holdID, 'cancelled')
  await keepFreeCopies(tx, bookID)
}
