import { isHalfRated } from './survey-rating.ts'
import { isAnswered, type VisibleQuestion } from './survey-visibility.ts'
import { toAnswerKey } from './survey.ts'

/** Takes what is asked; gives the required questions that have no answer (spec 5.6.1). */
export const listMissingAnswers = (asked: readonly VisibleQuestion[]): readonly VisibleQuestion[] =>
  asked.filter(({ question, answer: said }) => question.required && !isAnswered(question, said))

/** Takes what is asked; gives the ratings of which only a part is filled (spec 5.5.2). */
export const listHalfRated = (asked: readonly VisibleQuestion[]): readonly VisibleQuestion[] =>
  asked.filter(({ question, answer: said }) => isHalfRated(question, said))

/**
 * Takes what is asked, the keys that are kept already and the key that changes now; gives the keys of the answers that
 * can no longer be altered: those not `changeable`, once another question is turned to (spec 3.5.5).
 */
export const listLockedAnswers = (
  asked: readonly VisibleQuestion[],
  kept: readonly string[],
  changing: string,
): readonly string[] => {
  const further = asked
    .filter(({ question, answer: said }) => !question.changeable && isAnswered(question, said))
    .map(({ question, target: place }) => toAnswerKey(question.survey_questionID, place))
    .filter((key) => key !== changing)
  return [...new Set([...kept, ...further])]
}
