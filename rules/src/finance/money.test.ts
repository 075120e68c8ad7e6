import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAmount, splitByPercent, splitEqually, takePercent, toAmount, toMinorUnits } from './money.ts'

const units = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
const positive = fc.bigInt({ min: 1n, max: 10n ** 10n }).map(toAmount)

describe('toMinorUnits', () => {
  it('is the reverse of toAmount', () => {
    fc.assert(
      fc.property(units, (each) => {
        expect(toMinorUnits(toAmount(each))).toBe(each)
      }),
    )
  })

  it('reads one place and none as a person writes them', () => {
    expect([toMinorUnits('12.5'), toMinorUnits('7'), toMinorUnits('-0.05')]).toEqual([1250n, 700n, -5n])
    expect([toAmount(5n), toAmount(-5n), toAmount(1250n)]).toEqual(['0.05', '-0.05', '12.50'])
  })
})

describe('malformed amounts', () => {
  it('are read by nobody as zero', () => {
    const malformed = fc.oneof(
      fc.string().filter((text) => !/^-?\d+(\.\d{1,2})?$/.test(text)),
      fc.tuple(units, fc.constantFrom('0', ',5', ' ', 'e3', '\n')).map(([each, end]) => toAmount(each) + end),
    )
    fc.assert(
      fc.property(malformed, (text) => {
        expect(() => toMinorUnits(text)).toThrow(RangeError)
      }),
    )
    for (const text of ['12.345', '10 000.00', '1,5', '', '+5', '.5', '5.'])
      expect(() => toMinorUnits(text)).toThrow('is no amount')
    expect(() => checkAmount('5', 'much')).toThrow('is no amount')
  })
})

describe('checkAmount', () => {
  // spec 2.39.8
  it('takes every amount up to the largest', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 3_000_000n }), (each) => {
        expect(checkAmount(toAmount(each), '30000.00')).toBeNull()
        expect(checkAmount(toAmount(each + 3_000_000n), '30000.00')).toBe('too_large')
        expect(checkAmount(`-${toAmount(each)}`, '30000.00')).toBe('not_positive')
      }),
    )
  })

  it('accepts only texts that are amounts, with spaces around them', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-+ '), maxLength: 8 })
    fc.assert(
      fc.property(typed, (text) => {
        if (checkAmount(text, '30000.00') === null) expect(toMinorUnits(text.trim()) > 0n).toBe(true)
      }),
    )
  })

  it.each([
    ['0', 'not_positive'],
    ['0.00', 'not_positive'],
    ['0.001', 'too_precise'],
    ['1e3', 'not_a_number'],
    ['12,50', 'not_a_number'],
    ['', 'not_a_number'],
    ['+5', 'not_a_number'],
    ['99999999999999999999', 'too_large'],
    ['NaN', 'not_a_number'],
  ])('refuses %s as %s', (text, error) => {
    expect(checkAmount(text, '30000.00')).toBe(error)
  })
})

describe('splitByPercent', () => {
  it('loses no hundredth', () => {
    fc.assert(
      fc.property(
        positive,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (amount, percents) => {
          const parts = splitByPercent(amount, percents)
          expect(parts).toHaveLength(percents.length)
          expect(parts.reduce((sum, part) => sum + toMinorUnits(part), 0n)).toBe(toMinorUnits(amount))
        },
      ),
    )
    expect(splitByPercent('0.01', [50, 50])).toEqual(['0.01', '0.00'])
    expect(splitByPercent('100.01', [50, 50])).toEqual(['50.01', '50.00'])
  })
})

describe('takePercent', () => {
  it('is between nothing and the whole, and grows with the percentage', () => {
    fc.assert(
      fc.property(positive, fc.integer({ min: 0, max: 99 }), (amount, percent) => {
        const [less, more] = [percent, percent + 1].map((each) => toMinorUnits(takePercent(amount, each)))
        expect(less! <= more! && more! <= toMinorUnits(amount)).toBe(true)
      }),
    )
    expect(takePercent('3500.00', 75)).toBe('2625.00')
  })

  it('takes a percentage with two decimals', () => {
    fc.assert(
      fc.property(positive, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const part = toMinorUnits(takePercent(amount, hundredths / 100))
        const exact = toMinorUnits(amount) * BigInt(hundredths)
        expect(part * 10_000n - exact <= 5000n && exact - part * 10_000n < 5000n).toBe(true)
      }),
    )
    expect(takePercent('1000.00', 12.5)).toBe('125.00')
  })
})

describe('splitEqually', () => {
  it('adds up to the amount, and no two parts differ by more than a hundredth', () => {
    fc.assert(
      fc.property(positive, fc.integer({ min: 1, max: 12 }), (amount, count) => {
        const parts = splitEqually(amount, count).map(toMinorUnits)
        expect(parts).toHaveLength(count)
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(toMinorUnits(amount))
        expect(parts[0]! - parts.at(-1)!).toBeOneOf([0n, 1n])
        expect(parts).toEqual(parts.toSorted((one, other) => (one < other ? 1 : -1)))
      }),
    )
  })
})
