import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toIsbn13, toIsbnBeginnings } from './isbn.ts'

describe('toIsbn13', () => {
  it.each([
    ['978-0-306-40615-7', '9780306406157'],
    ['0-306-40615-2', '9780306406157'],
    ['0 8044 2957 x', '9780804429573'],
    ['9789941000003', '9789941000003'],
    ['978–99410–0000–3', '9789941000003'],
  ])('%s → %s', (typed, isbn) => expect(toIsbn13(typed)).toBe(isbn))

  it.each(['', '978-0-306-40615-8', '0-306-40615-3', '97803064061', 'ISBN', '9770306406157'])(
    'knows that %s is none',
    (typed) => expect(toIsbn13(typed)).toBe(null),
  )

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, change) => {
        const right = '9780306406157'
        const wrong = [...right].map((digit, nth) =>
          nth === at ? String((Number(digit) + change) % 10) : digit,
        )
        expect(toIsbn13(wrong.join(''))).toBe(null)
      }),
    )
  })
})

describe('toIsbnBeginnings', () => {
  it('has the beginning of the ISBN for every beginning that is typed, in the long or the short form', () => {
    for (const [typed, isbn] of [
      ['978-0-306-40615-7', '9780306406157'],
      ['0-306-40615-2', '9780306406157'],
    ] as const)
      for (let length = 7; length <= typed.length; length += 1) {
        const beginnings = toIsbnBeginnings(typed.slice(0, length))
        if (beginnings.length > 0) expect(beginnings.some((each) => isbn.startsWith(each))).toBe(true)
      }
    expect(toIsbnBeginnings('0-306-40')).toEqual(['030640', '978030640'])
  })

  it('is empty for words', () => expect(toIsbnBeginnings('ვეფხისტყაოსანი')).toEqual([]))
})
