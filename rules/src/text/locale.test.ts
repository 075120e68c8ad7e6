import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultLocale,
  formatPhrase,
  getLocaleAfterLogin,
  localize,
  toPhraseValue,
  toLocale,
  type Phrase,
} from './locale.ts'

describe('toLocale', () => {
  it.each(['en', 'EN', 'en-US', 'English', 'en;q=0.9'])('reads %j as English', (value) => {
    expect(toLocale(value)).toBe('en')
  })

  it.each(['ka', 'ka-GE', '', 'de', 'xen', undefined, null, 5, {}, ['en']])(
    'reads %j as Georgian',
    (value) => {
      expect(toLocale(value)).toBe('ka')
    },
  )

  it('has Georgian as its default', () => {
    expect(defaultLocale).toBe('ka')
  })
})

describe('getLocaleAfterLogin', () => {
  // spec 1.2.5
  it('is Georgian in category 1 and English in any other', () => {
    expect([1, 0, 2, 3].map(getLocaleAfterLogin)).toEqual(['ka', 'en', 'en', 'en'])
  })
})

describe('formatPhrase', () => {
  const seats: Phrase = { ka: '{count} ადგილი', en: { one: '{count} seat', other: '{count} seats' } }

  it('takes the text of the language', () => {
    const phrase = { ka: 'სავსეა', en: 'Full' }
    expect(formatPhrase(phrase, 'ka')).toBe('სავსეა')
    expect(formatPhrase(phrase, 'en')).toBe('Full')
  })

  it('has a form for one in English only', () => {
    expect([0, 1, 2].map((count) => formatPhrase(seats, 'en', { count }))).toEqual([
      '0 seats',
      '1 seat',
      '2 seats',
    ])
    expect(formatPhrase(seats, 'en')).toBe('{count} seats')
    expect([1, 2].map((count) => formatPhrase(seats, 'ka', { count }))).toEqual(['1 ადგილი', '2 ადგილი'])
  })

  it('puts in numbers, texts and texts in both languages', () => {
    const phrase = { ka: '{subject}: {sum}, {code}', en: '{subject}: {sum}, {code}' }
    const params = { subject: { ka: 'ალგებრა', en: 'Algebra' }, sum: 5, code: 'A1' }
    expect(formatPhrase(phrase, 'ka', params)).toBe('ალგებრა: 5, A1')
    expect(formatPhrase(phrase, 'en', params)).toBe('Algebra: 5, A1')
  })

  it('puts in every place of a parameter, and leaves one without a value as it is', () => {
    const phrase = { ka: '{a}{a} {b} {', en: '{a}{a} {b} {' }
    expect(formatPhrase(phrase, 'ka', { a: '{b}' })).toBe('{b}{b} {b} {')
    expect(formatPhrase(phrase, 'en', { a: 0 })).toBe('00 {b} {')
  })
})

// spec 3.2
describe('localize', () => {
  const text = fc.constantFrom('', 'one', 'two', 'სამი')
  const suffix = fc.constantFrom('_eng', 'eng', 'Eng')

  it('takes the text of the language, or the other one where that is empty', () => {
    fc.assert(
      fc.property(text, text, suffix, (ka, en, ending) => {
        const row = { subject: ka, [`subject${ending}`]: en } as { subject: string }
        expect(localize(row, 'subject', 'ka')).toBe(ka || en)
        expect(localize(row, 'subject', 'en')).toBe(en || ka)
        expect(toPhraseValue(row, 'subject')).toEqual({ ka: ka || en, en: en || ka })
      }),
    )
  })

  it('is empty for what is missing or no text', () => {
    for (const row of [{}, { subject: null }, { subject: 5 }])
      for (const locale of ['ka', 'en'] as const) expect(localize(row, 'subject', locale)).toBe('')
  })
})
