import type * as z from 'zod/mini'
import type { bookRow } from '#contract/rows/book-row.ts'

export type Book = z.output<typeof bookRow>

/** Maximum number of results of a search (server/src/books/sql.ts). */
export const maxFound = 1000
