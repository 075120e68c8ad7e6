/** A time that can be booked; `starts_at` and `ends_at` are ISO 8601. */
export interface BookableSlot {
  readonly slotID: number
  readonly starts_at: string
  readonly ends_at: string
  readonly free: number
}

/** Why a time cannot be booked. */
export type BookingError = 'past' | 'overlaps' | 'full'

/**
 * Takes a slot, the times that she has booked already, and now (ms); gives why she cannot book it, or null. A time that
 * she has is no fault: booking it again changes nothing. Times that only touch do not overlap (spec 2.17.3).
 */
export const checkBooking = (
  slot: BookableSlot,
  mine: readonly Pick<BookableSlot, 'slotID' | 'starts_at' | 'ends_at'>[],
  now: number,
): BookingError | null => {
  if (mine.some(({ slotID }) => slotID === slot.slotID)) return null
  const [from, to] = [Date.parse(slot.starts_at), Date.parse(slot.ends_at)]
  if (from <= now) return 'past'
  if (mine.some((each) => Date.parse(each.starts_at) < to && from < Date.parse(each.ends_at)))
    return 'overlaps'
  return slot.free > 0 ? null : 'full'
}

/** Takes when a booked time starts and the hours before it; gives until when (ms) it can be given up (spec 2.17.4). */
export const getCancelDeadline = (startsAt: string, hoursBefore: number): number =>
  Date.parse(startsAt) - hoursBefore * 3_600_000
