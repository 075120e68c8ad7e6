import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localize } from './locale.ts'

const text = fc.constantFrom('', 'one', 'two', 'სამი')
const suffix = fc.constantFrom('_eng', 'eng', 'Eng')

// spec 3.2
test('a field is told in its language, and in the other one where that is empty', () => {
  fc.assert(
    fc.property(text, text, suffix, (ka, en, ending) => {
      const row = { subject: ka, [`subject${ending}`]: en } as { subject: string }
      expect(localize(row, 'subject', 'ka')).toBe(ka || en)
      expect(localize(row, 'subject', 'en')).toBe(en || ka)
    }),
  )
})

test('what is no text, and what is not there, is nothing', () => {
  for (const row of [{}, { subject: null }, { subject: 5 }])
    for (const locale of ['ka', 'en'] as const) expect(localize(row, 'subject', locale)).toBe('')
})
