import * as z from 'zod/mini'

/** Credits taken against the limits of the semester and the year (spec 9). */
export const registrationCredits = z.object({
  semester: z.int(),
  year: z.int(),
  minimum: z.int(),
  maximumPerSemester: z.int(),
  maximumPerYear: z.int(),
  warnFrom: z.number(),
})
