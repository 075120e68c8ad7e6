import { isHalfRated } from './survey-rating.ts'
import { isAnswered, type Asked } from './survey-visibility.ts'
import { sheetKey } from './survey.ts'

/** Takes what is asked; gives the required questions that have no answer (spec 5 "Program survey"). */
export const missingIn = (asked: readonly Asked[]): readonly Asked[] =>
  asked.filter(({ question, said }) => question.required && !isAnswered(question, said))

/** Takes what is asked; gives the ratings of which only a part is filled (spec 5 "Rating survey question"). */
export const halfRatedIn = (asked: readonly Asked[]): readonly Asked[] =>
  asked.filter(({ question, said }) => isHalfRated(question, said))

/**
 * Takes what is asked, the keys that are kept already and the key that changes now; gives the keys of the answers that
 * can no longer be altered: those not `changeable`, once another question is turned to (spec 3).
 */
export const keptAfter = (
  asked: readonly Asked[],
  kept: readonly string[],
  changing: string,
): readonly string[] => {
  const further = asked
    .filter(({ question, said }) => !question.changeable && isAnswered(question, said))
    .map(({ question, place }) => sheetKey(question.survey_questionID, place))
    .filter((key) => key !== changing)
  return [...new Set([...kept, ...further])]
}
