import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSubmittedAnswers, readSubmittedAnswers } from './survey-answers.ts'
import { listMissingAnswers } from './survey-completeness.ts'
import { listVisibleQuestions, isAnswered, isQuestionVisible } from './survey-visibility.ts'
import { listTargets, toAnswerKey, type QuestionAnswer, type SurveyDraft } from './survey.ts'
import type { SurveyTargets, SurveyQuestion } from './survey.ts'

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

/** Any survey: each question may wait for any other, itself included, and be asked of anything. */
const surveys = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.tuple(
    ...Array.from({ length: count }, (_, index) =>
      fc
        .record({
          kind: fc.constantFrom('one', 'many', 'rating', 'open'),
          question_for: fc.constantFrom('general', 'subject', 'lecturer'),
          required: fc.boolean(),
          isVisible: fc.boolean(),
          additional: fc.boolean(),
          ownWords: fc.boolean(),
          changeable: fc.boolean(),
          main: fc.option(fc.integer({ min: 1, max: count })),
          mainAnswer: fc.option(fc.integer({ min: 1, max: 3 })),
        })
        .map((each): SurveyQuestion => ({
          survey_questionID: index + 1,
          type: each.kind === 'open' ? 'open' : 'choice',
          question_for: each.question_for as SurveyQuestion['question_for'],
          required: each.required,
          isVisible: each.isVisible,
          raiting: each.kind === 'rating',
          checkbox: each.kind === 'many',
          additional: each.kind !== 'open' && each.additional,
          mainQuestionID: each.main,
          mainAnswerID:
            each.main === null || each.mainAnswer === null ? null : each.main * 10 + each.mainAnswer,
          changeable: each.changeable,
          answers:
            each.kind === 'open'
              ? []
              : [1, 2, 3].map((nth) => ({
                  survey_answerID: (index + 1) * 10 + nth,
                  sur_answer_typeID: each.ownWords && nth === 3 ? 2 : 1,
                })),
        })),
    ),
  ),
)
const about: SurveyTargets = {
  subjects: [5, 6],
  lecturers: [
    { subjectID: 5, personID: 8 },
    { subjectID: 6, personID: 8 },
    { subjectID: 6, personID: 9 },
  ],
}
const everywhere = (questions: readonly SurveyQuestion[]) =>
  questions.flatMap((question) => listTargets(question, about).map((place) => ({ question, place })))

/** A survey, and a sheet that holds for each question what its fields can hold. */
const filled = surveys.chain((questions) =>
  fc
    .tuple(
      ...everywhere(questions).map(({ question }) =>
        fc.record({
          picked: fc.subarray(question.answers.map(({ survey_answerID }) => survey_answerID)),
          values: fc.array(fc.option(fc.integer({ min: 1, max: 3 })), { minLength: 3, maxLength: 3 }),
          text: fc.constantFrom('', ' ', '!', 'words', ' more words '),
        }),
      ),
    )
    .map((all) => ({
      questions: questions as readonly SurveyQuestion[],
      sheet: Object.fromEntries(
        everywhere(questions).map(({ question, place }, nth): [string, QuestionAnswer] => {
          const { picked, values, text } = all[nth]!
          const rated = question.answers.flatMap(({ survey_answerID }, index) =>
            question.raiting && values[index] != null ? [[survey_answerID, values[index]]] : [],
          )
          const chosen = question.raiting ? [] : question.checkbox ? picked : picked.slice(0, 1)
          return [
            toAnswerKey(question.survey_questionID, place),
            { chosen, values: Object.fromEntries(rated) as QuestionAnswer['values'], text },
          ]
        }),
      ) as SurveyDraft,
    })),
)

// spec 3.5
describe('what is to be seen', () => {
  it('a question without a main question is as isVisible says, whatever the sheet', () => {
    fc.assert(
      fc.property(filled, ({ questions, sheet }) => {
        const asked = listVisibleQuestions(questions, about, sheet)
        for (const question of questions.filter(({ mainQuestionID }) => mainQuestionID === null))
          expect(asked.filter((each) => each.question === question)).toHaveLength(
            question.isVisible ? listTargets(question, about).length : 0,
          )
      }),
    )
  })

  it('a dependent one is seen only where its main question is seen and says what it waits for', () => {
    fc.assert(
      fc.property(filled, ({ questions, sheet }) => {
        const asked = listVisibleQuestions(questions, about, sheet)
        for (const { question, target: place } of asked) {
          if (question.mainQuestionID === null) continue
          const mains = asked.filter(
            (each) =>
              each.question.survey_questionID === question.mainQuestionID &&
              (each.target.subjectID === null || each.target.subjectID === place.subjectID) &&
              (each.target.personID === null || each.target.personID === place.personID),
          )
          expect(mains).toHaveLength(1)
          const main = mains[0]!
          if (question.mainAnswerID === null) expect(isAnswered(main.question, main.answer)).toBe(true)
          else expect(main.answer.chosen).toContain(question.mainAnswerID)
        }
      }),
    )
  })

  it('questions that wait for each other are never seen, and nothing hangs', () => {
    const one = { ...plain, mainQuestionID: 2, mainAnswerID: null }
    const two = { ...plain, survey_questionID: 2, mainQuestionID: 1, mainAnswerID: null }
    const sheet = { '1//': said({ chosen: [1] }), '2//': said({ chosen: [1] }) }
    expect(listVisibleQuestions([one, two], nobody, sheet)).toEqual([])
    const missing = { ...plain, mainQuestionID: 99 }
    expect(isQuestionVisible(missing, { subjectID: null, personID: null }, new Map(), {})).toBe(false)
  })
})

