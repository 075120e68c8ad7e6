import type { registrationCredits } from '#contract/registration/registration-credits.ts'
import type { CreditCheck } from '#rules/registration/credits.ts'
import { checkCreditLimits } from '#rules/registration/credits.ts'
import type * as z from 'zod/mini'

export type Credits = z.output<typeof registrationCredits>

/** The sums with the added credits, and whether the limits allow them. */
export const checkCredits = (credits: Credits, adding: number): CreditCheck =>
  checkCreditLimits({ semesterCredits: credits.semester, yearCredits: credits.year }, adding, {
    ...credits,
    minimum: { georgian: credits.minimum, other: credits.minimum },
  })
