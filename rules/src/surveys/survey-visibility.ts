import { isFullyRated } from './survey-rating.ts'
import { toAnswerText, listTargets, findAnswer, type QuestionAnswer, type SurveyDraft } from './survey.ts'
import type { SurveyTargets, SurveyTarget, SurveyQuestion } from './survey.ts'

/** Takes a question and what was said to it; says whether that is an answer: the placeholder and half a rating are none. */
export const isAnswered = (question: SurveyQuestion, said: QuestionAnswer): boolean => {
  if (question.type === 'open') return toAnswerText(said.text) !== ''
  return question.raiting ? isFullyRated(question, said) : said.chosen.length > 0
}

/** Where the main question of one that is asked here is asked; undefined when it is not asked about the same. */
const toMainTarget = (main: SurveyQuestion, place: SurveyTarget): SurveyTarget | undefined => {
  const there = {
    subjectID: main.question_for === 'general' ? null : place.subjectID,
    personID: main.question_for === 'lecturer' ? place.personID : null,
  }
  const isWhole =
    (main.question_for === 'general' || there.subjectID !== null) &&
    (main.question_for !== 'lecturer' || there.personID !== null)
  return isWhole ? there : undefined
}

/**
 * Takes a question, a place, all questions by number and the sheet; says whether it is to be seen there. One without a
 * main question is as `isVisible` says; one with a main question is asked when that is asked too and its `mainAnswerID`
 * is chosen, or, without one, when it is answered (spec 3.5.4).
 */
export const isQuestionVisible = (
  question: SurveyQuestion,
  place: SurveyTarget,
  questions: ReadonlyMap<number, SurveyQuestion>,
  sheet: SurveyDraft,
  above: ReadonlySet<number> = new Set(),
): boolean => {
  const { survey_questionID, mainQuestionID, mainAnswerID, isVisible } = question
  if (mainQuestionID === null) return isVisible
  const main = questions.get(mainQuestionID)
  // Questions that wait for each other are never asked.
  if (main === undefined || above.has(survey_questionID)) return false
  const there = toMainTarget(main, place)
  if (there === undefined) return false
  if (!isQuestionVisible(main, there, questions, sheet, new Set([...above, survey_questionID]))) return false
  const said = findAnswer(sheet, mainQuestionID, there)
  return mainAnswerID === null ? isAnswered(main, said) : said.chosen.includes(mainAnswerID)
}

/** A question where it is asked, and what was said to it there. */
export interface VisibleQuestion<Question extends SurveyQuestion = SurveyQuestion> {
  readonly question: Question
  readonly target: SurveyTarget
  readonly answer: QuestionAnswer
}

/** Takes a survey's questions, what it asks about and the sheet; gives each question at each place where it is to be seen. */
export const listVisibleQuestions = <Question extends SurveyQuestion>(
  questions: readonly Question[],
  about: SurveyTargets,
  sheet: SurveyDraft,
): readonly VisibleQuestion<Question>[] => {
  const byNumber: ReadonlyMap<number, SurveyQuestion> = new Map(
    questions.map((question) => [question.survey_questionID, question]),
  )
  return questions.flatMap((question) =>
    listTargets(question, about)
      .filter((place) => isQuestionVisible(question, place, byNumber, sheet))
      .map((place) => ({ question, target: place, answer: findAnswer(sheet, question.survey_questionID, place) })),
  )
}
