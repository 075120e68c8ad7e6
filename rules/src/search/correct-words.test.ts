import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctWords, countAllowedErrors, countErrors } from './correct-words.ts'
import { matchesWords, toFoldedWords, toSearchStems, toSearchWords } from './search-words.ts'

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const word = (minLength: number) =>
  fc.array(letter, { minLength, maxLength: 14 }).map((letters) => letters.join(''))

type Edit = readonly ['change' | 'add' | 'remove' | 'swap', number, string]
const edit = fc.tuple(fc.constantFrom('change', 'add', 'remove', 'swap'), fc.nat(), letter)
const applyEdit = (text: string, [kind, at, other]: Edit): string => {
  const place = at % text.length
  const [before, after] = [text.slice(0, place), text.slice(place)]
  if (kind === 'add') return `${before}${other}${after}`
  if (kind === 'change') return `${before}${other}${after.slice(1)}`
  if (kind === 'remove') return `${before}${after.slice(1)}`
  return `${before}${after.slice(0, 2).split('').toReversed().join('')}${after.slice(2)}`
}

describe('countErrors', () => {
  it('counts at most one error for each edit, of a word and of its beginnings', () => {
    fc.assert(
      fc.property(word(4), fc.array(edit, { maxLength: 2 }), word(0), (right, edits, rest) => {
        const typed = edits.reduce(applyEdit, right)
        // A second edit may split a swapped pair, which counts as up to three.
        const most = edits.length === 2 ? 3 : edits.length
        expect(countErrors(typed, right, 4)!.whole).toBeLessThanOrEqual(most)
        expect(countErrors(typed, right + rest, 4)!.beginning).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('has none only for a beginning, and never fewer than the lengths differ by', () => {
    fc.assert(
      fc.property(word(1), word(1), (typed, other) => {
        const errors = countErrors(typed, other, 20)!
        expect(errors.beginning === 0).toBe(other.startsWith(typed))
        expect(errors.whole).toBeGreaterThanOrEqual(Math.abs(typed.length - other.length))
        expect(errors.beginning).toBeLessThanOrEqual(errors.whole)
        expect(errors.beginning).toBeGreaterThanOrEqual(typed.length - other.length)
      }),
    )
  })

  it('is null exactly beyond the most', () => {
    fc.assert(
      fc.property(word(1), word(1), fc.nat(4), (typed, other, most) => {
        const { beginning } = countErrors(typed, other, 20)!
        expect(countErrors(typed, other, most)?.beginning ?? null).toBe(beginning > most ? null : beginning)
      }),
    )
  })
})

describe('correctWords', () => {
  it('does not leave out a word where only the beginning of nearly every other remains', () => {
    expect(correctWords(toSearchWords('B-312'), ['business', 'burduli'])).toBeNull()
    expect(correctWords(toSearchWords('bus 312'), ['business', 'burduli'])).toEqual([['bus']])
    fc.assert(
      fc.property(fc.array(word(1), { minLength: 1, maxLength: 4 }), fc.array(word(3)), (typed, names) => {
        const corrected = correctWords(toSearchWords(typed.join(' ')), names)
        if (corrected !== null) expect(corrected.flat().some(({ length }) => length >= 3)).toBe(true)
      }),
    )
  })

  const vocabulary = toFoldedWords(
    'პროგრამირების შესავალი Introduction to Programming ალგორითმები Algorithms სტიპენდია Scholarship ბიბლიოთეკა Library ვებტექნოლოგიები Web Technologies ფიზიკა Physics კაპანაძე',
  )
  const correct = (typed: string) => correctWords(toSearchStems(toSearchWords(typed)), vocabulary)

  it.each([
    ['porgramming', 'Programming'],
    ['programing', 'Programming'],
    ['algorihtms', 'Algorithms'],
    ['alogrithms', 'Algorithms'],
    ['libary', 'Library'],
    ['shcolarship', 'Scholarship'],
    ['სტიპედნია', 'სტიპენდია'],
    ['სტიპემდიის', 'სტიპენდია'],
    ['ბიბლოთეკის', 'ბიბლიოთეკა'],
    ['fizkia', 'ფიზიკა'],
    ['kapandze', 'კაპანაძე'],
    ['web tehcnologies', 'Web Technologies'],
    ['weird programmimg', 'Programming'],
  ])('finds by "%s" the text "%s"', (typed, text) => {
    expect(matchesWords(text, toSearchWords(typed))).toBe(false)
    expect(matchesWords(text, correct(typed)!)).toBe(true)
  })

  it.each(['web', 'qqq', 'zzzzzzzz', 'xylophone'])('has no correction of "%s"', (typed) =>
    expect(correct(typed)).toBeNull(),
  )

  it('finds a word again that has as many errors as its length allows', () => {
    fc.assert(
      fc.property(word(5), edit, fc.array(word(1), { maxLength: 20 }), (right, wrong, others) => {
        const typed = applyEdit(right, wrong)
        fc.pre(countAllowedErrors(typed.length) > 0)
        const words = [[typed]]
        const all = [...others, right]
        const corrected = correctWords(words, all)
        if (corrected === null) {
          expect(all.some((each) => each.startsWith(typed))).toBe(true)
          return
        }
        // The word itself, unless others are as near.
        const isNear = (each: string) =>
          countErrors(typed, each, countAllowedErrors(typed.length))!.beginning <=
          countErrors(typed, right, 2)!.beginning
        expect(corrected[0]!.every(isNear)).toBe(true)
        if (corrected[0]!.length < 6)
          expect(
            corrected[0]!.includes(right) ||
              countErrors(typed, corrected[0]![0]!, 2)!.beginning < countErrors(typed, right, 2)!.beginning,
          ).toBe(true)
      }),
    )
  })

  it('changes no word that begins a word of the vocabulary', () => {
    fc.assert(
      fc.property(fc.array(word(2), { minLength: 1 }), fc.nat(), fc.nat(), (words, nth, length) => {
        const right = words[nth % words.length]!
        expect(correctWords([[right.slice(0, 1 + (length % right.length))]], words)).toBeNull()
      }),
    )
  })
})
