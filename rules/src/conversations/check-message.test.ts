import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findMessageError, maxMessageLength } from './check-message.ts'

const blank = fc.string({ unit: fc.constantFrom(' ', '\n', '\t') })

it('takes a text, or files without a text, and refuses neither', () => {
  fc.assert(
    fc.property(
      blank,
      blank,
      fc.string({ unit: 'grapheme', maxLength: 50 }),
      fc.nat(5),
      (before, after, text, files) => {
        const isBlank = text.trim() === ''
        const expected = isBlank && files === 0 ? 'empty' : null
        expect(findMessageError(before + text + after, files)).toBe(expected)
      },
    ),
  )
})

it('counts the characters without the space around them', () => {
  fc.assert(
    fc.property(blank, fc.integer({ min: -2, max: 2 }), fc.nat(5), (space, more, files) => {
      const text = space + 'ა'.repeat(maxMessageLength + more) + space
      expect(findMessageError(text, files)).toBe(more > 0 ? 'tooLong' : null)
    }),
  )
})
