import type * as z from 'zod/mini'
import type { booking } from '#contract/rows/booking.ts'
import { checkBooking, getCancelDeadline } from '#rules/lab/lab-booking.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { words } from '../words.ts'
import { saveBooking, lockSlot, loadOwnBookings } from './sql.ts'

const findRefusal = { past: words.slotPast, overlaps: words.slotOverlaps, full: words.slotFull } as const

/**
 * Books a slot by the same rule as the button (spec 2.17.3). The slot is locked, so the last free one is given once. A
 * repeated attempt or the same slot gets the same booking; an attempt whose booking was cancelled since is refused.
 */
export const bookSlot = (
  db: Database,
  studentID: number,
  key: string | null,
  { unitId, slotID }: { readonly unitId: number; readonly slotID: number },
): Promise<z.input<typeof booking>> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const slot = requireFound(await lockSlot(tx, unitId, slotID), words.slotNotFound)
    const { now, cancel_hours, bookings } = await loadOwnBookings(tx, studentID)
    const { date, start, end, starts_at } = slot
    const can_cancel_until = new Date(getCancelDeadline(starts_at, cancel_hours)).toISOString()
    const same = bookings.find((each) => key !== null && each.attempt_key === key)
    if (same !== undefined && same.slotID !== slotID) throw new Refusal(httpWords.keyAlreadyUsed)
    if (same !== undefined && !same.is_held) throw new Refusal(httpWords.attemptUndone)
    const mine = bookings.filter(({ is_held }) => is_held)
    const held = same ?? mine.find((each) => each.slotID === slotID)
    const answer = { slotID, date, start, end, can_cancel_until }
    if (held !== undefined) return { bookingID: held.bookingID, ...answer }
    const violation = checkBooking(slot, mine, Date.parse(now))
    if (violation !== null) throw new Refusal(findRefusal[violation])
    return { bookingID: await saveBooking(tx, studentID, slotID, key), ...answer }
  })
