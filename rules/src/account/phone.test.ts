import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMobileNumber, normalisePhone } from './phone.ts'

// spec 5.2
describe('isMobileNumber', () => {
  it('is true for 9 digits starting with 5 only', () => {
    expect(isMobileNumber('555123456')).toBe(true)
    for (const text of [
      '',
      '55512345',
      '5551234567',
      '655123456',
      '55512345a',
      ' 555123456',
      '555123456\n',
      '+995555123456',
    ]) {
      expect(isMobileNumber(text), JSON.stringify(text)).toBe(false)
    }
  })
})

describe('normalisePhone', () => {
  it('strips what people write around a number', () => {
    for (const text of [
      '555 12 34 56',
      '555-12-34-56',
      '+995 555 123 456',
      '+995-555-123456',
      '00995555123456',
      '995555123456',
      '(555) 123–456',
      '555\u00a0123\u00a0456',
    ]) {
      expect(normalisePhone(text), text).toBe('555123456')
    }
  })

  it('keeps a number that merely starts with 995, and other text', () => {
    expect(normalisePhone('995123456')).toBe('995123456')
    expect(normalisePhone('5a5123456')).toBe('5a5123456')
    expect(normalisePhone('+49 555 123456')).toBe('+49555123456')
    expect(normalisePhone('1+995555123456')).toBe('1+995555123456')
    expect(normalisePhone('9955551234567')).toBe('9955551234567')
  })

  it('turns every written form of a mobile number into the number itself', () => {
    const digits = fc.stringMatching(/^5[0-9]{8}$/)
    const prefixes = fc.constantFrom('', '+995', '+995 ', '00995', '995')
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '\u00a0'), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(digits, prefixes, gaps, (number, prefix, between) => {
        const written = prefix + [...number].map((digit, at) => between[at] + digit).join('')
        expect(normalisePhone(written)).toBe(number)
        expect(isMobileNumber(normalisePhone(written))).toBe(true)
        expect(normalisePhone(number)).toBe(number)
      }),
    )
  })
})
