import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnswered, isQuestionVisible, listVisibleQuestions } from './survey-visibility.ts'
import { listTargets, wholeSurvey, type SurveyQuestion } from './survey.ts'
import { openQuestion, plainQuestion, ratingQuestion, toAnswer } from './test-questions.ts'
import { anyFilledSurvey } from './test-survey.ts'
import { noTargets, targets } from './test-targets.ts'

describe('isAnswered', () => {
  it('needs a text in an open question, the placeholder not counting', () => {
    for (const text of ['', ' ', '!', ' ! ']) expect(isAnswered(openQuestion, toAnswer({ text }))).toBe(false)
    expect(isAnswered(openQuestion, toAnswer({ text: 'Yes!' }))).toBe(true)
    expect(isAnswered(openQuestion, toAnswer({ chosen: [1] }))).toBe(false)
  })

  it('needs a chosen answer in a choice, and every rank in a rating', () => {
    expect(isAnswered(plainQuestion, toAnswer({ text: 'words' }))).toBe(false)
    expect(isAnswered(plainQuestion, toAnswer({ chosen: [1] }))).toBe(true)
    expect(isAnswered(ratingQuestion, toAnswer({ chosen: [1] }))).toBe(false)
    expect(isAnswered(ratingQuestion, toAnswer({ values: { 1: 1, 2: 2 } }))).toBe(false)
    expect(isAnswered(ratingQuestion, toAnswer({ values: { 1: 1, 2: 2, 3: 3 } }))).toBe(true)
  })
})

// spec 3.5
describe('listVisibleQuestions', () => {
  it('follows isVisible for a question without a main question, whatever the draft', () => {
    fc.assert(
      fc.property(anyFilledSurvey, ({ questions, draft }) => {
        const visible = listVisibleQuestions(questions, targets, draft)
        for (const question of questions.filter(({ mainQuestionID }) => mainQuestionID === null))
          expect(visible.filter((each) => each.question === question)).toHaveLength(
            question.isVisible ? listTargets(question, targets).length : 0,
          )
      }),
    )
  })

  it('shows a dependent question only where its main question is visible and has the answer', () => {
    fc.assert(
      fc.property(anyFilledSurvey, ({ questions, draft }) => {
        const visible = listVisibleQuestions(questions, targets, draft)
        for (const { question, target } of visible) {
          if (question.mainQuestionID === null) continue
          const mains = visible.filter(
            (each) =>
              each.question.survey_questionID === question.mainQuestionID &&
              (each.target.subjectID === null || each.target.subjectID === target.subjectID) &&
              (each.target.personID === null || each.target.personID === target.personID),
          )
          expect(mains).toHaveLength(1)
          const main = mains[0]!
          if (question.mainAnswerID === null) expect(isAnswered(main.question, main.answer)).toBe(true)
          else expect(main.answer.chosen).toContain(question.mainAnswerID)
        }
      }),
    )
  })

  it('gives each question with each of its targets and its answer there', () => {
    const question: SurveyQuestion = { ...plainQuestion, question_for: 'subject' }
    expect(listVisibleQuestions([question], targets, { '1/6/': toAnswer({ chosen: [3] }) })).toEqual([
      { question, target: { subjectID: 5, personID: null }, answer: toAnswer({}) },
      { question, target: { subjectID: 6, personID: null }, answer: toAnswer({ chosen: [3] }) },
    ])
  })

  it('never shows questions that depend on each other', () => {
    const one = { ...plainQuestion, mainQuestionID: 2, mainAnswerID: null }
    const two = { ...plainQuestion, survey_questionID: 2, mainQuestionID: 1, mainAnswerID: null }
    const draft = { '1//': toAnswer({ chosen: [1] }), '2//': toAnswer({ chosen: [1] }) }
    expect(listVisibleQuestions([one, two], noTargets, draft)).toEqual([])
  })
})

