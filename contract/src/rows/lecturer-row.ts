import * as z from 'zod/mini'
import { id } from '../endpoint/endpoint.ts'

/** What students see of a member of the academic staff. */
export const lecturerRow = z.object({
  personID: id(),
  name: z.string(),
  nameeng: z.string(),
  email_UG: z.nullable(z.string()),
})
