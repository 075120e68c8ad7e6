import * as z from 'zod/mini'
import { id } from '../endpoint/endpoint.ts'

/** A book in any list of books. */
export const bookRow = z.object({
  bookID: id(),
  title: z.string(),
  author: z.string(),
  isbn: z.nullable(z.string()),
  year: z.nullable(z.int()),
  pages: z.nullable(z.int()),
  language: z.string(),
  /** The address of its cover inside the portal. */
  cover: z.nullable(z.string()),
})
