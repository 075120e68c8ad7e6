import type { Said, SurveyQuestion } from './survey.ts'

/** Takes what stands in a rating's field and the number of answers; gives its value, null when empty, or "not allowed" (spec 5). */
export const ratingValue = (text: string, answers: number): number | null | 'not_allowed' => {
  const typed = text.trim()
  if (typed === '') return null
  const value = /^\d{1,3}$/.test(typed) ? Number(typed) : 0
  return value >= 1 && value <= answers ? value : 'not_allowed'
}

const filled = ({ answers }: SurveyQuestion, { values }: Said): number =>
  answers.filter(({ survey_answerID }) => {
    const value = values[survey_answerID]
    return value !== undefined && typeof ratingValue(String(value), answers.length) === 'number'
  }).length

/** Takes a rating and what was said; says whether every answer has its value (spec 5 "all rated answers must be filled"). */
export const isFullyRated = (question: SurveyQuestion, said: Said): boolean =>
  question.answers.length > 0 && filled(question, said) === question.answers.length

/** Takes a rating and what was said; says whether some answers have a value and others have none. */
export const isHalfRated = (question: SurveyQuestion, said: Said): boolean =>
  question.raiting && filled(question, said) > 0 && !isFullyRated(question, said)
