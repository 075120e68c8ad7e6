import { emptyAnswer, type QuestionAnswer, type SurveyQuestion } from './survey.ts'

export const plainQuestion: SurveyQuestion = {
  survey_questionID: 1,
  type: 'choice',
  question_for: 'general',
  required: true,
  isVisible: true,
  raiting: false,
  checkbox: false,
  additional: false,
  mainQuestionID: null,
  mainAnswerID: null,
  changeable: true,
  answers: [1, 2, 3].map((id) => ({ survey_answerID: id, sur_answer_typeID: 1 })),
}
export const openQuestion: SurveyQuestion = {
  ...plainQuestion,
  survey_questionID: 2,
  type: 'open',
  answers: [],
}
export const ratingQuestion: SurveyQuestion = { ...plainQuestion, survey_questionID: 3, raiting: true }
export const toAnswer = (parts: Partial<QuestionAnswer>): QuestionAnswer => ({ ...emptyAnswer, ...parts })
