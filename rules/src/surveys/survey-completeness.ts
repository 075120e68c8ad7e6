import { isHalfRated } from './survey-rating.ts'
import { isAnswered, type VisibleQuestion } from './survey-visibility.ts'
import { toAnswerKey } from './survey.ts'

/** The required questions without an answer (spec 5.6.1). */
export const listMissingAnswers = (visible: readonly VisibleQuestion[]): readonly VisibleQuestion[] =>
  visible.filter(({ question, answer }) => question.required && !isAnswered(question, answer))

/** The ratings that are filled only in part (spec 5.5.2). */
export const listHalfRated = (visible: readonly VisibleQuestion[]): readonly VisibleQuestion[] =>
  visible.filter(({ question, answer }) => isHalfRated(question, answer))

/**
 * The keys of answers that can no longer be altered: answers that are not `changeable`, once another question (`changing`)
 * is answered. `locked` are those locked before (spec 3.5.5).
 */
export const listLockedAnswers = (
  visible: readonly VisibleQuestion[],
  locked: readonly string[],
  changing: string,
): readonly string[] => {
  const further = visible
    .filter(({ question, answer }) => !question.changeable && isAnswered(question, answer))
    .map(({ question, target }) => toAnswerKey(question.survey_questionID, target))
    .filter((key) => key !== changing)
  return [...new Set([...locked, ...further])]
}
