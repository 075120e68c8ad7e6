import * as z from 'zod/mini'
import { id } from '../endpoint/endpoint.ts'

/** A subject with its names alone. */
export const subjectName = z.object({ subjectID: id(), subject: z.string(), subjecteng: z.string() })

/** A subject in any list (spec 3.4.1). */
export const subjectRow = z.extend(subjectName, {
  subject_code: z.string(),
  ects: z.int(),
})
