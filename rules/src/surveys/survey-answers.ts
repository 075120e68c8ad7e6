import { halfRatedIn, missingIn } from './survey-completeness.ts'
import { ratingValue } from './survey-rating.ts'
import { askedOf, isAnswered, type Asked } from './survey-visibility.ts'
import { besideWhich, meantText, nothingSaid, placesFor, sheetKey } from './survey.ts'
import type { Said, Sheet, SurveyAbout, SurveyPlace, SurveyQuestion } from './survey.ts'

/** What is sent of one question, or of one answer of a rating (spec 7 "/api/surveys/{id}"). */
export interface GivenAnswer {
  readonly survey_questionID: number
  readonly survey_answerID?: number | null | undefined
  readonly survey_answerIDs?: readonly number[] | undefined
  readonly value?: number | null | undefined
  readonly text?: string | null | undefined
  readonly subjectID?: number | null | undefined
  readonly personID?: number | null | undefined
}

/** Why answers are not taken; in the order in which they are told. */
export const answerFaults = [
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

export type AnswerFault = (typeof answerFaults)[number]

export interface FaultOfAnswer {
  readonly fault: AnswerFault
  readonly questionID: number
}

/** Takes what is asked; gives what is sent: only what is to be seen and has an answer. */
export const givenOf = (asked: readonly Asked[]): readonly GivenAnswer[] =>
  asked
    .filter(({ question, said }) => isAnswered(question, said))
    .flatMap(({ question, place, said }): readonly GivenAnswer[] => {
      const words = meantText(said.text)
      const mayTalk = question.type === 'open' || besideWhich(question, said.chosen) !== false
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
const withGiven = (question: SurveyQuestion, before: Said, given: GivenAnswer): Said | AnswerFault => {
  const one = given.survey_answerID == null ? [] : [given.survey_answerID]
  const named = [...one, ...(given.survey_answerIDs ?? [])]
  const isOffered = (id: number) => question.answers.some((answer) => answer.survey_answerID === id)
  if (!named.every(isOffered)) return 'not_offered'
  const text = meantText(given.text ?? '')
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
  if (rated.some(([, value]) => typeof ratingValue(String(value), question.answers.length) !== 'number'))
    return 'value_not_allowed'
  const isTwice = new Set(rated.map(([id]) => id)).size < rated.length
  if (isTwice || rated.some(([id]) => before.values[id] !== undefined)) return 'only_one'
  return { ...said, values: { ...before.values, ...Object.fromEntries(rated) } }
}

const isEmpty = ({ chosen, values, text }: Said): boolean =>
  chosen.length === 0 && Object.keys(values).length === 0 && text === ''

/** Takes one thing that was sent; gives the place that it names. */
const placeOf = ({ subjectID, personID }: GivenAnswer): SurveyPlace => ({
  subjectID: subjectID ?? null,
  personID: personID ?? null,
})

/** Takes a survey's questions, what it asks a student about and what she sent; gives what she said, and every fault in it (spec 5). */
export const readAnswers = (
  questions: readonly SurveyQuestion[],
  about: SurveyAbout,
  given: readonly GivenAnswer[],
): { readonly asked: readonly Asked[]; readonly faults: readonly FaultOfAnswer[] } => {
  const byNumber = new Map(questions.map((question) => [question.survey_questionID, question]))
  const faults: FaultOfAnswer[] = []
  const said = new Map<string, { readonly question: SurveyQuestion; readonly said: Said }>()
  for (const one of given) {
    const questionID = one.survey_questionID
    const question = byNumber.get(questionID)
    const key = sheetKey(questionID, placeOf(one))
    const places = question && placesFor(question, about).map((place) => sheetKey(questionID, place))
    if (question === undefined) faults.push({ fault: 'unknown_question', questionID })
    else if (!places!.includes(key)) faults.push({ fault: 'other_place', questionID })
    else {
      const next = withGiven(question, said.get(key)?.said ?? nothingSaid, one)
      if (typeof next === 'string') faults.push({ fault: next, questionID })
      else said.set(key, { question, said: next })
    }
  }
  const sheet: Sheet = Object.fromEntries([...said].map(([key, each]) => [key, each.said]))
  const asked = askedOf(questions, about, sheet)
  const seen = new Set(asked.map(({ question, place }) => sheetKey(question.survey_questionID, place)))
  for (const [key, each] of said) {
    const questionID = each.question.survey_questionID
    if (!seen.has(key) && !isEmpty(each.said)) faults.push({ fault: 'not_asked', questionID })
    if (each.question.type === 'choice' && each.said.text !== '') {
      if (besideWhich(each.question, each.said.chosen) === false)
        faults.push({ fault: 'text_not_asked', questionID })
    }
  }
  const of = (fault: AnswerFault, those: readonly Asked[]) =>
    those.map(({ question }) => ({ fault, questionID: question.survey_questionID }))
  const halves = halfRatedIn(asked)
  faults.push(...of('not_filled', halves))
  faults.push(
    ...of(
      'required',
      missingIn(asked).filter((each) => !halves.includes(each)),
    ),
  )
  return { asked, faults }
}
