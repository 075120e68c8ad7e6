import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeBits, parseCertificateCode, toCertificateCode } from './code.ts'

const anyBits = fc.bigInt({ min: 0n, max: (1n << BigInt(codeBits)) - 1n })

describe('toCertificateCode', () => {
  it('makes another code of every number', () => {
    expect(codeBits).toBe(60)
    fc.assert(
      fc.property(anyBits, anyBits, (one, other) => {
        expect(toCertificateCode(one)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
        expect(toCertificateCode(one) === toCertificateCode(other)).toBe(one === other)
      }),
    )
  })
})

describe('parseCertificateCode', () => {
  it('reads a code as people type it', () => {
    const typings = [
      (code: string) => code,
      (code: string) => code.toLowerCase(),
      (code: string) => code.replaceAll('-', ''),
      (code: string) => ` ${code.replaceAll('-', ' – ')} `,
      (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
      (code: string) => code.replaceAll('1', 'I'),
    ]
    fc.assert(
      fc.property(anyBits, fc.constantFrom(...typings), (bits, type) => {
        const code = toCertificateCode(bits)
        expect(parseCertificateCode(type(code))).toBe(code)
      }),
    )
  })

  it('finds no code in anything else', () => {
    for (const typed of [
      '',
      'ABCD-EFGH',
      'ABCD-EFGH-JKMN-P',
      'ABCD-EFGH-JKMU',
      'აბგდ-ეეეე-ზზზზ',
      '2026-000123',
    ])
      expect(parseCertificateCode(typed)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = parseCertificateCode(typed)
        expect(code === null || parseCertificateCode(code) === code).toBe(true)
      }),
    )
  })
})
