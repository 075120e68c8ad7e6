import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInvisible, isBlank, removeInvisible, trimLine, trimText } from './invisible-characters.ts'

const unseen = fc.constantFrom(
  ...'\u00AD\u034F\u061C\u115F\u180E\u200B\u200E\u202E\u2060\u2066\u2800\u3164\uFEFF\uFFA0\u0007',
)
const seen = fc.string({ unit: fc.constantFrom(...'abცЖ1 .,-éəư'), minLength: 1, maxLength: 10 })

describe('invisible characters', () => {
  it.each([
    ['U26\u200B00012', 'ZERO WIDTH SPACE, U+200B'],
    ['U2600010\u00AD', 'SOFT HYPHEN, U+00AD'],
    ['a\u200Db', 'ZERO WIDTH JOINER, U+200D'],
    ['ა\u200Cბ', 'ZERO WIDTH NON-JOINER, U+200C'],
    ['a\u0007', 'U+0007'],
    ['a\u{E0001}', 'U+E0001'],
  ])('are found with their names', (text, name) => expect(findInvisible(text)).toBe(name))

  it.each(['👩‍🎓 კლუბი', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'a\nb\tc', 'Zoë', 'ʼ', 'ნინო'])(
    'do not include joiners of emoji and of scripts that need them: %s',
    (text) => {
      expect(findInvisible(text)).toBeNull()
      expect(removeInvisible(text)).toBe(text)
    },
  )

  it('are removed everywhere', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(seen, unseen), { maxLength: 12 }), (parts) => {
        const text = removeInvisible(parts.join(''))
        expect(findInvisible(text)).toBeNull()
        expect(removeInvisible(text)).toBe(text)
      }),
    ))

  it('alone, or with spaces, are blank', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(unseen, fc.constantFrom(' ', '\n', '\u00A0', '\u200D', '\uFE0F'))),
        (parts) => {
          const text = parts.join('')
          expect([isBlank(text), trimText(text), trimLine(text)]).toEqual([true, '', ''])
          expect(isBlank(`${text}a`)).toBe(false)
        },
      ),
    ))

  it('letters are composed, and doing it twice changes nothing', () => {
    expect(trimText(' Zoe\u0308 ')).toBe('Zoë')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(trimLine(trimLine(text))).toBe(trimLine(text))
        expect(trimText(text)).toBe(trimText(text).normalize('NFC'))
      }),
    )
  })
})
