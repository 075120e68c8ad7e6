import { getCancelDeadline } from '#rules/lab/lab-booking.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words } from '#server/areas/lab/words.ts'
import { saveCancellation, loadOwnBooking } from './sql.ts'

/** Cancels a booking while that is allowed. Idempotent (spec 2.17.4). */
export const cancelBooking = (
  db: Database,
  studentID: number,
  { unitId, id }: { readonly unitId: number; readonly id: number },
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    await lockStudent(tx, studentID)
    const booking = requireFound(await loadOwnBooking(tx, studentID, unitId, id), words.bookingNotFound)
    if (!booking.is_held) return 'ok'
    if (Date.parse(booking.now) > getCancelDeadline(booking.starts_at, booking.cancel_hours))
      throw new Refusal(words.bookingLate)
    await saveCancellation(tx, id)
    return 'ok'
  })
