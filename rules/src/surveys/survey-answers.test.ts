import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerErrorCodes, readSubmittedAnswers, toSubmittedAnswers } from './survey-answers.ts'
import type { SubmittedAnswer } from './survey-answers.ts'
import { listMissingAnswers } from './survey-completeness.ts'
import { isAnswered, listVisibleQuestions, type VisibleQuestion } from './survey-visibility.ts'
import { toAnswerKey, type QuestionAnswer, type SurveyQuestion } from './survey.ts'
import { openQuestion, plainQuestion, ratingQuestion, toAnswer } from './test-questions.ts'
import { anyFilledSurvey, anySurvey } from './test-survey.ts'
import { noTargets, targets } from './test-targets.ts'

// spec 5.6
describe('toSubmittedAnswers and readSubmittedAnswers', () => {
  it('agree: what the browser sends is accepted, and the same answers are missing on both sides', () => {
    fc.assert(
      fc.property(anyFilledSurvey, ({ questions, draft }) => {
        const visible = listVisibleQuestions(questions, targets, draft)
        const missing = listMissingAnswers(visible).map(({ question }) => question.survey_questionID)
        const read = readSubmittedAnswers(questions, targets, toSubmittedAnswers(visible))
        expect(read.errors).toEqual(missing.map((questionID) => ({ code: 'required', questionID })))
        const toKeys = (those: readonly VisibleQuestion[]) =>
          those.map(({ question, target }) => toAnswerKey(question.survey_questionID, target))
        expect(toKeys(read.visible)).toEqual(toKeys(visible))
        read.visible.forEach(({ question, answer }, index) =>
          expect(isAnswered(question, answer)).toBe(isAnswered(question, visible[index]!.answer)),
        )
      }),
    )
  })

  it('neither send nor require hidden questions', () => {
    fc.assert(
      fc.property(anyFilledSurvey, ({ questions, draft }) => {
        const visible = listVisibleQuestions(questions, targets, draft)
        const ids = new Set(visible.map(({ question }) => question.survey_questionID))
        expect(toSubmittedAnswers(visible).every((each) => ids.has(each.survey_questionID))).toBe(true)
        expect(listMissingAnswers(visible).every(({ question }) => question.required)).toBe(true)
      }),
    )
  })

  it('answer malformed input with errors of submitted or known questions, and never throw', () => {
    const anySubmitted = fc.record({
      survey_questionID: fc.integer({ min: 1, max: 8 }),
      survey_answerID: fc.option(fc.integer({ min: 1, max: 70 })),
      survey_answerIDs: fc.option(fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 4 }), {
        nil: undefined,
      }),
      value: fc.option(fc.integer({ min: 0, max: 5 })),
      text: fc.option(fc.constantFrom('', '!', 'words')),
      subjectID: fc.option(fc.constantFrom(5, 6, 7)),
      personID: fc.option(fc.constantFrom(8, 9)),
    })
    fc.assert(
      fc.property(anySurvey, fc.array(anySubmitted, { maxLength: 8 }), (questions, submitted) => {
        const { visible, errors } = readSubmittedAnswers(questions, targets, submitted)
        const known = new Set([...submitted, ...questions].map(({ survey_questionID }) => survey_questionID))
        expect(errors.every(({ questionID }) => known.has(questionID))).toBe(true)
        if (errors.length > 0) return
        for (const { question, answer } of visible) {
          const offered = question.answers.map(({ survey_answerID }) => survey_answerID)
          expect(offered).toEqual(expect.arrayContaining([...answer.chosen]))
          expect(offered.map(String)).toEqual(expect.arrayContaining(Object.keys(answer.values)))
          expect(answer.chosen.length).toBeLessThanOrEqual(question.checkbox ? offered.length : 1)
        }
      }),
    )
  })
})

const manyQuestion = { ...plainQuestion, survey_questionID: 4, checkbox: true, required: false }
const ownTextQuestion = {
  ...plainQuestion,
  survey_questionID: 5,
  required: false,
  answers: [
    { survey_answerID: 1, sur_answer_typeID: 1 },
    { survey_answerID: 2, sur_answer_typeID: 2 },
  ],
}
const dependent = { ...plainQuestion, survey_questionID: 6, mainQuestionID: 1, mainAnswerID: 2 }
const optional = (question: SurveyQuestion) => ({ ...question, required: false })

