import type { BookableSlot } from '#rules/lab/lab-booking.ts'
import { statement, type Connection } from '#server/db/open.ts'

const zone = `(select value #>> '{}' from setting where name = 'time_zone')`

/** A slot that is locked, with what decides whether it can be booked. */
export interface LockedSlot extends BookableSlot {
  readonly unitID: number
  readonly date: string
  readonly start: string
  readonly end: string
}

const slot = statement<LockedSlot>(
  'lab.lockSlot',
  `select o.id as "slotID", o.unit_id as "unitID", o.day as date, o.starts as start, o.ends as end,
     (o.day + o.starts) at time zone ${zone} as starts_at, (o.day + o.ends) at time zone ${zone} as ends_at,
     o.capacity - o.taken as free
   from lab_slot o where o.unit_id = $1 and o.id = $2 for no key update`,
)
/** Locks a slot of a unit and gives it, or undefined when the unit has none of that number. */
export const lockSlot = (tx: Connection, unitID: number, slotID: number) => tx.row(slot, [unitID, slotID])

/** What a student has booked, and by which attempt; what she gave up is there for its attempt alone. */
export interface BookingRow {
  readonly bookingID: number
  readonly slotID: number
  readonly attempt_key: string | null
  readonly starts_at: string
  readonly ends_at: string
  readonly is_held: boolean
}

const ownStatement = statement<{
  readonly now: string
  readonly cancel_hours: number
  readonly bookings: BookingRow[]
}>(
  'lab.ownBookings',
  `select clock_timestamp() as now,
     (select (value #>> '{}')::float8 from setting where name = 'lab_cancel_hours') as cancel_hours,
     (
       select coalesce(json_agg(json_build_object('bookingID', b.id, 'slotID', o.id, 'attempt_key', b.attempt_key,
         'starts_at', (o.day + o.starts) at time zone ${zone}, 'ends_at', (o.day + o.ends) at time zone ${zone},
         'is_held', b.cancelled_at is null) order by b.id), '[]')
       from lab_booking b join lab_slot o on o.id = b.slot_id where b.student_id = $1
     ) as bookings`,
)
/** Gives all that a student has ever booked, and the time. */
export const loadOwnBookings = async (tx: Connection, studentID: number) =>
  (await tx.row(ownStatement, [studentID]))!

const insertBooking = statement<{ id: number }>(
  'lab.book',
  'insert into lab_booking (student_id, slot_id, attempt_key) values ($1, $2, $3) returning id',
)
/** Books a slot; the database counts it, and takes no more than there is room for. */
export const saveBooking = async (tx: Connection, studentID: number, slotID: number, key: string | null) =>
  (await tx.row(insertBooking, [studentID, slotID, key]))!.id

const cancelStatement = statement<object>(
  'lab.cancel',
  'update lab_booking set cancelled_at = now() where id = $1 and cancelled_at is null',
)
/** Gives a booked time up. */
export const saveCancellation = (tx: Connection, bookingID: number) => tx.row(cancelStatement, [bookingID])

const bookingStatement = statement<BookingRow & { readonly now: string; readonly cancel_hours: number }>(
  'lab.ownBooking',
  `select b.id as "bookingID", o.id as "slotID", b.attempt_key, (o.day + o.starts) at time zone ${zone} as starts_at,
     (o.day + o.ends) at time zone ${zone} as ends_at, b.cancelled_at is null as is_held, clock_timestamp() as now,
     (select (value #>> '{}')::float8 from setting where name = 'lab_cancel_hours') as cancel_hours
   from lab_booking b join lab_slot o on o.id = b.slot_id
   where b.student_id = $1 and o.unit_id = $2 and b.id = $3`,
)
/** Gives one booking of a student in a unit, or undefined when she has none of that number. */
export const loadOwnBooking = (tx: Connection, studentID: number, unitID: number, bookingID: number) =>
  tx.row(bookingStatement, [studentID, unitID, bookingID])
