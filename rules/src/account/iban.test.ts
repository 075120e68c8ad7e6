import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  normaliseBankAccount,
  hasBankAccountLength,
  checkIban,
  groupBankAccount,
  toGroupedCaret,
} from './iban.ts'

const good = 'GE29NB0000000101904917'

/** The check digits by the textbook: letters as numbers, one long division. */
const checkDigits = (account: string): string => {
  const number = [...`${account}GE00`].map((character) => Number.parseInt(character, 36)).join('')
  return String(98n - (BigInt(number) % 97n)).padStart(2, '0')
}
const accounts = fc.stringMatching(/^[A-Z]{2}[0-9]{16}$/)

// spec 5.1
describe('hasBankAccountLength', () => {
  it('is true at exactly 22 characters, spaces not counted', () => {
    expect(hasBankAccountLength('')).toBe(false)
    expect(hasBankAccountLength('x'.repeat(21))).toBe(false)
    expect(hasBankAccountLength('x'.repeat(22))).toBe(true)
    expect(hasBankAccountLength('x'.repeat(23))).toBe(false)
    expect(hasBankAccountLength('GE29 NB00 0000 0101 9049 17')).toBe(true)
  })
})

describe('normaliseBankAccount', () => {
  it('strips spaces and makes Latin letters capital, Georgian ones not', () => {
    expect(normaliseBankAccount(' ge29 nb00\u00a00000 0101\t9049 17\n')).toBe(good)
    expect(normaliseBankAccount('აzZ')).toBe('აZZ')
  })
})

/** Texts that somebody may type or paste. */
const typed = fc.string({
  unit: fc.constantFrom('G', 'e', '2', '9', 'ა', ' ', '\u00a0', '\n'),
  maxLength: 40,
})

describe('groupBankAccount', () => {
  it('writes groups of four, without a space at the end', () => {
    expect(groupBankAccount('')).toBe('')
    expect(groupBankAccount('ge29')).toBe('GE29')
    expect(groupBankAccount(good)).toBe('GE29 NB00 0000 0101 9049 17')
  })
  it('changes no character, and a second time nothing', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const grouped = groupBankAccount(text)
        expect(normaliseBankAccount(grouped)).toBe(normaliseBankAccount(text))
        expect(groupBankAccount(grouped)).toBe(grouped)
        expect(
          grouped
            .split(' ')
            .slice(0, -1)
            .every(({ length }) => length === 4),
        ).toBe(true)
        expect(grouped).toBe(grouped.trim())
      }),
    )
  })
})

describe('toGroupedCaret', () => {
  it('stays behind the same character', () => {
    fc.assert(
      fc.property(typed, fc.nat(40), (text, position) => {
        const grouped = groupBankAccount(text)
        const caret = toGroupedCaret(text, position)
        expect(normaliseBankAccount(grouped.slice(0, caret))).toBe(
          normaliseBankAccount(text.slice(0, position)),
        )
        expect(grouped.slice(0, caret)).not.toMatch(/ $/)
      }),
    )
  })
})

describe('checkIban', () => {
  it('names the rule that is broken', () => {
    expect(checkIban(good)).toBeNull()
    expect(checkIban('GE29 NB00 0000 0101 9049 17')).toBeNull()
    expect(checkIban('')).toBe('length')
    expect(checkIban(good.slice(1))).toBe('length')
    expect(checkIban(`${good}0`)).toBe('length')
    expect(checkIban('DE89370400440532013000')).toBe('country')
    expect(checkIban('29GENB0000000101904917')).toBe('country')
    expect(checkIban('GE29N00000000101904917')).toBe('shape')
    expect(checkIban('GEA9NB0000000101904917')).toBe('shape')
    expect(checkIban('GE29NB000000010190491X')).toBe('shape')
    expect(checkIban('GE28NB0000000101904917')).toBe('check')
    expect(checkIban('GE92NB0000000101904917')).toBe('check')
  })

  it('accepts every account with the right check digits', () => {
    fc.assert(
      fc.property(accounts, (account) => {
        expect(checkIban(`GE${checkDigits(account)}${account}`)).toBeNull()
      }),
    )
  })

  it('catches every single wrong character and every two neighbours swapped', () => {
    fc.assert(
      fc.property(
        accounts,
        fc.integer({ min: 2, max: 21 }),
        fc.integer({ min: 1, max: 9 }),
        (account, at, by) => {
          const iban = `GE${checkDigits(account)}${account}`
          const value = Number(iban[at])
          const other = Number.isNaN(value) ? (iban[at] === 'A' ? 'B' : 'A') : String((value + by) % 10)
          expect(checkIban(iban.slice(0, at) + other + iban.slice(at + 1))).toBe('check')
          const swapped = iban.slice(0, at - 1) + iban[at] + iban[at - 1] + iban.slice(at + 1)
          if (at > 6 && swapped !== iban) expect(checkIban(swapped)).toBe('check')
        },
      ),
    )
  })
})
