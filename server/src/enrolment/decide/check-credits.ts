import { checkCreditLimits } from '#rules/registration/credits.ts'
import type { CreditState, Subject } from '../snapshot.ts'
import { words } from '../words.ts'
import { refuse, type Refused } from './refused.ts'

/** Refuses more credits than the semester or the year allows; `freed` credits are given up for the subject (spec 5.12). */
export const checkSubjectCredits = (
  { semester_credits, elsewhere, limits }: Pick<CreditState, 'semester_credits' | 'elsewhere' | 'limits'>,
  { subject, subjecteng, ects }: Subject,
  freed: number,
): Refused | null => {
  const held = { semesterCredits: semester_credits, yearCredits: semester_credits + elsewhere }
  const after = checkCreditLimits(held, ects - freed, limits)
  if (after.allowed) return null
  const isYear = after.breaks === 'year'
  return refuse(isYear ? words.yearCredits : words.semesterCredits, {
    subject: { ka: subject, en: subjecteng },
    sum: isYear ? after.year : after.semester,
    maximum: isYear ? limits.maximumPerYear : limits.maximumPerSemester,
  })
}
