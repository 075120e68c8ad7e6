import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findIbans, normalizeAccount } from './normalize-account.ts'

const iban = fc
  .tuple(
    fc.constantFrom('GE', 'DE', 'TR'),
    fc.integer({ min: 10, max: 99 }),
    fc.constantFrom('NB', 'TB', 'BG'),
    fc.integer({ min: 0, max: 9_999_999 }),
  )
  .map(([country, check, bank, digits]) => `${country}${check}${bank}${String(digits).padStart(16, '0')}`)
const inGroups = (account: string) => account.replace(/(.{4})(?=.)/g, '$1 ')

describe('normalizeAccount', () => {
  it('gives the same result however an account is printed', () => {
    fc.assert(
      fc.property(iban, (account) => {
        for (const written of [
          account,
          account.toLowerCase(),
          inGroups(account),
          ` ${account}\u00a0`,
          `${account}GEL`,
        ])
          expect(normalizeAccount(written)).toBe(account)
      }),
    )
  })
})

describe('findIbans', () => {
  it.each([
    ['Account:;GE29NB0000000101904917', ['GE29NB0000000101904917']],
    ['IBAN GE29 NB00 0000 0101 9049 17 GEL', ['GE29NB0000000101904917']],
    ['ანგარიში: ge29nb0000000101904917; ge29 nb00 0000 0101 9049 17', ['GE29NB0000000101904917']],
    ['GE29NB0000000101904917;GE01TB0000000000000001', ['GE29NB0000000101904917', 'GE01TB0000000000000001']],
    ['Period: 01.11.2026 - 22.11.2026', []],
    ['U2600010', []],
  ])('%s → %o', (text, found) => {
    expect(findIbans(text)).toEqual(found)
  })
})
