import type { QuestionAnswer, SurveyQuestion } from './survey.ts'

/** Takes what stands in a rating's field and the number of answers; gives its value, null when empty, or "not allowed" (spec 5.5.1). */
export const parseRating = (text: string, answers: number): number | null | 'not_allowed' => {
  const typed = text.trim()
  if (typed === '') return null
  const value = /^\d{1,3}$/.test(typed) ? Number(typed) : 0
  return value >= 1 && value <= answers ? value : 'not_allowed'
}

const countRated = ({ answers }: SurveyQuestion, { values }: QuestionAnswer): number =>
  answers.filter(({ survey_answerID }) => {
    const value = values[survey_answerID]
    return value !== undefined && typeof parseRating(String(value), answers.length) === 'number'
  }).length

/** Takes a rating and what was said; says whether every answer has its value (spec 5.5.2). */
export const isFullyRated = (question: SurveyQuestion, said: QuestionAnswer): boolean =>
  question.answers.length > 0 && countRated(question, said) === question.answers.length

/** Takes a rating and what was said; says whether some answers have a value and others have none. */
export const isHalfRated = (question: SurveyQuestion, said: QuestionAnswer): boolean =>
  question.raiting && countRated(question, said) > 0 && !isFullyRated(question, said)
