import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QuizPage, AnswersByQuestion } from './quiz.ts'
import {
  mergeAnswers,
  findUnsavedAnswers,
  addAnswer,
  removeSavedAnswer,
  applySavedAnswer,
} from './quiz-answers.ts'

const anyAnswer = fc.record({
  answerIDs: fc.subarray([1, 2, 3]),
  text: fc.constant(null),
  given_ms: fc.nat(50),
})
const anyAnswers: fc.Arbitrary<AnswersByQuestion> = fc.dictionary(fc.constantFrom('1', '2', '3'), anyAnswer)
const toServerAnswers = (sheet: AnswersByQuestion) =>
  Object.entries(sheet).map(([id, one]) => ({
    ...one,
    questionID: Number(id),
    answerIDs: [...one.answerIDs],
  }))

test('of all that is known the answer that was given last is shown', () => {
  fc.assert(
    fc.property(anyAnswers, anyAnswers, (server, here) => {
      const shown = mergeAnswers(toServerAnswers(server), here)
      for (const id of ['1', '2', '3']) {
        const times = [server[id], here[id]].flatMap((one) => (one === undefined ? [] : [one.given_ms]))
        expect(shown[id]?.given_ms).toBe(times.length === 0 ? undefined : Math.max(...times))
      }
    }),
  )
})

test('a new answer is always the last one, and what it replaced never takes it away when it is saved', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(50), (sheet, elapsed) => {
      const before = sheet['1']
      const next = addAnswer(sheet, 1, { answerIDs: [3], text: null }, { elapsed, before })
      expect(mergeAnswers(toServerAnswers(sheet), next)['1']?.answerIDs).toEqual([3])
      if (before !== undefined) expect(removeSavedAnswer(next, '1', before)).toEqual(next)
      expect(removeSavedAnswer(next, '1', next['1']!)).not.toHaveProperty('1')
    }),
  )
})

test('what is saved is what would be read, and nothing older takes its place', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom('1', '2', '3'), anyAnswer, (server, id, saved) => {
      const read = { quiz: { quizID: 7, answers: toServerAnswers(server) } } as unknown as QuizPage
      const shown = mergeAnswers(applySavedAnswer(read, 7, id, saved).quiz!.answers)
      const kept = server[id]
      expect(shown[id]).toMatchObject(kept !== undefined && kept.given_ms > saved.given_ms ? kept : saved)
      expect(Object.keys(shown).toSorted()).toEqual([...new Set([...Object.keys(server), id])].toSorted())
      expect(applySavedAnswer(read, 8, id, saved)).toBe(read)
    }),
  )
})

test('lost is what the server does not have', () => {
  fc.assert(
    fc.property(anyAnswers, (sheet) => {
      expect(findUnsavedAnswers(sheet, toServerAnswers(sheet))).toEqual({})
      expect(findUnsavedAnswers(sheet, [])).toEqual(sheet)
    }),
  )
})
