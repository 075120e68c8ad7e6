import * as z from 'zod/mini'
import { id } from '../endpoint/endpoint.ts'

/** A programme in any list; `program_categoryID` 1 is taught in Georgian (spec 1.2.5). */
export const programRow = z.object({
  programID: id(),
  speciality: z.string(),
  specialityeng: z.string(),
  schoolID: id(),
  school: z.string(),
  schooleng: z.string(),
  study_levelID: z.int(),
  program_categoryID: z.int(),
})
