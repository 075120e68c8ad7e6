import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findUndrawable } from './undrawable.ts'

describe('findUndrawable', () => {
  it.each([
    'ნინო ბერიძე',
    'ᲜᲘᲜᲝ ᲑᲔᲠᲘᲫᲔ',
    'Günel Əliyeva',
    'Thị Hường Dương',
    'Zoe\u0308 Mu\u0308ller',
    'Şahin Işık Ğ',
    'Oʻgʻil Qizi · Isʼmail',
    'Олександр Ґудзь',
    'Ελένη Παπαδοπούλου',
    'Արամ Խաչատրյան',
    'M\u0300bappé',
    'two\nlines\tand\u00a0more',
    'thin\u2009and\u3000wide',
  ])('finds nothing in %s', (name) => {
    expect(findUndrawable(name)).toBeNull()
  })

  it.each([
    ['محمد', 'م'],
    ['Moshe משה', 'מ'],
    ['Li 李', '李'],
    ['Nino 🙂', '🙂'],
    ['soft\u00adhyphen', '\u00ad'],
    ['zero\u200bwidth', '\u200b'],
    ['right\u202eleft', '\u202e'],
    ['ნ\u0308ინო', '\u0308'],
    ['\u0308', '\u0308'],
  ])('finds the letter of %s that cannot be drawn', (name, letter) => {
    expect(findUndrawable(name)).toBe(letter)
  })

  it('does not depend on how the letters were typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(findUndrawable(text.normalize('NFD'))).toBe(findUndrawable(text.normalize('NFC')))
      }),
    )
  })
})
