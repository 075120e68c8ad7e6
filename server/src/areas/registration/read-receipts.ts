import type * as z from 'zod/mini'
import type { receipt } from '#contract/registration/receipt.ts'
import type { Database } from '#server/db/open.ts'
import { receiptReason } from '#server/enrolment/receipts.ts'
import { receiptsOf } from './sql.ts'
import { concentrationOf } from './sql.ts'

/** Takes a student; gives her attempts of this semester, the latest first, each with its reason in words. */
export const readReceipts = async (db: Database, studentID: number): Promise<z.input<typeof receipt>[]> => {
  const found = await receiptsOf(db, studentID)
  // It is chosen once and for good: what was chosen is what she has.
  const isChosen = ({ action, code }: (typeof found)[number]) =>
    action === 'concentration_chosen' && code === null
  const name = found.some(isChosen) ? await concentrationOf(db, studentID) : undefined
  return found.map((each) => ({ ...each, ...receiptReason(each), ...(isChosen(each) && name) }))
}
