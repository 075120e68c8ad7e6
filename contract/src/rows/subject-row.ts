import * as z from 'zod/mini'
import { id } from '../endpoint/endpoint.ts'

/** A subject in any list (spec 3.4.1). */
export const subjectRow = z.object({
  subjectID: id(),
  subject: z.string(),
  subjecteng: z.string(),
  subject_code: z.string(),
  ects: z.int(),
})