describe('toSubmittedAnswers', () => {
  const send = (question: SurveyQuestion, answer: Partial<QuestionAnswer>) =>
    toSubmittedAnswers(
      listVisibleQuestions([question], noTargets, { [`${question.survey_questionID}//`]: toAnswer(answer) }),
    )
  const base = { subjectID: null, personID: null }

  it('sends the trimmed text of an open question', () => {
    expect(send(openQuestion, { text: ' words ' })).toEqual([
      { ...base, survey_questionID: 2, text: 'words' },
    ])
    expect(send(openQuestion, { text: ' ! ' })).toEqual([])
  })

  it('sends one chosen answer, or the list of a question with checkboxes', () => {
    expect(send(plainQuestion, { chosen: [2] })).toEqual([
      { ...base, survey_questionID: 1, survey_answerID: 2 },
    ])
    expect(send(manyQuestion, { chosen: [3, 1] })).toEqual([
      { ...base, survey_questionID: 4, survey_answerIDs: [3, 1] },
    ])
  })

  it('sends a text of the student’s own only where it is allowed', () => {
    expect(send(ownTextQuestion, { chosen: [2], text: ' mine ' })).toEqual([
      { ...base, survey_questionID: 5, survey_answerID: 2, text: 'mine' },
    ])
    expect(send(ownTextQuestion, { chosen: [2], text: ' ' })).toEqual([
      { ...base, survey_questionID: 5, survey_answerID: 2 },
    ])
    expect(send(ownTextQuestion, { chosen: [1], text: 'mine' })).toEqual([
      { ...base, survey_questionID: 5, survey_answerID: 1 },
    ])
  })

  it('sends the rank of each answer of a rating, and the text by itself', () => {
    const rating = { ...ratingQuestion, additional: true }
    const ranks = [
      { ...base, survey_questionID: 3, survey_answerID: 1, value: 2 },
      { ...base, survey_questionID: 3, survey_answerID: 2, value: 3 },
      { ...base, survey_questionID: 3, survey_answerID: 3, value: 1 },
    ]
    const values = { 1: 2, 2: 3, 3: 1 }
    expect(send(rating, { values })).toEqual(ranks)
    expect(send(rating, { values, text: 'why' })).toEqual([
      ...ranks,
      { ...base, survey_questionID: 3, text: 'why' },
    ])
  })

  it('names the subject and the lecturer', () => {
    const question: SurveyQuestion = { ...plainQuestion, question_for: 'lecturer' }
    const visible = listVisibleQuestions([question], targets, { '1/6/9': toAnswer({ chosen: [1] }) })
    expect(toSubmittedAnswers(visible)).toEqual([
      { survey_questionID: 1, subjectID: 6, personID: 9, survey_answerID: 1 },
    ])
  })
})

