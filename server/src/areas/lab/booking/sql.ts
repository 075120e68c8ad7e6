import type { BookableSlot } from '#rules/lab/lab-booking.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { zone } from '#server/time-zone/sql.ts'

/** A locked slot with the facts on which a booking is decided. */
export interface LockedSlot extends BookableSlot {
  readonly unitID: number
  readonly date: string
  readonly start: string
  readonly end: string
}

/** Undefined when the unit has no slot of that number. */
export const lockSlot = defineRowQuery<LockedSlot, [unitID: number, slotID: number]>(
  'lab.lockSlot',
  `select o.id as "slotID", o.unit_id as "unitID", o.day as date, o.starts as start, o.ends as end,
     (o.day + o.starts) at time zone ${zone} as starts_at, (o.day + o.ends) at time zone ${zone} as ends_at,
     o.capacity - o.taken as free
   from lab_slot o where o.unit_id = $1 and o.id = $2 for no key update`,
)

/** A booking and its attempt; cancelled ones are included for their attempt only. */
export interface BookingRow {
  readonly bookingID: number
  readonly slotID: number
  readonly attempt_key: string | null
  readonly starts_at: string
  readonly ends_at: string
  readonly is_held: boolean
}

/** All bookings that the student has ever made, and the time. */
export const loadOwnBookings = defineOneRowQuery<
  {
    readonly now: string
    readonly cancel_hours: number
    readonly bookings: BookingRow[]
  },
  [studentID: number]
>(
  'lab.loadOwnBookings',
  `select clock_timestamp() as now,
     (select (value #>> '{}')::float8 from setting where name = 'lab_cancel_hours') as cancel_hours,
     (
       select coalesce(json_agg(json_build_object('bookingID', b.id, 'slotID', o.id, 'attempt_key', b.attempt_key,
         'starts_at', (o.day + o.starts) at time zone ${zone}, 'ends_at', (o.day + o.ends) at time zone ${zone},
         'is_held', b.cancelled_at is null) order by b.id), '[]')
       from lab_booking b join lab_slot o on o.id = b.slot_id where b.student_id = $1
     ) as bookings`,
)

const insertBooking = statement<{ id: number }>(
  'lab.saveBooking',
  'insert into lab_booking (student_id, slot_id, attempt_key) values ($1, $2, $3) returning id',
)
/** Books a slot; a trigger counts it and refuses more than its capacity. */
export const saveBooking = async (tx: Connection, studentID: number, slotID: number, key: string | null) =>
  (await tx.row(insertBooking, [studentID, slotID, key]))!.id

export const saveCancellation = defineRowQuery<object, [bookingID: number]>(
  'lab.cancelBooking',
  'update lab_booking set cancelled_at = now() where id = $1 and cancelled_at is null',
)

/** Undefined when the student has no booking of that number in the unit. */
export const loadOwnBooking = defineRowQuery<
  BookingRow & { readonly now: string; readonly cancel_hours: number },
  [studentID: number, unitID: number, bookingID: number]
>(
  'lab.loadBooking',
  `select b.id as "bookingID", o.id as "slotID", b.attempt_key, (o.day + o.starts) at time zone ${zone} as starts_at,
     (o.day + o.ends) at time zone ${zone} as ends_at, b.cancelled_at is null as is_held, clock_timestamp() as now,
     (select (value #>> '{}')::float8 from setting where name = 'lab_cancel_hours') as cancel_hours
   from lab_booking b join lab_slot o on o.id = b.slot_id
   where b.student_id = $1 and o.unit_id = $2 and b.id = $3`,
)
