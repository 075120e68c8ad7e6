import { trimText } from '../text/invisible-characters.ts'

/** With the names of the specification (spec 3.5). */
export interface SurveyQuestion {
  readonly survey_questionID: number
  readonly type: 'choice' | 'open'
  readonly question_for: 'general' | 'subject' | 'lecturer'
  readonly required: boolean
  readonly isVisible: boolean
  readonly raiting: boolean
  readonly checkbox: boolean
  readonly additional: boolean
  readonly mainQuestionID: number | null
  readonly mainAnswerID: number | null
  readonly changeable: boolean
  readonly answers: readonly { readonly survey_answerID: number; readonly sur_answer_typeID: number }[]
}

/** The subject of a question: nothing in particular, a course, or a lecturer in a course. */
export interface SurveyTarget {
  readonly subjectID: number | null
  readonly personID: number | null
}

/** The subjects and lecturers that a survey asks one student about. */
export interface SurveyTargets {
  readonly subjects: readonly number[]
  readonly lecturers: readonly { readonly subjectID: number; readonly personID: number }[]
}

/** The answer to one question about one target; `values` are the ranks of a rating by survey_answerID. */
export interface QuestionAnswer {
  readonly chosen: readonly number[]
  readonly values: Readonly<Record<string, number>>
  readonly text: string
}

/** Answers so far, by `toAnswerKey`. */
export type SurveyDraft = Readonly<Record<string, QuestionAnswer>>

export const emptyAnswer: QuestionAnswer = { chosen: [], values: {}, text: '' }

/** The `sur_answer_typeID` of an answer that takes a text of the student's own. */
const ownTextType = 2

/** A required open question starts with this text (spec 5.6.2). */
export const placeholder = '!'

export const wholeSurvey: SurveyTarget = { subjectID: null, personID: null }

/** The subjects that the question is asked about, in order. */
export const listTargets = (
  { question_for }: Pick<SurveyQuestion, 'question_for'>,
  { subjects, lecturers }: SurveyTargets,
): readonly SurveyTarget[] => {
  if (question_for === 'general') return [wholeSurvey]
  return question_for === 'subject'
    ? subjects.map((subjectID) => ({ subjectID, personID: null }))
    : lecturers.map(({ subjectID, personID }) => ({ subjectID, personID }))
}

export const toAnswerKey = (questionID: number, { subjectID, personID }: SurveyTarget): string =>
  `${questionID}/${subjectID ?? ''}/${personID ?? ''}`

export const findAnswer = (draft: SurveyDraft, questionID: number, target: SurveyTarget): QuestionAnswer =>
  draft[toAnswerKey(questionID, target)] ?? emptyAnswer

/** Trimmed; empty for the placeholder alone, which is no answer. */
export const toAnswerText = (text: string): string => {
  const trimmed = trimText(text)
  return trimmed === placeholder ? '' : trimmed
}

/** The answer that takes a text of the student's own, null for the question itself, false where no text is allowed (spec 3.5.3). */
export const findTextAnswer = (
  { additional, raiting, checkbox, answers }: SurveyQuestion,
  chosen: readonly number[],
): number | null | false => {
  const own = answers.find(
    ({ survey_answerID, sur_answer_typeID }) =>
      sur_answer_typeID === ownTextType && chosen.includes(survey_answerID),
  )
  if (own !== undefined) return own.survey_answerID
  if (!additional) return false
  if (raiting) return null
  return checkbox && chosen.length > 0 ? null : (chosen[0] ?? false)
}
