import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

describe('getQuizEnd', () => {
  // spec 2.16.2
  it('is when the minutes are over, and never after the quiz closes', () => {
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
})

describe('getQuizPhase', () => {
  it('is running from the start up to but not including the end, unless it was finished', () => {
    fc.assert(
      fc.property(anyQuiz, anyNow, (quiz, now) => {
        const isRunning = getQuizPhase(quiz, now) === 'running'
        const isUnfinished = quiz.started_at !== null && quiz.finished_at === null
        expect(isRunning).toBe(isUnfinished && now < Date.parse(quiz.ends_at!))
      }),
    )
  })

  it('is before, open or missed by the time alone while the quiz is not started', () => {
    fc.assert(
      fc.property(anyQuiz, anyNow, (quiz, now) => {
        const fresh = { ...quiz, started_at: null, ends_at: null, finished_at: null }
        const [opens, closes] = [Date.parse(quiz.opens_at), Date.parse(quiz.closes_at)]
        expect(getQuizPhase(fresh, now)).toBe(now < opens ? 'before' : now < closes ? 'open' : 'missed')
      }),
    )
  })

  it('never goes back as time passes', () => {
    const steps = { before: 0, open: 1, running: 2, over: 3, missed: 3 }
    fc.assert(
      fc.property(anyQuiz, anyNow, fc.nat(100), (quiz, now, later) => {
        const [then, after] = [getQuizPhase(quiz, now), getQuizPhase(quiz, now + later * minute)]
        expect(steps[after]).toBeGreaterThanOrEqual(steps[then])
        if (steps[then] === 3) expect(after).toBe(then)
      }),
    )
  })
})

describe('getQuizPhase of an attempt', () => {
  const times = { opens_at: iso(begin), closes_at: iso(begin + 60 * minute), minutes: 30 }
  const attempt = {
    ...times,
    started_at: iso(begin),
    ends_at: iso(begin + 30 * minute),
    finished_at: null,
  }

  it('is over at the very end', () => {
    expect(getQuizPhase(attempt, begin + 30 * minute - 1)).toBe('running')
    expect(getQuizPhase(attempt, begin + 30 * minute)).toBe('over')
  })

  it('needs both a start and an end', () => {
    expect(getQuizPhase({ ...attempt, started_at: null }, begin + minute)).toBe('open')
    expect(getQuizPhase({ ...attempt, ends_at: null }, begin + minute)).toBe('open')
  })
})

describe('isSolutionVisible', () => {
  it('is false until the quiz closes, then true for a student who took it', () => {
    fc.assert(
      fc.property(anyQuiz, anyNow, (quiz, now) => {
        if (now < Date.parse(quiz.closes_at)) expect(isSolutionVisible(quiz, now)).toBe(false)
        else expect(isSolutionVisible(quiz, now)).toBe(quiz.started_at !== null)
      }),
    )
  })
})

describe('findCurrentQuiz', () => {
  it('picks a quiz of the best phase there is', () => {
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

  const toQuiz = (opens: number, closes: number, started: number | null = null): QuizTimes => {
    const times = {
      opens_at: iso(begin + opens * minute),
      closes_at: iso(begin + closes * minute),
      minutes: 30,
    }
    const start = started === null ? null : begin + started * minute
    return {
      ...times,
      started_at: start === null ? null : iso(start),
      ends_at: start === null ? null : iso(getQuizEnd(times, start)),
      finished_at: null,
    }
  }
  const find = (quizzes: readonly QuizTimes[], minutes: number) =>
    findCurrentQuiz(quizzes, begin + minutes * minute)

  it('shows the running quiz before one that is open, and that before the next one', () => {
    const [running, open, next] = [toQuiz(20, 100, 40), toQuiz(10, 90), toQuiz(60, 120)]
    expect(find([next, open, running], 50)).toBe(running)
    expect(find([next, open], 50)).toBe(open)
    expect(find([next], 50)).toBe(next)
  })

  it('shows the one that opens first of several in the same phase', () => {
    const [first, second, third] = [toQuiz(10, 40), toQuiz(20, 40), toQuiz(30, 40)]
    expect(find([second, third, first], 0)).toBe(first)
    expect(find([third, second, first], 35)).toBe(first)
  })

  it('shows the one that opened last when all are over', () => {
    const [first, second, third] = [toQuiz(10, 40), toQuiz(20, 40), toQuiz(30, 40)]
    expect(find([third, first, second], 50)).toBe(third)
    expect(find([second, first], 50)).toBe(second)
  })
})
