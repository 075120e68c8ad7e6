/** `starts_at` and `ends_at` are ISO 8601; `free` counts the seats left. */
export interface BookableSlot {
  readonly slotID: number
  readonly starts_at: string
  readonly ends_at: string
  readonly free: number
}

export type BookingError = 'past' | 'overlaps' | 'full'

/**
 * `now` is in ms. Booking a slot again that the student has already is allowed and changes nothing; slots that only
 * touch do not overlap (spec 2.17.3).
 */
export const checkBooking = (
  slot: BookableSlot,
  booked: readonly Pick<BookableSlot, 'slotID' | 'starts_at' | 'ends_at'>[],
  now: number,
): BookingError | null => {
  if (booked.some(({ slotID }) => slotID === slot.slotID)) return null
  const [from, to] = [Date.parse(slot.starts_at), Date.parse(slot.ends_at)]
  if (from <= now) return 'past'
  if (booked.some((each) => Date.parse(each.starts_at) < to && from < Date.parse(each.ends_at)))
    return 'overlaps'
  return slot.free > 0 ? null : 'full'
}

/** The instant (ms) until which a booking can be cancelled (spec 2.17.4). */
export const getCancelDeadline = (startsAt: string, hoursBefore: number): number =>
  Date.parse(startsAt) - hoursBefore * 3_600_000
