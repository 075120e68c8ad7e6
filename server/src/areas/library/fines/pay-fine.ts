import { toMinorUnits } from '#rules/finance/money.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { checkOrderNow } from '#server/payments/check-order.ts'
import { openOrder } from '#server/payments/open-order.ts'
import { closeOrder } from '#server/payments/settle-order.ts'
import { addRefusal, findOpenOrder } from '#server/payments/sql.ts'
import { startOrder } from '#server/payments/start-order.ts'
import { words } from '../words.ts'
import { finePayments } from './fine-payments.ts'
import { lockOwnFine } from './sql.ts'

/** The type of payment in the account: library fines. */
const debitTypeID = 3

interface Attempt {
  readonly loanID: number
  /** A UUID of the attempt. */
  readonly key: string | null
  readonly locale: Locale
}

/** The order that can be paid, one that is to be given up first, or the two currencies that differ. */
type Opened =
  | { readonly orderID: number }
  | { readonly obsolete: number }
  | {
      readonly foreign: { readonly currency: string; readonly account_currency: string }
      readonly amount: string
    }

const open = (db: Database, studentID: number, { loanID, key }: Attempt): Promise<Opened> =>
  db.transaction<Opened>(async (tx) => {
    const found = requireFound(await lockOwnFine(tx, studentID, loanID), httpWords.notFound)
    const { fine, outcome, title, currency, account_currency } = found
    if (fine === null || outcome !== null) throw new Refusal(words.noFine)
    if (currency !== account_currency) return { foreign: { currency, account_currency }, amount: fine }
    const before = await findOpenOrder(tx, studentID, finePayments.name, loanID)
    if (before !== undefined) {
      const isSame = !before.is_expired && toMinorUnits(before.amount) === toMinorUnits(fine)
      return isSame ? { orderID: before.orderID } : { obsolete: before.orderID }
    }
    return openOrder(tx, {
      studentID,
      purpose: finePayments.name,
      purposeID: loanID,
      debitTypeID,
      name: { ka: `ბიბლიოთეკის ჯარიმა: „${title}“`, en: `Library fine: “${title}”` },
      amount: fine,
      currency,
      ...(key !== null && { key }),
    })
  })

/**
 * Opens the payment of an open fine, or finds the one that is open. Refuses with 404 somebody else's loan, with 409 a fine
 * that is not open, and one in another currency than the student's account, which is recorded.
 */
export const payFine = async (
  db: Database,
  studentID: number,
  attempt: Attempt,
): Promise<{ orderID: number; link: string }> => {
  let opened = await open(db, studentID, attempt)
  if ('obsolete' in opened) {
    // Its time is over or the fine is another one; the bank may have been paid all the same.
    await checkOrderNow(db, opened.obsolete)
    await closeOrder(db, opened.obsolete, 'expired', 'portal')
    opened = await open(db, studentID, attempt)
  }
  if ('foreign' in opened) {
    const details = JSON.stringify({ amount: opened.amount, ...opened.foreign, loanID: attempt.loanID })
    await addRefusal(db, studentID, null, null, 'foreign_currency', details)
    throw new Refusal(words.fineCurrency, opened.foreign)
  }
  if (!('orderID' in opened)) throw new Refusal(words.noFine)
  return { orderID: opened.orderID, link: await startOrder(db, opened.orderID, attempt.locale) }
}
