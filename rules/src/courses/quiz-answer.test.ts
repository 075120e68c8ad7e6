import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkAnswer,
  isAnswered,
  scoreAnswer,
  scoreQuiz,
  type QuestionResponse,
  type Question,
} from './quiz-answer.ts'

const ids = [1, 2, 3, 4, 5]
const anyQuestion: fc.Arbitrary<Question> = fc.record({
  questionID: fc.nat(20),
  kind: fc.constantFrom('single', 'multiple', 'text'),
  max_score: fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2),
  answerIDs: fc.constant(ids),
  right: fc.subarray(ids, { minLength: 1 }),
  accepted: fc.subarray(['თბილისი', '0,5', 'Heap sort']),
  given_score: fc.constant(null),
})
const anyGiven: fc.Arbitrary<QuestionResponse> = fc.record({
  answerIDs: fc.subarray(ids),
  text: fc.option(fc.constantFrom('', 'თბილისი', ' 0.5 ', 'heap  sort.', 'ქუთაისი')),
})

// spec 2.16.6
test('points are between nothing and the most, with two decimals', () => {
  fc.assert(
    fc.property(anyQuestion, anyGiven, (question, given) => {
      const points = scoreAnswer(question, given)
      if (points === null) {
        expect([question.kind, question.accepted]).toEqual(['text', []])
        return
      }
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(question.max_score)
      expect(Math.round(points * 100) / 100).toBe(points)
    }),
  )
})

test('nothing answered brings nothing, all that is right and nothing else brings the most', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      for (const given of [undefined, { answerIDs: [], text: null }, { answerIDs: [], text: '  ' }])
        expect(scoreAnswer(question, given)).toBe(0)
      if (question.kind === 'multiple')
        expect(scoreAnswer(question, { answerIDs: question.right, text: null })).toBe(question.max_score)
      if (question.kind === 'single')
        for (const id of ids)
          expect(scoreAnswer(question, { answerIDs: [id], text: null })).toBe(
            question.right.includes(id) ? question.max_score : 0,
          )
    }),
  )
})

test('of several, one more right answer never costs and one more wrong answer never pays', () => {
  fc.assert(
    fc.property(anyQuestion, fc.subarray(ids), fc.constantFrom(...ids), (question, chosen, one) => {
      const points = (answerIDs: readonly number[]) =>
        scoreAnswer({ ...question, kind: 'multiple' }, { answerIDs, text: null })!
      const without = chosen.filter((id) => id !== one)
      const gain = points([...without, one]) - (without.length === 0 ? 0 : points(without))
      if (question.right.includes(one)) expect(gain).toBeGreaterThanOrEqual(0)
      else expect(gain).toBeLessThanOrEqual(0)
    }),
  )
})

test('neither the order nor a repetition of what was chosen counts', () => {
  fc.assert(
    fc.property(anyQuestion, anyGiven, (question, given) => {
      const turned = { ...given, answerIDs: [...given.answerIDs, ...given.answerIDs].toReversed() }
      expect(scoreAnswer(question, turned)).toBe(scoreAnswer(question, given))
    }),
  )
})

test('a text is right whatever its capitals, blanks, decimal sign and last full stop', () => {
  const question = { questionID: 1, max_score: 2, answerIDs: [], right: [], given_score: null }
  const text = (text: string, accepted: string[]) =>
    scoreAnswer({ ...question, kind: 'text', accepted }, { answerIDs: [], text })
  expect(text(' HEAP  sort. ', ['Heap sort'])).toBe(2)
  expect(text('0.5', ['0,5'])).toBe(2)
  expect(text('05', ['0,5'])).toBe(0)
  expect(text('anything', [])).toBe(null)
})

test('the points of a quiz are the sum of its questions, and a lecturer has the last word', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyQuestion, { selector: ({ questionID }) => questionID, maxLength: 6 }),
      fc.array(anyGiven, { minLength: 6, maxLength: 6 }),
      (questions, all) => {
        const given = new Map(questions.map(({ questionID }, nth) => [questionID, all[nth]!]))
        const { score, waiting, max_score } = scoreQuiz(questions, given)
        expect(score + waiting).toBeLessThanOrEqual(max_score + 1e-9)
        const read = questions.map((question) => ({ ...question, given_score: question.max_score }))
        expect(scoreQuiz(read, given)).toEqual({ score: max_score, waiting: 0, max_score })
      },
    ),
  )
})

test('only answers of the question, one where one is asked for, and words where words are', () => {
  fc.assert(
    fc.property(anyQuestion, anyGiven, (question, given) => {
      expect(checkAnswer(question, { ...given, answerIDs: [...given.answerIDs, 6] })).toBe('unknown_answer')
      const fault = checkAnswer(question, given)
      if (given.text !== null && question.kind !== 'text') expect(fault).toBe('no_text')
      else if (question.kind === 'single' && given.answerIDs.length > 1) expect(fault).toBe('only_one')
      else expect(fault).toBe(null)
      expect(isAnswered(given)).toBe(given.answerIDs.length > 0 || !!given.text?.trim())
    }),
  )
})
