import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Quizzes, Sheet } from './my-quiz.ts'
import { lastAnswers, lostAnswers, withAnswer, withoutSaved, withSaved } from './sheet.ts'

const anyAnswer = fc.record({
  answerIDs: fc.subarray([1, 2, 3]),
  text: fc.constant(null),
  given_ms: fc.nat(50),
})
const anySheet: fc.Arbitrary<Sheet> = fc.dictionary(fc.constantFrom('1', '2', '3'), anyAnswer)
const asServer = (sheet: Sheet) =>
  Object.entries(sheet).map(([id, one]) => ({
    ...one,
    questionID: Number(id),
    answerIDs: [...one.answerIDs],
  }))

test('of all that is known the answer that was given last is shown', () => {
  fc.assert(
    fc.property(anySheet, anySheet, (server, here) => {
      const shown = lastAnswers(asServer(server), here)
      for (const id of ['1', '2', '3']) {
        const times = [server[id], here[id]].flatMap((one) => (one === undefined ? [] : [one.given_ms]))
        expect(shown[id]?.given_ms).toBe(times.length === 0 ? undefined : Math.max(...times))
      }
    }),
  )
})

test('a new answer is always the last one, and what it replaced never takes it away when it is saved', () => {
  fc.assert(
    fc.property(anySheet, fc.nat(50), (sheet, elapsed) => {
      const before = sheet['1']
      const next = withAnswer(sheet, 1, { answerIDs: [3], text: null }, { elapsed, before })
      expect(lastAnswers(asServer(sheet), next)['1']?.answerIDs).toEqual([3])
      if (before !== undefined) expect(withoutSaved(next, '1', before)).toEqual(next)
      expect(withoutSaved(next, '1', next['1']!)).not.toHaveProperty('1')
    }),
  )
})

test('what is saved is what would be read, and nothing older takes its place', () => {
  fc.assert(
    fc.property(anySheet, fc.constantFrom('1', '2', '3'), anyAnswer, (server, id, saved) => {
      const read = { quiz: { quizID: 7, answers: asServer(server) } } as unknown as Quizzes
      const shown = lastAnswers(withSaved(read, 7, id, saved).quiz!.answers)
      const kept = server[id]
      expect(shown[id]).toMatchObject(kept !== undefined && kept.given_ms > saved.given_ms ? kept : saved)
      expect(Object.keys(shown).toSorted()).toEqual([...new Set([...Object.keys(server), id])].toSorted())
      expect(withSaved(read, 8, id, saved)).toBe(read)
    }),
  )
})

test('lost is what the server does not have', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      expect(lostAnswers(sheet, asServer(sheet))).toEqual({})
      expect(lostAnswers(sheet, [])).toEqual(sheet)
    }),
  )
})
