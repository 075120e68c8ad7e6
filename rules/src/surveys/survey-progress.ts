import { isAnswered, type VisibleQuestion } from './survey-visibility.ts'
import { toAnswerKey } from './survey.ts'

interface SurveyProgress {
  readonly count: number
  readonly answered: number
  readonly requiredLeft: number
}

const isOpen = ({ question, answer }: VisibleQuestion): boolean => !isAnswered(question, answer)

/** How many of the visible questions are answered, and how many required ones are not. */
export const countProgress = (visible: readonly VisibleQuestion[]): SurveyProgress => {
  const open = visible.filter(isOpen)
  return {
    count: visible.length,
    answered: visible.length - open.length,
    requiredLeft: open.filter(({ question }) => question.required).length,
  }
}

/**
 * The key of the next unanswered question after the one with the key `from`, and after the last one from the first again;
 * required ones before others. Null: all are answered. `visible` is in reading order.
 */
export const findNextUnanswered = (
  visible: readonly VisibleQuestion[],
  from: string | null,
): string | null => {
  const toKey = ({ question, target }: VisibleQuestion) => toAnswerKey(question.survey_questionID, target)
  const start = visible.findIndex((each) => toKey(each) === from) + 1
  const open = [...visible.slice(start), ...visible.slice(0, start)].filter(isOpen)
  const next = open.find(({ question }) => question.required) ?? open[0]
  return next === undefined ? null : toKey(next)
}
