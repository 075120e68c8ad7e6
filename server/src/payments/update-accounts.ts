import type { Database } from '#server/db/open.ts'
import { announceDebts, bookAnnouncedCharges, updateDebtBlocks } from './sql.ts'

/** Does what the day brings to the accounts: announced charges are booked, debts are announced, and block. Again it does nothing. */
export const updateAccounts = async (db: Database): Promise<void> => {
  await bookAnnouncedCharges(db)
  await announceDebts(db)
  await updateDebtBlocks(db)
}
