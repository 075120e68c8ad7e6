import type * as z from 'zod/mini'
import type { lab } from '#contract/lab.ts'
import { cancelUntil } from '#rules/lab-booking.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { unitOf, unitsOf } from './sql.ts'
import { words } from './words.ts'

const withLimit = <Booking extends { readonly starts_at: string }>(booking: Booking, hours: number) => ({
  ...booking,
  can_cancel_until: new Date(cancelUntil(booking.starts_at, hours)).toISOString(),
})

/** Takes a student; gives in one statement the units with her progress, and her bookings (spec 2 "/lab"). */
export const readUnits = async (
  db: Connection,
  studentID: number,
): Promise<z.input<typeof lab.units.reply>> => {
  const { cancel_hours, bookings, ...rest } = await unitsOf(db, studentID)
  return { ...rest, bookings: bookings.map((each) => withLimit(each, cancel_hours)) }
}

/** Takes a student and a unit; gives it with her progress, in one statement. 404 for none (spec 2 "/lab/{unitId}"). */
export const readUnit = async (
  db: Connection,
  studentID: number,
  unitID: number,
): Promise<z.input<typeof lab.unit.reply>> => {
  const found = await unitOf(db, studentID, unitID)
  if (found === undefined) throw new Refusal(words.unitNotFound)
  const { cancel_hours, bookings, ...rest } = found
  return { ...rest, bookings: bookings.map((each) => withLimit(each, cancel_hours)) }
}
