import type { books } from '#contract/campus/books.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { buyBook } from './shop/buy-book.ts'
import { findBookForSale, listBooksForSale, listPurchases } from './shop/sql.ts'
import { findOnlineFile, listOnlineBooks } from './sql.ts'
import { words } from './words.ts'

/** A key as the payments have it, with dashes; null for another, which names no order. */
const toUuid = (key: string | null): string | null => {
  const digits = key?.replaceAll('-', '').toLowerCase() ?? ''
  return /^[0-9a-f]{32}$/.test(digits)
    ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : null
}

/** Books to read online and to buy. */
export const routes: Routes<typeof books> = {
  online: ({ db, student, query }) => listOnlineBooks(db, query, student.studentID),
  onlineFile: async ({ db, student, params }) => {
    const found = requireFound(await findOnlineFile(db, student.studentID, params.id), words.notOnline)
    if (!found.canRead) throw new Refusal(words.notForYou, { subject: found.subject ?? { ka: '', en: '' } })
    return found.file
  },
  forSale: ({ db, student, query }) => listBooksForSale(db, query, student.studentID),
  one: async ({ db, student, params }) =>
    requireFound(await findBookForSale(db, student.studentID, params.bookId), words.notForSale),
  buy: ({ db, student, params, body, locale, request }) =>
    buyBook(
      db,
      student.studentID,
      {
        bookID: params.bookId,
        quantity: body.quantity,
        key: toUuid(body.idempotency_key ?? readAttemptKey(request)),
      },
      locale,
    ),
  purchases: async ({ db, student }) => ({ purchases: await listPurchases(db, student.studentID) }),
}
