import { listHalfRated, listMissingAnswers } from './survey-completeness.ts'
import { parseRating } from './survey-rating.ts'
import { listVisibleQuestions, isAnswered, type VisibleQuestion } from './survey-visibility.ts'
import { findTextAnswer, toAnswerText, emptyAnswer, listTargets, toAnswerKey } from './survey.ts'
import type { QuestionAnswer, SurveyDraft, SurveyTargets, SurveyTarget, SurveyQuestion } from './survey.ts'

/** What is sent of one question, or of one answer of a rating (spec 7.13). */
export interface SubmittedAnswer {
  readonly survey_questionID: number
  readonly survey_answerID?: number | null | undefined
  readonly survey_answerIDs?: readonly number[] | undefined
  readonly value?: number | null | undefined
  readonly text?: string | null | undefined
  readonly subjectID?: number | null | undefined
  readonly personID?: number | null | undefined
}

/** Why answers are not taken; in the order in which they are told. */
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

/** Takes what is asked; gives what is sent: only what is to be seen and has an answer. */
export const toSubmittedAnswers = (asked: readonly VisibleQuestion[]): readonly SubmittedAnswer[] =>
  asked
    .filter(({ question, answer: said }) => isAnswered(question, said))
    .flatMap(({ question, target: place, answer: said }): readonly SubmittedAnswer[] => {
      const words = toAnswerText(said.text)
      const mayTalk = question.type === 'open' || findTextAnswer(question, said.chosen) !== false
      const at = { survey_questionID: question.survey_questionID, ...place }
      const text = words !== '' && mayTalk ? [{ text: words }] : []
      if (question.type === 'open') return text.map((each) => ({ ...at, ...each }))
      if (question.raiting)
        return [
          ...question.answers.map(({ survey_answerID }) => ({
            ...at,
            survey_answerID,
            value: said.values[survey_answerID]!,
          })),
          ...text.map((beside) => ({ ...at, ...beside })),
        ]
      const chosen = question.checkbox
        ? { survey_answerIDs: said.chosen }
        : { survey_answerID: said.chosen[0]! }
      return [{ ...at, ...chosen, ...text[0] }]
    })

/** Adds one thing that was sent to what was said to its question; a fault where it cannot be. */
const addSubmittedAnswer = (question: SurveyQuestion, before: QuestionAnswer, given: SubmittedAnswer): QuestionAnswer | AnswerErrorCode => {
  const one = given.survey_answerID == null ? [] : [given.survey_answerID]
  const named = [...one, ...(given.survey_answerIDs ?? [])]
  const isOffered = (id: number) => question.answers.some((answer) => answer.survey_answerID === id)
  if (!named.every(isOffered)) return 'not_offered'
  const text = toAnswerText(given.text ?? '')
  if (text !== '' && before.text !== '') return 'only_one'
  const said = { ...before, text: text || before.text }
  if (!question.raiting) {
    if (given.value != null) return 'value_not_allowed'
    const chosen = [...before.chosen, ...named]
    const isTwice = new Set(chosen).size < chosen.length
    return isTwice || (!question.checkbox && chosen.length > 1) ? 'only_one' : { ...said, chosen }
  }
  // A list puts the answers in order; a single answer comes with its place.
  const rated =
    given.survey_answerIDs === undefined
      ? one.map((id) => [id, given.value ?? 0] as const)
      : given.survey_answerIDs.map((id, nth) => [id, nth + 1] as const)
  if (given.value != null && one.length === 0) return 'value_not_allowed'
  if (rated.some(([, value]) => typeof parseRating(String(value), question.answers.length) !== 'number'))
    return 'value_not_allowed'
  const isTwice = new Set(rated.map(([id]) => id)).size < rated.length
  if (isTwice || rated.some(([id]) => before.values[id] !== undefined)) return 'only_one'
  return { ...said, values: { ...before.values, ...Object.fromEntries(rated) } }
}

const isEmptyAnswer = ({ chosen, values, text }: QuestionAnswer): boolean =>
  chosen.length === 0 && Object.keys(values).length === 0 && text === ''

/** Takes one thing that was sent; gives the place that it names. */
const toTarget = ({ subjectID, personID }: SubmittedAnswer): SurveyTarget => ({
  subjectID: subjectID ?? null,
  personID: personID ?? null,
})

/** Takes a survey's questions, what it asks a student about and what she sent; gives what she said, and every fault in it (spec 5.6.3). */
export const readSubmittedAnswers = (
  questions: readonly SurveyQuestion[],
  about: SurveyTargets,
  given: readonly SubmittedAnswer[],
): { readonly asked: readonly VisibleQuestion[]; readonly errors: readonly AnswerError[] } => {
  const byNumber = new Map(questions.map((question) => [question.survey_questionID, question]))
  const faults: AnswerError[] = []
  const said = new Map<string, { readonly question: SurveyQuestion; readonly said: QuestionAnswer }>()
  for (const one of given) {
    const questionID = one.survey_questionID
    const question = byNumber.get(questionID)
    const key = toAnswerKey(questionID, toTarget(one))
    const places = question && listTargets(question, about).map((place) => toAnswerKey(questionID, place))
    if (question === undefined) faults.push({ code: 'unknown_question', questionID })
    else if (!places!.includes(key)) faults.push({ code: 'other_place', questionID })
    else {
      const next = addSubmittedAnswer(question, said.get(key)?.said ?? emptyAnswer, one)
      if (typeof next === 'string') faults.push({ code: next, questionID })
      else said.set(key, { question, said: next })
    }
  }
  const sheet: SurveyDraft = Object.fromEntries([...said].map(([key, each]) => [key, each.said]))
  const asked = listVisibleQuestions(questions, about, sheet)
  const seen = new Set(asked.map(({ question, target: place }) => toAnswerKey(question.survey_questionID, place)))
  for (const [key, each] of said) {
    const questionID = each.question.survey_questionID
    if (!seen.has(key) && !isEmptyAnswer(each.said)) faults.push({ code: 'not_asked', questionID })
    if (each.question.type === 'choice' && each.said.text !== '') {
      if (findTextAnswer(each.question, each.said.chosen) === false)
        faults.push({ code: 'text_not_asked', questionID })
    }
  }
  const of = (code: AnswerErrorCode, those: readonly VisibleQuestion[]) =>
    those.map(({ question }) => ({ code, questionID: question.survey_questionID }))
  const halves = listHalfRated(asked)
  faults.push(...of('not_filled', halves))
  faults.push(
    ...of(
      'required',
      listMissingAnswers(asked).filter((each) => !halves.includes(each)),
    ),
  )
  return { asked, errors: faults }
}
