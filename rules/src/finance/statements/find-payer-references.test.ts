import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPayerReferences } from './find-payer-references.ts'

const noise = fc.string({ unit: fc.constantFrom('ა', 'ბ', ' ', ',', ';', 'ლ', '№', '.') })
const code = fc.tuple(fc.constantFrom('U', 'u'), fc.integer({ min: 1_000_000, max: 9_999_999 }))

describe('findPayerReferences', () => {
  it.each([
    ['სწავლის საფასური U2400001 ნინო', ['u2400001']],
    ['u 2400001', ['2400001', 'u2400001']],
    ['fee,u-2400001/01001012345', ['2400001', '01001012345', 'u2400001']],
    ['GE29NB0000000101904917', []],
    ['საფასური', []],
    ['12', []],
    ['U2400001 U2400001', ['u2400001']],
  ])('%s → %o', (text, found) => {
    expect(findPayerReferences(text)).toEqual(found)
  })

  it('returns nothing for a text with too many candidates', () => {
    const codes = Array.from({ length: 41 }, (_, nth) => `U${2_400_000 + nth}`)
    expect(findPayerReferences(codes.slice(1).join(' '))).toHaveLength(40)
    expect(findPayerReferences(codes.join(' '))).toEqual([])
  })

  it('finds a code wherever it stands, in any case of letters, and each once', () => {
    fc.assert(
      fc.property(
        noise,
        code,
        fc.constantFrom('', ' ', '-', '/'),
        noise,
        (before, [letter, digits], gap, after) => {
          const found = findPayerReferences(`${before}${letter}${gap}${digits}${after}`)
          expect(found).toContain(`u${digits}`)
          expect(new Set(found).size).toBe(found.length)
          for (const each of found) expect(each).toMatch(/^[a-z0-9]{5,20}$/)
        },
      ),
    )
  })
})
