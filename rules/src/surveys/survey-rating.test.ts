import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listHalfRated, listLockedAnswers } from './survey-completeness.ts'
import { isFullyRated, isHalfRated, parseRating, sortByRating } from './survey-rating.ts'
import { listVisibleQuestions } from './survey-visibility.ts'
import { openQuestion, plainQuestion, ratingQuestion, toAnswer } from './test-questions.ts'
import { noTargets } from './test-targets.ts'

describe('parseRating', () => {
  // spec 5.5
  it('allows whole numbers from 1 to the number of answers, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 1005 }), fc.integer({ min: 1, max: 999 }), (value, count) => {
        expect(parseRating(String(value), count)).toBe(value >= 1 && value <= count ? value : 'not_allowed')
      }),
    )
    for (const text of ['a', '1.5', '1e1', '-', '+1', '١', '1 2', '0001'])
      expect(parseRating(text, 9)).toBe('not_allowed')
  })

  it('trims, and is null for an empty field', () => {
    expect(parseRating(' 2 ', 9)).toBe(2)
    expect(parseRating('  ', 9)).toBeNull()
    expect(parseRating('', 9)).toBeNull()
  })
})

describe('isFullyRated and isHalfRated', () => {
  it('tell a full rating from a part of one', () => {
    const [full, part] = [toAnswer({ values: { 1: 3, 2: 3, 3: 1 } }), toAnswer({ values: { 1: 3, 2: 3 } })]
    expect(isFullyRated(ratingQuestion, full)).toBe(true)
    expect(isFullyRated(ratingQuestion, part)).toBe(false)
    expect(isHalfRated(ratingQuestion, full)).toBe(false)
    expect(isHalfRated(ratingQuestion, part)).toBe(true)
    expect(isHalfRated(ratingQuestion, toAnswer({}))).toBe(false)
    expect(isHalfRated({ ...ratingQuestion, raiting: false }, part)).toBe(false)
  })

  it('do not count ranks that are not allowed, or of other answers', () => {
    expect(isFullyRated(ratingQuestion, toAnswer({ values: { 1: 4, 2: 3, 3: 1 } }))).toBe(false)
    expect(isHalfRated(ratingQuestion, toAnswer({ values: { 1: 4 } }))).toBe(false)
    expect(isHalfRated(ratingQuestion, toAnswer({ values: { 9: 1 } }))).toBe(false)
  })

  it('never call a rating without answers full', () => {
    expect(isFullyRated({ ...ratingQuestion, answers: [] }, toAnswer({}))).toBe(false)
  })
})

describe('listHalfRated', () => {
  it('gives the ratings that are filled only in part', () => {
    const part = listVisibleQuestions([ratingQuestion], noTargets, {
      '3//': toAnswer({ values: { 1: 3, 9: 1 } }),
    })
    expect(listHalfRated(part)).toEqual(part)
    expect(listHalfRated(listVisibleQuestions([ratingQuestion], noTargets, {}))).toEqual([])
  })
})

// spec 3.5.5
describe('listLockedAnswers', () => {
  it('locks an answer that is not changeable once another question is answered', () => {
    const locking = { ...plainQuestion, changeable: false }
    const visible = listVisibleQuestions([locking, openQuestion], noTargets, {
      '1//': toAnswer({ chosen: [1] }),
      '2//': toAnswer({ text: 'words' }),
    })
    expect(listLockedAnswers(visible, [], '1//')).toEqual([])
    expect(listLockedAnswers(visible, [], '2//')).toEqual(['1//'])
    expect(listLockedAnswers(visible, ['1//'], '1//')).toEqual(['1//'])
    expect(listLockedAnswers(visible, ['1//', '7//'], '2//')).toEqual(['1//', '7//'])
    const empty = listVisibleQuestions([locking, openQuestion], noTargets, {})
    expect(listLockedAnswers(empty, [], '2//')).toEqual([])
  })
})

describe('sortByRating', () => {
  it('puts ranked answers first, and the others in the order of the question', () => {
    expect(sortByRating(ratingQuestion, toAnswer({ values: {} }))).toEqual([1, 2, 3])
    expect(sortByRating(ratingQuestion, toAnswer({ values: { 3: 1, 1: 2 } }))).toEqual([3, 1, 2])
  })
})
