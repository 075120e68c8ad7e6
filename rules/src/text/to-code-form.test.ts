import { describe, expect, it } from 'vitest'
import { codeLetters, toCodeForm } from './to-code-form.ts'

describe('toCodeForm', () => {
  it.each([
    ['u2400133', 'U2400133'],
    ['უ2400133', 'U2400133'],
    ['U 240 0133', 'U2400133'],
    ['U24\u200B00133', 'U2400133'],
    // Cyrillic С.
    ['СSС111', 'CSC111'],
    ['ЅТ1', 'ST1'],
    ['ნ0000001', 'N0000001'],
    ['Ü1', 'Ü1'],
  ])('reads "%s" as %s', (typed, code) => expect(toCodeForm(typed)).toBe(code))

  it('has a Latin letter for each of the others', () =>
    expect([...codeLetters.from]).toHaveLength([...codeLetters.to].length))
})
