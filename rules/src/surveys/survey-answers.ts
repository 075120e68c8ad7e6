import { listHalfRated, listMissingAnswers } from './survey-completeness.ts'
import { parseRating } from './survey-rating.ts'
import { listVisibleQuestions, isAnswered, type VisibleQuestion } from './survey-visibility.ts'
import { findTextAnswer, toAnswerText, emptyAnswer, listTargets, toAnswerKey } from './survey.ts'
import type { QuestionAnswer, SurveyDraft, SurveyTargets, SurveyTarget, SurveyQuestion } from './survey.ts'

/** The answer to one question, or the rank of one answer of a rating (spec 7.13). */
export interface SubmittedAnswer {
  readonly survey_questionID: number
  readonly survey_answerID?: number | null | undefined
  readonly survey_answerIDs?: readonly number[] | undefined
  readonly value?: number | null | undefined
  readonly text?: string | null | undefined
  readonly subjectID?: number | null | undefined
  readonly personID?: number | null | undefined
}

/** In the order in which they are shown. */
export const answerErrorCodes = [
  'unknown_question',
  'other_place',
  'not_offered',
  'only_one',
  'value_not_allowed',
  'text_not_asked',
  'not_asked',
  'not_filled',
  'required',
] as const

export type AnswerErrorCode = (typeof answerErrorCodes)[number]

export interface AnswerError {
  readonly code: AnswerErrorCode
  readonly questionID: number
}

/** The body that the browser sends: the visible questions that have an answer. */
export const toSubmittedAnswers = (visible: readonly VisibleQuestion[]): readonly SubmittedAnswer[] =>
  visible
    .filter(({ question, answer }) => isAnswered(question, answer))
    .flatMap(({ question, target, answer }): readonly SubmittedAnswer[] => {
      const base = { survey_questionID: question.survey_questionID, ...target }
      const text = toAnswerText(answer.text)
      if (question.type === 'open') return [{ ...base, text }]
      const hasText = text !== '' && findTextAnswer(question, answer.chosen) !== false
      const ownText = hasText ? [{ text }] : []
      if (question.raiting)
        return [
          ...question.answers.map(({ survey_answerID }) => ({
            ...base,
            survey_answerID,
            value: answer.values[survey_answerID]!,
          })),
          ...ownText.map((own) => ({ ...base, ...own })),
        ]
      const chosen = question.checkbox
        ? { survey_answerIDs: answer.chosen }
        : { survey_answerID: answer.chosen[0]! }
      return [{ ...base, ...chosen, ...ownText[0] }]
    })

/** The question's answer with a submitted one added, or why it cannot be added. */
const addSubmittedAnswer = (
  question: SurveyQuestion,
  before: QuestionAnswer,
  submitted: SubmittedAnswer,
): QuestionAnswer | AnswerErrorCode => {
  const single = submitted.survey_answerID == null ? [] : [submitted.survey_answerID]
  const named = [...single, ...(submitted.survey_answerIDs ?? [])]
  const isOffered = (id: number) => question.answers.some(({ survey_answerID }) => survey_answerID === id)
  if (!named.every(isOffered)) return 'not_offered'
  const text = toAnswerText(submitted.text ?? '')
  if (text !== '' && before.text !== '') return 'only_one'
  const answer = { ...before, text: text || before.text }
  if (!question.raiting) {
    if (submitted.value != null) return 'value_not_allowed'
    const chosen = [...before.chosen, ...named]
    const isRepeated = new Set(chosen).size < chosen.length
    return isRepeated || (!question.checkbox && chosen.length > 1) ? 'only_one' : { ...answer, chosen }
  }
  // A list has the answers in the order of their ranks; a single answer comes with its rank.
  const ranks =
    submitted.survey_answerIDs === undefined
      ? single.map((id) => [id, submitted.value ?? 0] as const)
      : submitted.survey_answerIDs.map((id, index) => [id, index + 1] as const)
  if (submitted.value != null && single.length === 0) return 'value_not_allowed'
  if (ranks.some(([, rank]) => typeof parseRating(String(rank), question.answers.length) !== 'number'))
    return 'value_not_allowed'
  const isRepeated = new Set(ranks.map(([id]) => id)).size < ranks.length
  if (isRepeated || ranks.some(([id]) => before.values[id] !== undefined)) return 'only_one'
  return { ...answer, values: { ...before.values, ...Object.fromEntries(ranks) } }
}

const isEmptyAnswer = ({ chosen, values, text }: QuestionAnswer): boolean =>
  chosen.length === 0 && Object.keys(values).length === 0 && text === ''

const toTarget = ({ subjectID, personID }: SubmittedAnswer): SurveyTarget => ({
  subjectID: subjectID ?? null,
  personID: personID ?? null,
})

/** The visible questions with the submitted answers, and every error in these (spec 5.6.3). */
export const readSubmittedAnswers = (
  questions: readonly SurveyQuestion[],
  targets: SurveyTargets,
  submitted: readonly SubmittedAnswer[],
): { readonly visible: readonly VisibleQuestion[]; readonly errors: readonly AnswerError[] } => {
  const byNumber = new Map(questions.map((question) => [question.survey_questionID, question]))
  const errors: AnswerError[] = []
  const answers = new Map<string, { readonly question: SurveyQuestion; readonly answer: QuestionAnswer }>()
  for (const one of submitted) {
    const questionID = one.survey_questionID
    const question = byNumber.get(questionID)
    const key = toAnswerKey(questionID, toTarget(one))
    if (question === undefined) errors.push({ code: 'unknown_question', questionID })
    else if (!listTargets(question, targets).some((target) => toAnswerKey(questionID, target) === key))
      errors.push({ code: 'other_place', questionID })
    else {
      const next = addSubmittedAnswer(question, answers.get(key)?.answer ?? emptyAnswer, one)
      if (typeof next === 'string') errors.push({ code: next, questionID })
      else answers.set(key, { question, answer: next })
    }
  }
  const draft: SurveyDraft = Object.fromEntries([...answers].map(([key, { answer }]) => [key, answer]))
  const visible = listVisibleQuestions(questions, targets, draft)
  const visibleKeys = new Set(
    visible.map(({ question, target }) => toAnswerKey(question.survey_questionID, target)),
  )
  for (const [key, { question, answer }] of answers) {
    const questionID = question.survey_questionID
    if (!visibleKeys.has(key) && !isEmptyAnswer(answer)) errors.push({ code: 'not_asked', questionID })
    const isTextAllowed = question.type === 'open' || findTextAnswer(question, answer.chosen) !== false
    if (answer.text !== '' && !isTextAllowed) errors.push({ code: 'text_not_asked', questionID })
  }
  const halfRated = listHalfRated(visible)
  const missing = listMissingAnswers(visible).filter((each) => !halfRated.includes(each))
  for (const [code, those] of [
    ['not_filled', halfRated],
    ['required', missing],
  ] as const)
    errors.push(...those.map(({ question }) => ({ code, questionID: question.survey_questionID })))
  return { visible, errors }
}
