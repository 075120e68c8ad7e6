import type * as z from 'zod/mini'
import type { registrationCredits } from '#contract/registration/registration-credits.ts'
import { getMinimumCredits } from '#rules/registration/credits.ts'
import type { CreditState } from './snapshot.ts'

/** The student's credits and their limits as the wire spells them (spec 5.12). */
export const toCreditSums = (state: CreditState): z.input<typeof registrationCredits> => {
  const semester = state.semester_credits
  const { maximumPerSemester, maximumPerYear, warnFrom } = state.limits
  return {
    semester,
    year: semester + state.elsewhere,
    minimum: getMinimumCredits(state.category, state.is_on_last_course, state.limits),
    maximumPerSemester,
    maximumPerYear,
    warnFrom,
  }
}
