import { isFullyRated } from './survey-rating.ts'
import { findAnswer, listTargets, toAnswerText, wholeSurvey } from './survey.ts'
import type { QuestionAnswer, SurveyDraft, SurveyQuestion, SurveyTarget, SurveyTargets } from './survey.ts'

/** The placeholder and half a rating are no answers. */
export const isAnswered = (question: SurveyQuestion, answer: QuestionAnswer): boolean => {
  if (question.type === 'open') return toAnswerText(answer.text) !== ''
  return question.raiting ? isFullyRated(question, answer) : answer.chosen.length > 0
}

/** The target of the main question that belongs to the target of a dependent one; undefined when there is none. */
const toMainTarget = (
  { question_for }: SurveyQuestion,
  { subjectID, personID }: SurveyTarget,
): SurveyTarget | undefined => {
  if (question_for === 'general') return wholeSurvey
  if (question_for === 'subject') return subjectID === null ? undefined : { subjectID, personID: null }
  return personID === null ? undefined : { subjectID, personID }
}

/**
 * A question without a main question follows `isVisible`. One with a main question is visible when that is visible too
 * and has the answer `mainAnswerID`, or, without one, any answer (spec 3.5.4).
 */
export const isQuestionVisible = (
  question: SurveyQuestion,
  target: SurveyTarget,
  questions: ReadonlyMap<number, SurveyQuestion>,
  draft: SurveyDraft,
  above: ReadonlySet<number> = new Set(),
): boolean => {
  const { survey_questionID, mainQuestionID, mainAnswerID, isVisible } = question
  if (mainQuestionID === null) return isVisible
  const main = questions.get(mainQuestionID)
  // Questions that depend on each other are never visible.
  if (main === undefined || above.has(survey_questionID)) return false
  const mainTarget = toMainTarget(main, target)
  if (mainTarget === undefined) return false
  if (!isQuestionVisible(main, mainTarget, questions, draft, new Set([...above, survey_questionID])))
    return false
  const answer = findAnswer(draft, mainQuestionID, mainTarget)
  return mainAnswerID === null ? isAnswered(main, answer) : answer.chosen.includes(mainAnswerID)
}

/** A question about one target, with its answer. */
export interface VisibleQuestion<Question extends SurveyQuestion = SurveyQuestion> {
  readonly question: Question
  readonly target: SurveyTarget
  readonly answer: QuestionAnswer
}

/** Each question with each target for which it is visible, in the order of the questions. */
export const listVisibleQuestions = <Question extends SurveyQuestion>(
  questions: readonly Question[],
  targets: SurveyTargets,
  draft: SurveyDraft,
): readonly VisibleQuestion<Question>[] => {
  const byNumber: ReadonlyMap<number, SurveyQuestion> = new Map(
    questions.map((question) => [question.survey_questionID, question]),
  )
  return questions.flatMap((question) =>
    listTargets(question, targets)
      .filter((target) => isQuestionVisible(question, target, byNumber, draft))
      .map((target) => ({ question, target, answer: findAnswer(draft, question.survey_questionID, target) })),
  )
}