describe('readSubmittedAnswers', () => {
  const questions = [
    optional(plainQuestion),
    optional(openQuestion),
    optional(ratingQuestion),
    manyQuestion,
    ownTextQuestion,
    dependent,
  ]
  const read = (...submitted: SubmittedAnswer[]) => readSubmittedAnswers(questions, targets, submitted)
  const listCodes = (...submitted: SubmittedAnswer[]) => read(...submitted).errors.map(({ code }) => code)
  const readAnswer = (questionID: number, ...submitted: SubmittedAnswer[]) => {
    const { visible, errors } = read(...submitted)
    expect(errors).toEqual([])
    return visible.find(({ question }) => question.survey_questionID === questionID)!.answer
  }

  const cases: [string, SubmittedAnswer[]][] = [
    ['unknown_question', [{ survey_questionID: 99, survey_answerID: 1 }]],
    ['other_place', [{ survey_questionID: 1, survey_answerID: 1, subjectID: 5 }]],
    ['other_place', [{ survey_questionID: 1, survey_answerID: 1, personID: 8 }]],
    ['not_offered', [{ survey_questionID: 1, survey_answerID: 9 }]],
    ['not_offered', [{ survey_questionID: 2, survey_answerID: 1 }]],
    ['not_offered', [{ survey_questionID: 4, survey_answerIDs: [1, 9] }]],
    ['only_one', [{ survey_questionID: 1, survey_answerIDs: [1, 2] }]],
    ['only_one', [{ survey_questionID: 4, survey_answerIDs: [1, 1] }]],
    ['only_one', [{ survey_questionID: 3, survey_answerIDs: [1, 2, 1] }]],
    [
      'only_one',
      [
        { survey_questionID: 2, text: 'a' },
        { survey_questionID: 2, text: 'b' },
      ],
    ],
    ['value_not_allowed', [{ survey_questionID: 3, survey_answerID: 1, value: 4 }]],
    ['value_not_allowed', [{ survey_questionID: 3, survey_answerID: 1, value: 0 }]],
    ['value_not_allowed', [{ survey_questionID: 3, survey_answerID: 1 }]],
    ['value_not_allowed', [{ survey_questionID: 3, survey_answerIDs: [3, 1, 2], value: 1 }]],
    ['value_not_allowed', [{ survey_questionID: 3, value: 1 }]],
    ['value_not_allowed', [{ survey_questionID: 1, survey_answerID: 1, value: 1 }]],
    ['text_not_asked', [{ survey_questionID: 1, survey_answerID: 1, text: 'more' }]],
    ['text_not_asked', [{ survey_questionID: 5, survey_answerID: 1, text: 'more' }]],
    ['not_asked', [{ survey_questionID: 6, survey_answerID: 1 }]],
    ['not_filled', [{ survey_questionID: 3, survey_answerID: 1, value: 2 }]],
    ['required', [{ survey_questionID: 1, survey_answerID: 2 }]],
  ]
  it.each(cases)('refuses with %s: %j', (code, submitted) => {
    expect(listCodes(...submitted)).toEqual([code])
  })

  it('knows every code that it refuses with', () => {
    expect(new Set(cases.map(([code]) => code))).toEqual(new Set(answerErrorCodes))
  })

  it('refuses a second rank of one answer, and keeps the first', () => {
    const ranks = [1, 2, 3].map((id) => ({ survey_questionID: 3, survey_answerID: id, value: id }))
    const { visible, errors } = read(...ranks, { survey_questionID: 3, survey_answerID: 1, value: 3 })
    expect(errors).toEqual([{ code: 'only_one', questionID: 3 }])
    expect(visible.find(({ question }) => question.raiting)!.answer.values).toEqual({ 1: 1, 2: 2, 3: 3 })
  })

  it('adds a second choice of the same question to the first', () => {
    const choices = [1, 3].map((id) => ({ survey_questionID: 4, survey_answerID: id }))
    expect(readAnswer(4, ...choices).chosen).toEqual([1, 3])
    const twice = [1, 1].map((id) => ({ survey_questionID: 4, survey_answerID: id }))
    expect(listCodes(...twice)).toEqual(['only_one'])
    const single = [1, 3].map((id) => ({ survey_questionID: 1, survey_answerID: id }))
    expect(listCodes(...single)).toEqual(['only_one'])
  })

  it('keeps the text when answers follow it, and takes the placeholder for none', () => {
    expect(
      readAnswer(2, { survey_questionID: 2, text: ' words ' }, { survey_questionID: 2, text: ' ! ' }).text,
    ).toBe('words')
    const mine = readAnswer(
      5,
      { survey_questionID: 5, text: 'mine' },
      { survey_questionID: 5, survey_answerID: 2, text: null },
    )
    expect(mine).toEqual({ chosen: [2], values: {}, text: 'mine' })
  })

  it('reads ranks from values or from the order of a list', () => {
    const values = [1, 2, 3].map((id) => ({ survey_questionID: 3, survey_answerID: id, value: 4 - id }))
    expect(readAnswer(3, ...values).values).toEqual({ 1: 3, 2: 2, 3: 1 })
    expect(readAnswer(3, { survey_questionID: 3, survey_answerIDs: [3, 1, 2] }).values).toEqual({
      1: 2,
      2: 3,
      3: 1,
    })
    expect(readAnswer(3, { survey_questionID: 3, survey_answerIDs: [] }).values).toEqual({})
  })

  it('allows empty answers to hidden questions, and none other', () => {
    expect(listCodes({ survey_questionID: 6 })).toEqual([])
    expect(listCodes({ survey_questionID: 6, text: 'words' })).toEqual(['not_asked', 'text_not_asked'])
    const hiddenRating = { ...ratingQuestion, isVisible: false }
    const submitted = [{ survey_questionID: 3, survey_answerIDs: [1, 2, 3] }]
    expect(readSubmittedAnswers([hiddenRating], targets, submitted).errors).toEqual([
      { code: 'not_asked', questionID: 3 },
    ])
    const hiddenOpen = { ...openQuestion, isVisible: false }
    expect(
      readSubmittedAnswers([hiddenOpen], targets, [{ survey_questionID: 2, text: 'words' }]).errors,
    ).toEqual([{ code: 'not_asked', questionID: 2 }])
  })

  it('calls a half filled rating not filled, and not missing as well', () => {
    const submitted = [{ survey_questionID: 3, survey_answerID: 1, value: 2 }]
    expect(readSubmittedAnswers([ratingQuestion, plainQuestion], targets, submitted).errors).toEqual([
      { code: 'not_filled', questionID: 3 },
      { code: 'required', questionID: 1 },
    ])
  })
})
