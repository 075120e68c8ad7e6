import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBooking, getCancelDeadline, type BookableSlot } from './lab-booking.ts'

const begin = Date.parse('2026-03-10T06:00:00Z')
const at = (minutes: number) => new Date(begin + minutes * 60_000).toISOString()
const anySlot: fc.Arbitrary<BookableSlot> = fc
  .record({
    slotID: fc.integer({ min: 1, max: 9 }),
    from: fc.nat(60),
    lasts: fc.integer({ min: 1, max: 20 }),
    free: fc.nat(2),
  })
  .map(({ slotID, from, lasts, free }) => ({ slotID, starts_at: at(from), ends_at: at(from + lasts), free }))
const minutesIn = ({ starts_at, ends_at }: Pick<BookableSlot, 'starts_at' | 'ends_at'>) => {
  const [from, to] = [Date.parse(starts_at), Date.parse(ends_at)]
  return Array.from({ length: (to - from) / 60_000 }, (_, nth) => from + nth * 60_000)
}

// spec 2.17.3
test('a time overlaps exactly when both have a minute in common, found by walking through them', () => {
  fc.assert(
    fc.property(anySlot, fc.array(anySlot, { maxLength: 4 }), (slot, others) => {
      const mine = others.filter(({ slotID }) => slotID !== slot.slotID)
      const own = new Set(minutesIn(slot))
      const meets = mine.some((each) => minutesIn(each).some((minute) => own.has(minute)))
      const fault = checkBooking(slot, mine, begin - 1)
      expect(fault === 'overlaps').toBe(meets)
      if (!meets) expect(fault).toBe(slot.free > 0 ? null : 'full')
    }),
  )
})

test('what has begun cannot be booked any more, and what she has already can always be had again', () => {
  fc.assert(
    fc.property(anySlot, fc.integer({ min: -5, max: 90 }), (slot, minutes) => {
      const now = Date.parse(at(minutes))
      expect(checkBooking(slot, [slot], now)).toBe(null)
      expect(checkBooking(slot, [], now) === 'past').toBe(Date.parse(slot.starts_at) <= now)
    }),
  )
})

test('it can be given up until so many hours before', () => {
  expect(new Date(getCancelDeadline('2026-03-10T10:00:00+04:00', 2)).toISOString()).toBe('2026-03-10T04:00:00.000Z')
})
