import type { books } from '#contract/campus/books.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { findOnlineFile, listOnlineBooks } from './sql.ts'
import { words } from './words.ts'

/** Books to read online. */
export const routes: Routes<typeof books, 'books'> = {
  online: ({ db, student, query }) => listOnlineBooks(db, query, student.studentID),
  onlineFile: async ({ db, student, params }) => {
    const found = requireFound(await findOnlineFile(db, student.studentID, params.id), words.notOnline)
    if (!found.canRead) throw new Refusal(words.notForYou, { subject: found.subject ?? { ka: '', en: '' } })
    return found.file
  },
}
