/** A question as far as the rules know it, by the specification's names (spec 3.5). */
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

/** What a question is asked about: the survey at large, a subject, or a lecturer in a subject. */
export interface SurveyTarget {
  readonly subjectID: number | null
  readonly personID: number | null
}

/** The subjects and lecturers that a survey asks one student about. */
export interface SurveyTargets {
  readonly subjects: readonly number[]
  readonly lecturers: readonly { readonly subjectID: number; readonly personID: number }[]
}

/** What has been said to one question at one place; `values` are the places of a rating by survey_answerID. */
export interface QuestionAnswer {
  readonly chosen: readonly number[]
  readonly values: Readonly<Record<string, number>>
  readonly text: string
}

/** What has been said so far, by `sheetKey`. */
export type SurveyDraft = Readonly<Record<string, QuestionAnswer>>

export const emptyAnswer: QuestionAnswer = { chosen: [], values: {}, text: '' }

/** The `sur_answer_typeID` of an answer beside which words of one's own may stand. */
const ownTextType = 2

/** What a required open question is filled with before anything is said (spec 5.6.2). */
export const placeholder = '!'

const wholeSurvey: SurveyTarget = { subjectID: null, personID: null }

/** Takes a question and what the survey asks about; gives each place at which it is asked, in order. */
export const listTargets = (
  { question_for }: Pick<SurveyQuestion, 'question_for'>,
  { subjects, lecturers }: SurveyTargets,
): readonly SurveyTarget[] => {
  if (question_for === 'general') return [wholeSurvey]
  return question_for === 'subject'
    ? subjects.map((subjectID) => ({ subjectID, personID: null }))
    : lecturers.map(({ subjectID, personID }) => ({ subjectID, personID }))
}

/** Takes a question's number and a place; gives the key under which the sheet has what was said there. */
export const toAnswerKey = (questionID: number, { subjectID, personID }: SurveyTarget): string =>
  `${questionID}/${subjectID ?? ''}/${personID ?? ''}`

/** Takes a sheet, a question's number and a place; gives what was said there, nothing where nothing was. */
export const findAnswer = (sheet: SurveyDraft, questionID: number, place: SurveyTarget): QuestionAnswer =>
  sheet[toAnswerKey(questionID, place)] ?? emptyAnswer

/** Takes a text; gives it without what surrounds it, and nothing for the placeholder alone, which is no answer. */
export const toAnswerText = (text: string): string => {
  const meant = text.trim()
  return meant === placeholder ? '' : meant
}

/** Takes a question and what is chosen; gives the answer beside which own words stand, null for the question itself, or false where none may (spec 3.5.3). */
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
