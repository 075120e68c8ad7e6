import type { QuestionAnswer, SurveyQuestion } from './survey.ts'

/** The rank in a rating's field, null when it is empty; at most the number of answers (spec 5.5.1). */
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

/** Whether every answer has its rank (spec 5.5.2). */
export const isFullyRated = (question: SurveyQuestion, answer: QuestionAnswer): boolean =>
  question.answers.length > 0 && countRated(question, answer) === question.answers.length

/** Whether some answers have a rank and others have none. */
export const isHalfRated = (question: SurveyQuestion, answer: QuestionAnswer): boolean =>
  question.raiting && countRated(question, answer) > 0 && !isFullyRated(question, answer)

/** The ids of a rating's answers by their rank; those without one come last, in the order of the question. */
export const sortByRating = ({ answers }: SurveyQuestion, { values }: QuestionAnswer): readonly number[] =>
  answers
    .map(({ survey_answerID }) => survey_answerID)
    .toSorted((one, other) => (values[one] ?? Infinity) - (values[other] ?? Infinity) || 0)