// spec 5.6
describe('both sides', () => {
  it('what the browser sends is taken, and misses on the server what it misses in the browser', () => {
    fc.assert(
      fc.property(filled, ({ questions, sheet }) => {
        const asked = listVisibleQuestions(questions, about, sheet)
        const here = listMissingAnswers(asked).map(({ question }) => question.survey_questionID)
        const { asked: there, errors: faults } = readSubmittedAnswers(questions, about, toSubmittedAnswers(asked))
        expect(faults.filter(({ code: fault }) => fault !== 'required')).toEqual([])
        expect(faults.map(({ questionID }) => questionID)).toEqual(here)
        // The server sees the same questions, and every answer arrives.
        const seen = (those: typeof asked) =>
          those.map(({ question, target: place }) => toAnswerKey(question.survey_questionID, place))
        expect(seen(there)).toEqual(seen(asked))
        there.forEach((each, nth) =>
          expect(isAnswered(each.question, each.answer)).toBe(isAnswered(each.question, asked[nth]!.answer)),
        )
      }),
    )
  })

  it('what is hidden is neither sent nor demanded', () => {
    fc.assert(
      fc.property(filled, ({ questions, sheet }) => {
        const asked = listVisibleQuestions(questions, about, sheet)
        const seen = new Set(asked.map(({ question }) => question.survey_questionID))
        expect(toSubmittedAnswers(asked).every((given) => seen.has(given.survey_questionID))).toBe(true)
        expect(listMissingAnswers(asked).every(({ question }) => question.required)).toBe(true)
      }),
    )
  })

  it('any rubbish is answered with faults, never with a throw, and never names a question that was not sent or asked', () => {
    const rubbish = fc.record({
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
      fc.property(surveys, fc.array(rubbish, { maxLength: 8 }), (questions, given) => {
        const { asked, errors: faults } = readSubmittedAnswers(questions, about, given)
        const known = new Set([...given, ...questions].map(({ survey_questionID }) => survey_questionID))
        expect(faults.every(({ questionID }) => known.has(questionID))).toBe(true)
        if (faults.length > 0) return
        // What is taken is within what is offered.
        for (const { question, answer: each } of asked) {
          const offered = question.answers.map(({ survey_answerID }) => survey_answerID)
          expect(offered).toEqual(expect.arrayContaining([...each.chosen]))
          expect(offered.map(String)).toEqual(expect.arrayContaining(Object.keys(each.values)))
          expect(each.chosen.length).toBeLessThanOrEqual(question.checkbox ? offered.length : 1)
        }
      }),
    )
  })
})

describe('faults have names', () => {
  const many = { ...plain, survey_questionID: 4, checkbox: true, required: false }
  const own = {
    ...plain,
    survey_questionID: 5,
    required: false,
    answers: [
      { survey_answerID: 1, sur_answer_typeID: 1 },
      { survey_answerID: 2, sur_answer_typeID: 2 },
    ],
  }
  const after = { ...plain, survey_questionID: 6, mainQuestionID: 1, mainAnswerID: 2 }
  const optional = (question: SurveyQuestion) => ({ ...question, required: false })
  const all = [optional(plain), optional(open), optional(rating), many, own, after]
  const faultsOf = (...given: Parameters<typeof readSubmittedAnswers>[2]) => readSubmittedAnswers(all, about, given).errors
  const cases: [string, Parameters<typeof readSubmittedAnswers>[2]][] = [
    ['unknown_question', [{ survey_questionID: 99, survey_answerID: 1 }]],
    ['other_place', [{ survey_questionID: 1, survey_answerID: 1, subjectID: 5 }]],
    ['not_offered', [{ survey_questionID: 1, survey_answerID: 9 }]],
    ['not_offered', [{ survey_questionID: 2, survey_answerID: 1 }]],
    ['not_offered', [{ survey_questionID: 4, survey_answerIDs: [1, 9] }]],
    ['only_one', [{ survey_questionID: 1, survey_answerIDs: [1, 2] }]],
    ['only_one', [{ survey_questionID: 4, survey_answerIDs: [1, 1] }]],
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
    ['value_not_allowed', [{ survey_questionID: 1, survey_answerID: 1, value: 1 }]],
    ['text_not_asked', [{ survey_questionID: 1, survey_answerID: 1, text: 'more' }]],
    ['text_not_asked', [{ survey_questionID: 5, survey_answerID: 1, text: 'more' }]],
    ['not_asked', [{ survey_questionID: 6, survey_answerID: 1 }]],
    ['not_filled', [{ survey_questionID: 3, survey_answerID: 1, value: 2 }]],
    ['required', [{ survey_questionID: 1, survey_answerID: 2 }]],
  ]
  it.each(cases)('%s: %j', (fault, given) => {
    expect(faultsOf(...given).map((each) => each.code)).toEqual([fault])
  })

  it('the order of a rating may be given by values or as a list', () => {
    const values = [1, 2, 3].map((id) => ({ survey_questionID: 3, survey_answerID: id, value: 4 - id }))
    expect(faultsOf(...values)).toEqual([])
    const { asked } = readSubmittedAnswers(all, about, [{ survey_questionID: 3, survey_answerIDs: [3, 1, 2] }])
    expect(asked.find(({ question }) => question.raiting)!.answer.values).toEqual({ 1: 2, 2: 3, 3: 1 })
    expect(faultsOf({ survey_questionID: 5, survey_answerID: 2, text: 'mine' })).toEqual([])
  })
})
