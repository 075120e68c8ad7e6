import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { openOrder } from '#server/payments/open-order.ts'
import { startOrder } from '#server/payments/start-order.ts'
import { words } from '../words.ts'
import { bookPayments } from './book-payments.ts'
import { findBookForSale, findSaleByKey, hasOpenSale, insertSale, reserveCopies } from './sql.ts'

interface Purchase {
  readonly bookID: number
  readonly quantity: number
  /** A UUID of the attempt. */
  readonly key: string | null
}

/** The type of payment in the account: books. */
const debitTypeID = 4

/** The copies, the sale and its payment order are one transaction; a repeated attempt is the same sale. */
const reserve = (db: Database, studentID: number, { bookID, quantity, key }: Purchase) =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const known = key === null ? undefined : await findSaleByKey(tx, studentID, key)
    const book = requireFound(await findBookForSale(tx, studentID, bookID), words.notForSale)
    const amount = toAmount(toMinorUnits(book.price) * BigInt(quantity))
    const { currency, title } = book
    if (known !== undefined) {
      if (known.bookID !== bookID || known.quantity !== quantity) throw new Refusal(httpWords.keyAlreadyUsed)
      return { orderID: known.orderID, amount, currency }
    }
    if ((await hasOpenSale(tx, studentID, bookID)).isOpen) throw new Refusal(words.saleOpen, { title })
    if ((await reserveCopies(tx, bookID, quantity)) === undefined)
      throw book.copies > 0 && book.copies < quantity
        ? new Refusal(words.tooFew, { title, count: book.copies })
        : new Refusal(words.soldOut, { title })
    const { saleID } = await insertSale(tx, studentID, bookID, quantity, amount, currency, key)
    const { orderID } = await openOrder(tx, {
      studentID,
      purpose: bookPayments.name,
      purposeID: saleID,
      debitTypeID,
      name: { ka: `წიგნი „${title}“`, en: `Book “${title}”` },
      amount,
      currency,
      ...(key !== null && { key }),
    })
    return { orderID, amount, currency }
  })

/**
 * Reserves copies and opens their payment order; the bank is asked for its page after that, so that a bank that is away
 * leaves an order that can be paid from /pay. Refuses with 404 what is not sold in the student's currency, with 409 what
 * is sold out, and another order for the same book that is not paid yet.
 */
export const buyBook = async (db: Database, studentID: number, purchase: Purchase, locale: Locale) => {
  const reserved = await reserve(db, studentID, purchase)
  return { ...reserved, link: await startOrder(db, reserved.orderID, locale) }
}
