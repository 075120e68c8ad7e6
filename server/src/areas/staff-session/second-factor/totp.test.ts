import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBase32 } from './base32.ts'
import { createTotpCode, createTotpSecret, findTotpStep, toTotpStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('createTotpCode', () => {
  // RFC 6238, appendix B: eight digits, of which an app shows the last six.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i s is that of RFC 6238', (seconds, code) => {
    expect(createTotpCode(secret, toTotpStep(seconds))).toBe(code.slice(-6))
  })
})

describe('findTotpStep', () => {
  it('accepts the code of this step, the one before and the one after, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1e9 }), fc.integer({ min: -4, max: 4 }), (step, offset) => {
        const code = createTotpCode(secret, step + offset)
        const found = findTotpStep(secret, code, step * 30 + 17)
        // Two steps may have the same code by chance.
        if (Math.abs(offset) <= 1) expect(createTotpCode(secret, found!)).toBe(code)
        else expect(found === undefined || createTotpCode(secret, found) === code).toBe(true)
      }),
    )
    expect(findTotpStep(secret, createTotpCode(secret, 998), 1000 * 30)).toBeUndefined()
  })

  it.each(['', '12345', '1234567', '00000a', '０８１８０４'])('refuses %j', (code) => {
    expect(findTotpStep(secret, code, 1_111_111_109)).toBeUndefined()
  })
})

describe('createTotpSecret', () => {
  it('is of 160 bits, which make 32 characters to type', () => {
    expect(createTotpSecret()).toHaveLength(20)
    expect(toBase32(createTotpSecret())).toMatch(/^[A-Z2-7]{32}$/)
  })
})

describe('toBase32', () => {
  // RFC 4648, section 10, without the padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %j is %j', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded)
  })
})
