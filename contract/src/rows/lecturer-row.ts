import * as z from 'zod/mini'
import { id } from '../endpoint/endpoint.ts'

/** A member of the academic staff as students see them. */
export const lecturerRow = z.object({
  personID: id(),
  name: z.string(),
  nameeng: z.string(),
  email_UG: z.nullable(z.string()),
})
