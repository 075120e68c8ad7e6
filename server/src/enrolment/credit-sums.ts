import type * as z from 'zod/mini'
import type { registrationCredits } from '#contract/registration/registration-credits.ts'
import { getMinimumCredits } from '#rules/registration/credits.ts'
import type { CreditState } from './snapshot.ts'

/** Takes the student's credits and what a choice adds to them; gives the sums and their limits as the wire spells them (spec 5.12). */
export const toCreditSums = (state: CreditState, adding = 0): z.input<typeof registrationCredits> => {
  const semester = state.semester_credits + adding
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
