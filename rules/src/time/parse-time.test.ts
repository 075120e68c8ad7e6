import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTime } from './parse-time.ts'

describe('parseTime', () => {
  it('reads every time of the day, with any sign between or none', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        fc.constantFrom(':', '.', ',', ' ', ''),
        (hour, minute, sign) => {
          const [h, m] = [hour, minute].map((each) => String(each).padStart(2, '0'))
          expect(parseTime(`${h}${sign}${m}`)).toBe(`${h}:${m}`)
          expect(parseTime(`${hour}${sign}${m}`)).toBe(`${h}:${m}`)
        },
      ),
    )
  })

  it.each([
    ['9', '09:00'],
    [' 18 ', '18:00'],
  ])('reads the hour “%s” alone', (text, time) => {
    expect(parseTime(text)).toBe(time)
  })

  it.each(['', '24:00', '9:60', '9:3', 'nine', '9:30 pm', '12345'])('does not read “%s”', (text) => {
    expect(parseTime(text)).toBeNull()
  })
})
