import type * as z from 'zod/mini'
import type { books } from '#contract/campus/books.ts'
import type { StudentSession } from '#server/http/authenticate.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { isLeftOut } from '#server/http/student-view/view-parts.ts'
import { words as httpWords } from '#server/http/words.ts'
import { toOrderKey } from '#server/payments/to-order-key.ts'
import { buyBook } from './shop/buy-book.ts'
import { findBookForSale, listBooksForSale, listPurchases } from './shop/sql.ts'
import { findCover, findOnlineFile, listOnlineBooks } from './sql.ts'
import { words } from './words.ts'

const hideOrder = <Book extends z.input<typeof books.one.reply>>(student: StudentSession, book: Book): Book =>
  isLeftOut(student, 'money') ? { ...book, open_order: null } : book

/** Books to read online and to buy. */
export const routes: Routes<typeof books> = {
  online: ({ db, student, query }) => listOnlineBooks(db, query, student.studentID),
  onlineFile: async ({ db, student, params }) => {
    const found = requireFound(await findOnlineFile(db, student.studentID, params.id), words.notOnline)
    if (!found.canRead) throw new Refusal(words.notForYou, { subject: found.subject ?? { ka: '', en: '' } })
    return found.file
  },
  forSale: async ({ db, student, query }) => {
    const found = await listBooksForSale(db, query, student.studentID)
    return { ...found, items: found.items.map((book) => hideOrder(student, book)) }
  },
  one: async ({ db, student, params }) => {
    const found = await findBookForSale(db, student.studentID, params.bookId)
    return hideOrder(student, requireFound(found, words.notForSale))
  },
  buy: ({ db, student, params, body, locale, request }) =>
    buyBook(
      db,
      student.studentID,
      {
        bookID: params.bookId,
        quantity: body.quantity,
        key: toOrderKey(body.idempotency_key ?? readAttemptKey(request)),
      },
      locale,
    ),
  cover: async ({ db, params: { picture } }) => {
    const { jpeg } = requireFound(await findCover(db, picture), httpWords.notFound)
    return { bytes: jpeg, filename: 'cover.jpg', mime: 'image/jpeg', contentHash: picture }
  },
  purchases: async ({ db, student }) => ({ purchases: await listPurchases(db, student.studentID) }),
}
