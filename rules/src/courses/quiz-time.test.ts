import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSolutionVisible, getQuizEnd, getQuizPhase, findCurrentQuiz, type QuizTimes } from './quiz-time.ts'

const begin = Date.parse('2026-03-10T10:00:00Z')
const iso = (ms: number) => new Date(ms).toISOString()
const minute = 60_000

const anyQuiz = fc
  .record({
    opens: fc.nat(100),
    lasts: fc.integer({ min: 1, max: 100 }),
    minutes: fc.integer({ min: 1, max: 120 }),
    start: fc.option(fc.nat(99)),
    finish: fc.option(fc.nat(99)),
  })
  .map(({ opens, lasts, minutes, start, finish }): QuizTimes => {
    const opensAt = begin + opens * minute
    const closes_at = iso(opensAt + lasts * minute)
    const times = { opens_at: iso(opensAt), closes_at, minutes }
    if (start === null) return { ...times, started_at: null, ends_at: null, finished_at: null }
    const started = opensAt + (start % lasts) * minute
    const ends = getQuizEnd(times, started)
    const finished = finish === null ? null : iso(started + ((ends - started) * (finish % 100)) / 100)
    return { ...times, started_at: iso(started), ends_at: iso(ends), finished_at: finished }
  })
const anyNow = fc.integer({ min: -10, max: 330 }).map((minutes) => begin + minutes * minute)

// spec 2.16.2
test('an attempt ends when its minutes are over, and never after the closing', () => {
  fc.assert(
    fc.property(anyQuiz, fc.nat(100), (quiz, after) => {
      const start = Date.parse(quiz.opens_at) + after * minute
      const end = getQuizEnd(quiz, start)
      expect(end).toBeLessThanOrEqual(start + quiz.minutes * minute)
      expect(end).toBeLessThanOrEqual(Date.parse(quiz.closes_at))
      expect([start + quiz.minutes * minute, Date.parse(quiz.closes_at)]).toContain(end)
    }),
  )
})

test('a quiz runs from its start up to its end and not at it, unless it was handed in', () => {
  fc.assert(
    fc.property(anyQuiz, anyNow, (quiz, now) => {
      const isRunning = getQuizPhase(quiz, now) === 'running'
      const mayRun = quiz.started_at !== null && quiz.finished_at === null
      expect(isRunning).toBe(mayRun && now < Date.parse(quiz.ends_at!))
    }),
  )
})

test('without a start it is before, open, or missed, by the clock alone', () => {
  fc.assert(
    fc.property(anyQuiz, anyNow, (quiz, now) => {
      const fresh = { ...quiz, started_at: null, ends_at: null, finished_at: null }
      const [opens, closes] = [Date.parse(quiz.opens_at), Date.parse(quiz.closes_at)]
      expect(getQuizPhase(fresh, now)).toBe(now < opens ? 'before' : now < closes ? 'open' : 'missed')
    }),
  )
})

test('time goes one way: what is over stays over, what was missed is missed', () => {
  const steps = { before: 0, open: 1, running: 2, over: 3, missed: 3 }
  fc.assert(
    fc.property(anyQuiz, anyNow, fc.nat(100), (quiz, now, later) => {
      const [then, after] = [getQuizPhase(quiz, now), getQuizPhase(quiz, now + later * minute)]
      expect(steps[after]).toBeGreaterThanOrEqual(steps[then])
      if (steps[then] === 3) expect(after).toBe(then)
    }),
  )
})

test('the solution is shown to nobody while anybody may write', () => {
  fc.assert(
    fc.property(anyQuiz, anyNow, (quiz, now) => {
      if (now < Date.parse(quiz.closes_at)) expect(isSolutionVisible(quiz, now)).toBe(false)
      else expect(isSolutionVisible(quiz, now)).toBe(quiz.started_at !== null)
    }),
  )
})

test('what runs is shown before what is open, that before what comes, and otherwise the last', () => {
  const rank = { running: 0, open: 1, before: 2, over: 3, missed: 3 }
  fc.assert(
    fc.property(fc.array(anyQuiz, { maxLength: 5 }), anyNow, (quizzes, now) => {
      const shown = findCurrentQuiz(quizzes, now)
      if (quizzes.length === 0) expect(shown).toBeUndefined()
      const best = Math.min(...quizzes.map((quiz) => rank[getQuizPhase(quiz, now)]))
      if (shown !== undefined) expect(rank[getQuizPhase(shown, now)]).toBe(best)
    }),
  )
})
