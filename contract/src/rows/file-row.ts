import * as z from 'zod/mini'
import { id } from '../endpoint/endpoint.ts'

/** A stored file: what it is called, what it is, and how many bytes it has. */
export const fileRow = z.object({
  fileID: id(),
  filename: z.string(),
  mime: z.string(),
  size: z.int(),
})
