import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

describe('checkBooking', () => {
  // spec 2.17.3
  it('refuses a slot exactly when it has a minute in common with a booked one, then a full slot', () => {
    fc.assert(
      fc.property(anySlot, fc.array(anySlot, { maxLength: 4 }), (slot, others) => {
        const booked = others.filter(({ slotID }) => slotID !== slot.slotID)
        const own = new Set(minutesIn(slot))
        const isOverlapping = booked.some((each) => minutesIn(each).some((minute) => own.has(minute)))
        const error = checkBooking(slot, booked, begin - 1)
        expect(error === 'overlaps').toBe(isOverlapping)
        if (!isOverlapping) expect(error).toBe(slot.free > 0 ? null : 'full')
      }),
    )
  })

  it('refuses a slot that has begun, and always allows one that is booked already', () => {
    fc.assert(
      fc.property(anySlot, fc.integer({ min: -5, max: 90 }), (slot, minutes) => {
        const now = Date.parse(at(minutes))
        expect(checkBooking(slot, [slot], now)).toBe(null)
        expect(checkBooking(slot, [], now) === 'past').toBe(Date.parse(slot.starts_at) <= now)
      }),
    )
  })

  it('refuses what is past before what overlaps, and what overlaps before what is full', () => {
    const [booked, slot] = [1, 2].map((slotID) => ({ slotID, starts_at: at(0), ends_at: at(20), free: 0 }))
    expect(checkBooking(slot!, [booked!], begin)).toBe('past')
    expect(checkBooking(slot!, [booked!], begin - 1)).toBe('overlaps')
    expect(checkBooking(slot!, [], begin - 1)).toBe('full')
  })

  it('allows slots that only touch a booked one', () => {
    const booked = { slotID: 1, starts_at: at(20), ends_at: at(40), free: 1 }
    expect(
      checkBooking({ slotID: 2, starts_at: at(0), ends_at: at(20), free: 1 }, [booked], begin - 1),
    ).toBeNull()
    expect(
      checkBooking({ slotID: 3, starts_at: at(40), ends_at: at(60), free: 1 }, [booked], begin - 1),
    ).toBeNull()
  })
})

describe('getCancelDeadline', () => {
  it('lies so many hours before the start', () => {
    const deadline = getCancelDeadline('2026-03-10T10:00:00+04:00', 2)
    expect(new Date(deadline).toISOString()).toBe('2026-03-10T04:00:00.000Z')
  })
})
