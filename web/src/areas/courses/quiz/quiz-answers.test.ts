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
const toServerAnswers = (answers: AnswersByQuestion) =>
  Object.entries(answers).map(([id, answer]) => ({
    ...answer,
    questionID: Number(id),
    answerIDs: [...answer.answerIDs],
  }))

test('keeps the latest of all known answers', () => {
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

test('makes a new answer the latest, and keeps it when the replaced one is saved', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(50), (answers, elapsed) => {
      const before = answers['1']
      const next = addAnswer(answers, 1, { answerIDs: [3], text: null }, { elapsed, before })
      expect(mergeAnswers(toServerAnswers(answers), next)['1']?.answerIDs).toEqual([3])
      if (before !== undefined) expect(removeSavedAnswer(next, '1', before)).toEqual(next)
      expect(removeSavedAnswer(next, '1', next['1']!)).not.toHaveProperty('1')
    }),
  )
})

test('applies a saved answer unless a later one is known', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom('1', '2', '3'), anyAnswer, (server, id, saved) => {
      const read = { quiz: { quizID: 7, answers: toServerAnswers(server) } } as unknown as QuizPage
      const shown = mergeAnswers(applySavedAnswer(read, 7, id, saved).quiz!.answers)
      const known = server[id]
      expect(shown[id]).toMatchObject(known !== undefined && known.given_ms > saved.given_ms ? known : saved)
      expect(Object.keys(shown).toSorted()).toEqual([...new Set([...Object.keys(server), id])].toSorted())
      expect(applySavedAnswer(read, 8, id, saved)).toBe(read)
    }),
  )
})

test('finds the answers that the server does not have', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(findUnsavedAnswers(answers, toServerAnswers(answers))).toEqual({})
      expect(findUnsavedAnswers(answers, [])).toEqual(answers)
    }),
  )
})
