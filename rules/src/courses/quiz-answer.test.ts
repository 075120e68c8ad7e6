import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
const anyResponse: fc.Arbitrary<QuestionResponse> = fc.record({
  answerIDs: fc.subarray(ids),
  text: fc.option(fc.constantFrom('', 'თბილისი', ' 0.5 ', 'heap  sort.', 'ქუთაისი')),
})

describe('scoreAnswer', () => {
  // spec 2.16.6
  it('lies between 0 and max_score, with two decimals', () => {
    fc.assert(
      fc.property(anyQuestion, anyResponse, (question, response) => {
        const points = scoreAnswer(question, response)
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

  it('gives 0 for no answer and max_score for exactly the right answers', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        for (const response of [undefined, { answerIDs: [], text: null }, { answerIDs: [], text: '  ' }])
          expect(scoreAnswer(question, response)).toBe(0)
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

  it('never falls with one right answer more and never rises with one wrong answer more', () => {
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

  it('ignores the order and repetition of the chosen answers', () => {
    fc.assert(
      fc.property(anyQuestion, anyResponse, (question, response) => {
        const reversed = {
          ...response,
          answerIDs: [...response.answerIDs, ...response.answerIDs].toReversed(),
        }
        expect(scoreAnswer(question, reversed)).toBe(scoreAnswer(question, response))
      }),
    )
  })

  it('compares texts without regard to capitals, blanks, decimal sign and final punctuation', () => {
    const question = { questionID: 1, max_score: 2, answerIDs: [], right: [], given_score: null }
    const text = (text: string, accepted: string[]) =>
      scoreAnswer({ ...question, kind: 'text', accepted }, { answerIDs: [], text })
    expect(text(' HEAP  sort. ', ['Heap sort'])).toBe(2)
    expect(text('0.5', ['0,5'])).toBe(2)
    expect(text('05', ['0,5'])).toBe(0)
    expect(text('anything', [])).toBe(null)
  })

  it('takes a share away for each wrong answer of a multiple question', () => {
    const question: Question = {
      questionID: 1,
      kind: 'multiple',
      max_score: 4,
      answerIDs: ids,
      right: [1, 2, 3],
      accepted: [],
      given_score: null,
    }
    const score = (...answerIDs: number[]) => scoreAnswer(question, { answerIDs, text: null })
    expect(score(1)).toBe(1.33)
    expect(score(1, 2)).toBe(2.67)
    expect(score(1, 2, 4)).toBe(1.33)
    expect(score(1, 4, 5)).toBe(0)
    expect(scoreAnswer({ ...question, right: [] }, { answerIDs: [1], text: null })).toBe(0)
  })

  it('gives 0 for a text question that was answered without text', () => {
    const question = { questionID: 1, max_score: 2, answerIDs: [], right: [], given_score: null }
    const score = (text: string | null, accepted: string[]) =>
      scoreAnswer({ ...question, kind: 'text', accepted }, { answerIDs: [1], text })
    expect(score(null, ['Heap sort'])).toBe(0)
  })

  it.each(['Why not?', 'why not', 'WHY NOT!', 'Why\n not.'])('takes %j for "Why not."', (text) => {
    const question = { questionID: 1, max_score: 2, answerIDs: [], right: [], given_score: null }
    const accepted = ['Why not.']
    expect(scoreAnswer({ ...question, kind: 'text', accepted }, { answerIDs: [], text })).toBe(2)
  })

  it('keeps punctuation inside a text, and takes away one mark at its end only', () => {
    const question = { questionID: 1, max_score: 2, answerIDs: [], right: [], given_score: null }
    const score = (text: string, accepted: string[]) =>
      scoreAnswer({ ...question, kind: 'text', accepted }, { answerIDs: [], text })
    expect(score('a.b', ['ab'])).toBe(0)
    expect(score('ab..', ['ab'])).toBe(0)
    expect(score('1,5', ['1.5'])).toBe(2)
    expect(score('1,5,5', ['1.5.5'])).toBe(2)
    expect(score('\u10D0\u0301', ['\u10D0'])).toBe(0)
    expect(score('e\u0301', ['\u00e9'])).toBe(2)
    expect(score('heapsort', ['heap sort'])).toBe(0)
    expect(score('straße', ['strasse'])).toBe(0)
    expect(score('merge', ['heap', 'merge'])).toBe(2)
  })
})

describe('scoreQuiz', () => {
  it('sums the questions up; the lecturer’s points go before the computed ones', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyQuestion, { selector: ({ questionID }) => questionID, maxLength: 6 }),
        fc.array(anyResponse, { minLength: 6, maxLength: 6 }),
        (questions, all) => {
          const response = new Map(questions.map(({ questionID }, nth) => [questionID, all[nth]!]))
          const { score, waiting, max_score } = scoreQuiz(questions, response)
          expect(score + waiting).toBeLessThanOrEqual(max_score + 1e-9)
          const read = questions.map((question) => ({ ...question, given_score: question.max_score }))
          expect(scoreQuiz(read, response)).toEqual({ score: max_score, waiting: 0, max_score })
        },
      ),
    )
  })

  it('counts what a lecturer has still to mark as waiting', () => {
    const base = { answerIDs: ids, right: [1], given_score: null }
    const questions: Question[] = [
      { ...base, questionID: 1, kind: 'single', max_score: 2, accepted: [] },
      { ...base, questionID: 2, kind: 'text', max_score: 3, accepted: [] },
      { ...base, questionID: 3, kind: 'text', max_score: 1.5, accepted: [], given_score: 0.5 },
      { ...base, questionID: 4, kind: 'text', max_score: 5, accepted: [] },
    ]
    const responses = new Map<number, QuestionResponse>([
      [1, { answerIDs: [1], text: null }],
      [2, { answerIDs: [], text: 'because' }],
      [3, { answerIDs: [], text: 'so' }],
    ])
    expect(scoreQuiz(questions, responses)).toEqual({ score: 2.5, waiting: 3, max_score: 11.5 })
  })
})

describe('checkAnswer', () => {
  it('allows only answers of the question, one answer in a single question, and text in a text question', () => {
    fc.assert(
      fc.property(anyQuestion, anyResponse, (question, response) => {
        expect(checkAnswer(question, { ...response, answerIDs: [...response.answerIDs, 6] })).toBe(
          'unknown_answer',
        )
        const error = checkAnswer(question, response)
        if (response.text !== null && question.kind !== 'text') expect(error).toBe('no_text')
        else if (question.kind === 'single' && response.answerIDs.length > 1) expect(error).toBe('only_one')
        else expect(error).toBe(null)
        expect(isAnswered(response)).toBe(response.answerIDs.length > 0 || !!response.text?.trim())
      }),
    )
  })
})

describe('isAnswered', () => {
  it.each([
    [undefined, false],
    [{ answerIDs: [], text: null }, false],
    [{ answerIDs: [], text: ' \n' }, false],
    [{ answerIDs: [1], text: null }, true],
    [{ answerIDs: [], text: 'a' }, true],
  ])('of %j is %s', (response, expected) => {
    expect(isAnswered(response)).toBe(expected)
  })
})