describe('isQuestionVisible', () => {
  const dependent: SurveyQuestion = {
    ...plainQuestion,
    survey_questionID: 2,
    isVisible: false,
    mainQuestionID: 1,
  }
  const isVisible = (
    main: Partial<SurveyQuestion>,
    own: Partial<SurveyQuestion>,
    target: Parameters<typeof isQuestionVisible>[1],
    draft: Parameters<typeof isQuestionVisible>[3],
  ) => {
    const questions = new Map([[1, { ...plainQuestion, ...main }]])
    return isQuestionVisible({ ...dependent, ...own }, target, questions, draft)
  }

  it('is false when the main question does not exist', () => {
    expect(isQuestionVisible({ ...dependent, mainQuestionID: 99 }, wholeSurvey, new Map(), {})).toBe(false)
  })

  it('needs the answer of the main question that the question names', () => {
    const own = { mainAnswerID: 2 }
    expect(isVisible({}, own, wholeSurvey, { '1//': toAnswer({ chosen: [2] }) })).toBe(true)
    expect(isVisible({}, own, wholeSurvey, { '1//': toAnswer({ chosen: [1] }) })).toBe(false)
    expect(isVisible({}, own, wholeSurvey, {})).toBe(false)
  })

  it('needs any answer of the main question where it names none', () => {
    expect(isVisible({}, {}, wholeSurvey, { '1//': toAnswer({ chosen: [1] }) })).toBe(true)
    expect(isVisible({}, {}, wholeSurvey, {})).toBe(false)
  })

  it('is false below a main question that is not visible itself', () => {
    expect(isVisible({ isVisible: false }, {}, wholeSurvey, { '1//': toAnswer({ chosen: [1] }) })).toBe(false)
  })

  it('reads the answer about the same subject and lecturer, as far as the main question has them', () => {
    const lecturer = { subjectID: 5, personID: 8 }
    const subject = { subjectID: 5, personID: null }
    const answer = toAnswer({ chosen: [1] })
    expect(isVisible({ question_for: 'general' }, {}, lecturer, { '1//': answer })).toBe(true)
    expect(isVisible({ question_for: 'general' }, {}, lecturer, { '1/5/8': answer })).toBe(false)
    expect(isVisible({ question_for: 'subject' }, {}, lecturer, { '1/5/': answer })).toBe(true)
    expect(isVisible({ question_for: 'subject' }, {}, lecturer, { '1/6/': answer })).toBe(false)
    expect(isVisible({ question_for: 'subject' }, {}, subject, { '1/5/': answer })).toBe(true)
    expect(isVisible({ question_for: 'lecturer' }, {}, lecturer, { '1/5/8': answer })).toBe(true)
    expect(isVisible({ question_for: 'lecturer' }, {}, lecturer, { '1/5/9': answer })).toBe(false)
  })

  it('is false where the main question is about more than the question', () => {
    const answers = { '1//': toAnswer({ chosen: [1] }), '1/5/': toAnswer({ chosen: [1] }) }
    expect(isVisible({ question_for: 'subject' }, {}, wholeSurvey, answers)).toBe(false)
    expect(isVisible({ question_for: 'lecturer' }, {}, wholeSurvey, answers)).toBe(false)
    expect(isVisible({ question_for: 'lecturer' }, {}, { subjectID: 5, personID: null }, answers)).toBe(false)
  })

  it('follows a chain of main questions', () => {
    const questions = new Map(
      [
        plainQuestion,
        { ...plainQuestion, survey_questionID: 2, mainQuestionID: 1, mainAnswerID: 1 },
        { ...plainQuestion, survey_questionID: 3, mainQuestionID: 2, mainAnswerID: 2 },
      ].map((question) => [question.survey_questionID, question]),
    )
    const answers = { '1//': toAnswer({ chosen: [1] }), '2//': toAnswer({ chosen: [2] }) }
    expect(isQuestionVisible(questions.get(3)!, wholeSurvey, questions, answers)).toBe(true)
    expect(isQuestionVisible(questions.get(3)!, wholeSurvey, questions, { '2//': answers['2//'] })).toBe(
      false,
    )
  })
})
