import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listHalfRated, listLockedAnswers } from './survey-completeness.ts'
import { isFullyRated, parseRating } from './survey-rating.ts'
import { listVisibleQuestions, isAnswered } from './survey-visibility.ts'
import { toAnswerText, type QuestionAnswer, type SurveyTargets, type SurveyQuestion } from './survey.ts'

const plain: SurveyQuestion = {
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
const open: SurveyQuestion = { ...plain, survey_questionID: 2, type: 'open', answers: [] }
const rating: SurveyQuestion = { ...plain, survey_questionID: 3, raiting: true }
const nobody: SurveyTargets = { subjects: [], lecturers: [] }
const said = (what: Partial<QuestionAnswer>): QuestionAnswer => ({ chosen: [], values: {}, text: '', ...what })

describe('a rating', () => {
  // spec 5.5
  it('takes whole numbers from 1 to the number of answers, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 1005 }), fc.integer({ min: 1, max: 999 }), (value, count) => {
        expect(parseRating(String(value), count)).toBe(value >= 1 && value <= count ? value : 'not_allowed')
      }),
    )
    for (const text of ['a', '1.5', '1e1', '-', '+1', '١']) expect(parseRating(text, 9)).toBe('not_allowed')
    expect(parseRating('  ', 9)).toBeNull()
  })

  it('is answered when all its answers have a value; a part is none, and is told apart', () => {
    expect(isFullyRated(rating, said({ values: { 1: 3, 2: 3, 3: 1 } }))).toBe(true)
    expect(isFullyRated(rating, said({ values: { 1: 3, 2: 3 } }))).toBe(false)
    expect(isFullyRated({ ...rating, answers: [] }, said({}))).toBe(false)
    const part = listVisibleQuestions([rating], nobody, { '3//': said({ values: { 1: 3, 9: 1 } }) })
    expect(listHalfRated(part)).toHaveLength(1)
    expect(listHalfRated(listVisibleQuestions([rating], nobody, {}))).toHaveLength(0)
  })
})

describe('an open question', () => {
  it('is not answered by the placeholder', () => {
    for (const text of ['', ' ', '!', ' ! ']) expect(isAnswered(open, said({ text }))).toBe(false)
    expect(isAnswered(open, said({ text: 'Yes!' }))).toBe(true)
    expect(toAnswerText(' !! ')).toBe('!!')
  })
})

it('an answer that is not changeable is kept once another question is turned to', () => {
  const firm = { ...plain, changeable: false }
  const asked = listVisibleQuestions([firm, open], nobody, { '1//': said({ chosen: [1] }) })
  expect(listLockedAnswers(asked, [], '1//')).toEqual([])
  expect(listLockedAnswers(asked, [], '2//')).toEqual(['1//'])
  expect(listLockedAnswers(asked, ['1//'], '1//')).toEqual(['1//'])
  expect(listLockedAnswers(listVisibleQuestions([firm, open], nobody, {}), [], '2//')).toEqual([])
})
