import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listMissingAnswers } from './survey-completeness.ts'
import { countProgress, findNextUnanswered } from './survey-progress.ts'
import { isAnswered, type VisibleQuestion } from './survey-visibility.ts'
import { toAnswerKey, wholeSurvey } from './survey.ts'
import { openQuestion, plainQuestion, toAnswer } from './test-questions.ts'

const toKey = ({ question, target }: VisibleQuestion) => toAnswerKey(question.survey_questionID, target)

/** Questions in reading order; a required open one that is not answered holds the "!". */
const anyVisible = fc
  .array(fc.record({ required: fc.boolean(), isText: fc.boolean(), isDone: fc.boolean() }), { maxLength: 8 })
  .map((rows) =>
    rows.map(({ required, isText, isDone }, nth): VisibleQuestion => ({
      question: { ...(isText ? openQuestion : plainQuestion), survey_questionID: nth + 1, required },
      target: wholeSurvey,
      answer: isText ? toAnswer({ text: isDone ? 'yes' : '!' }) : toAnswer({ chosen: isDone ? [1] : [] }),
    })),
  )

describe('countProgress', () => {
  it('counts what is answered, and what is required and is not', () => {
    fc.assert(
      fc.property(anyVisible, (visible) => {
        const { count, answered, requiredLeft } = countProgress(visible)
        expect(count).toBe(visible.length)
        expect(answered).toBe(visible.filter(({ question, answer }) => isAnswered(question, answer)).length)
        expect(requiredLeft).toBe(listMissingAnswers(visible).length)
        expect(requiredLeft).toBeLessThanOrEqual(count - answered)
      }),
    )
  })
})

describe('findNextUnanswered', () => {
  it('leads through all that is missing, each once in a round, and to the others only then', () => {
    fc.assert(
      fc.property(anyVisible, (visible) => {
        const missing = listMissingAnswers(visible).map(toKey)
        const others = visible
          .filter(({ question, answer }) => !isAnswered(question, answer) && !question.required)
          .map(toKey)
        const expected = missing.length > 0 ? missing : others
        const seen: string[] = []
        let key = findNextUnanswered(visible, null)
        while (key !== null && !seen.includes(key)) {
          seen.push(key)
          key = findNextUnanswered(visible, key)
        }
        expect(seen).toEqual(expected)
        expect(key).toBe(expected[0] ?? null)
      }),
    )
  })
})
