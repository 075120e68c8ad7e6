import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount, toMinorUnits } from '../money.ts'
import { findDecimalSign, readBankAmount } from './read-bank-amount.ts'

describe('readBankAmount', () => {
  it.each([
    ['1234.5', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1,234', '1234.00'],
    ['12,34', '12.34'],
    ['12,5', '12.50'],
    ['-12', '-12.00'],
    ['−12.10', '-12.10'],
    ['(12.00)', '-12.00'],
    ['+7', '7.00'],
    ['-0.00', '0.00'],
    ['10.500', '10.50'],
    ['007.10', '7.10'],
    ['250.00-', '-250.00'],
    ['250,00 DR', '-250.00'],
    ['250.00 CR', '250.00'],
    ['1 234,50 ₾', '1234.50'],
    ['GEL 12.00', '12.00'],
    ["1'234.50", '1234.50'],
    ['1\u202f234,50', '1234.50'],
  ])('%s → %s', (text, amount) => {
    expect(readBankAmount(text)).toEqual({ amount })
  })

  it.each([
    ['0.001', 'too_precise'],
    ['12.345', 'too_precise'],
    ['', 'not_a_number'],
    ['-', 'not_a_number'],
    ['1.2.3', 'not_a_number'],
    ['1e5', 'not_a_number'],
    ['-5-', 'not_a_number'],
    ['(-5)', 'not_a_number'],
    ['1,234,5', 'not_a_number'],
    ['abc', 'not_a_number'],
    ['99999999999', 'too_large'],
  ])('%s is refused: %s', (text, error) => {
    expect(readBankAmount(text)).toEqual({ error })
  })

  it.each([
    ['1.234', ',', '1234.00'],
    ['1.234.567', ',', '1234567.00'],
    ['1,234', '.', '1234.00'],
    ['12,50', ',', '12.50'],
  ] as const)('%s beside amounts with “%s” → %s', (text, decimal, amount) => {
    expect(readBankAmount(text, decimal)).toEqual({ amount })
  })

  it('reads back every amount to the cent, however it is written', () => {
    const group = (whole: string, separator: string) => whole.replace(/\B(?=(\d{3})+$)/g, separator)
    fc.assert(
      fc.property(
        fc.bigInt(0n, 999_999_999_999n),
        fc.boolean(),
        fc.constantFrom(['', '.'], [',', '.'], ['.', ','], [' ', ','], ['\u00a0', '.']),
        (cents, isNegative, [thousands = '', decimal = '.']) => {
          const written = toAmount(cents)
          const text = group(written.slice(0, -3), thousands) + decimal + written.slice(-2)
          const signed = isNegative && cents > 0n ? `-${text}` : text
          const read = readBankAmount(signed)
          if (!('amount' in read)) throw new Error(signed)
          expect(toMinorUnits(read.amount)).toBe(isNegative ? -cents : cents)
        },
      ),
    )
  })
})

describe('findDecimalSign', () => {
  it.each([
    ['12.50', '.'],
    ['1.234,5', ','],
    ['1 234,50 GEL', ','],
    ['250.00-', '.'],
    ['1,234', null],
    ['12', null],
    ['', null],
  ])('%s → %s', (text, sign) => {
    expect(findDecimalSign(text)).toBe(sign)
  })
})
