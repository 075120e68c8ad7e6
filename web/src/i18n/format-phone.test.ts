import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePhone } from '#rules/account/phone.ts'
import { formatPhone } from './format-phone.ts'

test('formatPhone groups a mobile number and loses no digit', () => {
  expect(formatPhone('500000001').replaceAll('\u00a0', ' ')).toBe('+995 500 00 00 01')
  expect(formatPhone('+995 (500) 00-00-01')).toBe(formatPhone('500000001'))
  expect(formatPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000')
  fc.assert(
    fc.property(fc.stringMatching(/^5\d{8}$/), (phone) => {
      expect(normalisePhone(formatPhone(phone))).toBe(phone)
    }),
  )
})
