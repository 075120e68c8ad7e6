import { describe, expect, it } from 'vitest'
import { omitUndefined, readNumber, readPage, readText } from './read-address.ts'

describe('what the address of a list says', () => {
  it('is a text, also one of digits that the router has read as a number', () => {
    expect([readText('Nino'), readText(1001), readText('x'.repeat(101))]).toEqual([
      'Nino',
      '1001',
      'x'.repeat(100),
    ])
    expect([' ', '', null, undefined, ['a'], true].map(readText)).toEqual(Array(6).fill(undefined))
  })

  it('is a whole number within its limits', () => {
    expect([readNumber(1), readNumber(999_999_999), readNumber(0, { min: 0 })]).toEqual([1, 999_999_999, 0])
    for (const value of [0, -1, 1.5, 1_000_000_000, NaN, '1', null]) expect(readNumber(value)).toBeUndefined()
    expect(readNumber(4, { max: 3 })).toBeUndefined()
    expect([readPage(100_000), readPage(100_001)]).toEqual([100_000, undefined])
  })

  it('is left out where it is no filter', () => {
    expect(Object.keys(omitUndefined({ search: undefined, page: 2 }))).toEqual(['page'])
  })
})
