import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxPasswordLength, checkPassword, minPasswordLength } from './password.ts'

describe('checkPassword', () => {
  // spec 5.17
  it('requires 10 to 200 characters, an emoji counting as one', () => {
    expect([minPasswordLength, maxPasswordLength]).toEqual([10, 200])
    expect(checkPassword('', 'x')).toBe('short')
    expect(checkPassword('correct-h', 'x')).toBe('short')
    expect(checkPassword('correct-ho', 'x')).toBeNull()
    expect(checkPassword('ლურჯი ცხენ', 'x')).toBeNull()
    expect(checkPassword('🔑🐴🔋📎🌙', 'x')).toBe('short')
    expect(checkPassword('ab'.repeat(100), 'x')).toBeNull()
    expect(checkPassword(`${'ab'.repeat(100)}c`, 'x')).toBe('long')
  })

  it('refuses the student’s own code, common passwords and one repeated character', () => {
    expect(checkPassword('STU20260001', 'stu20260001')).toBe('same_as_code')
    expect(checkPassword(' stu20260001 ', 'STU20260001')).toBe('same_as_code')
    expect(checkPassword('stu20260001', ' STU20260001 ')).toBe('same_as_code')
    for (const text of [
      '1234567890',
      'Password123',
      'QWERTYUIOP',
      'sakartvelo1',
      'საქართველო',
      'aaaaaaaaaa',
    ]) {
      expect(checkPassword(text, 'x'), text).toBe('common')
    }
  })

  it('refuses blanks alone', () => {
    expect(checkPassword(' '.repeat(10), 'x')).toBe('blank')
    expect(checkPassword('\u00a0\t'.repeat(6), '')).toBe('blank')
    expect(checkPassword(' '.repeat(9), 'x')).toBe('short')
  })

  it('neither counts nor compares characters that nobody sees', () => {
    expect(checkPassword('\ufeff\u2060'.repeat(6), 'x')).toBe('blank')
    expect(checkPassword('\u2800\u3164 \u200b'.repeat(4), 'x')).toBe('blank')
    expect(checkPassword(`ab${'\u200b'.repeat(20)}`, 'x')).toBe('short')
    expect(checkPassword('pass\u00adword\u200b123', 'x')).toBe('common')
    expect(checkPassword('ｐａｓｓｗｏｒｄ１２３', 'x')).toBe('common')
    expect(checkPassword('stu2026\u200b0001', 'STU20260001')).toBe('same_as_code')
  })

  it('allows any other text of that length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{6}[A-Z]{3}[!-/]{3}[a-z]{0,180}$/), (text) => {
        expect(checkPassword(text, 'STU20260001')).toBeNull()
        expect(checkPassword(text, text)).toBe('same_as_code')
      }),
    )
  })

  it('names the length first, whatever the characters', () => {
    const grapheme = fc.constantFrom('a', 'Z', '9', 'ქ', '🔑')
    fc.assert(
      fc.property(
        fc.array(grapheme, { maxLength: 9 }),
        fc.array(grapheme, { minLength: 201, maxLength: 260 }),
        (a, b) => {
          expect(checkPassword(a.join(''), 'x')).toBe('short')
          expect(checkPassword(b.join(''), 'x')).toBe('long')
        },
      ),
    )
  })
})
