import * as z from 'zod/mini'

/** Registered credits and the limits of the semester and the year (spec 5.12, 9.2). */
export const registrationCredits = z.object({
  semester: z.int(),
  year: z.int(),
  minimum: z.int(),
  maximumPerSemester: z.int(),
  maximumPerYear: z.int(),
  warnFrom: z.number(),
})
