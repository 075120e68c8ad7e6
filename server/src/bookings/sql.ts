import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

type BookingKind = 'consultation' | 'camera' | 'cinematography'
type BookOutcome = 'ok' | 'no_time' | 'no_item' | 'past' | 'too_many' | 'taken' | 'key_of_another'

/** Books a time that was opened, or equipment for a time; see the function of the database. */
export const book = defineOneRowQuery<
  { readonly outcome: BookOutcome; readonly booking_id: number | null; readonly taken_id: number | null },
  [
    studentID: number,
    kind: BookingKind,
    items: readonly number[],
    timeID: number | null,
    day: string | null,
    start: string | null,
    end: string | null,
    isOnline: boolean,
    text: string | null,
    key: string | null,
  ]
>('bookings.book', 'select * from book($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)')

export const cancelBooking = defineOneRowQuery<
  { readonly outcome: 'ok' | 'none' | 'answered' | 'late' },
  [studentID: number, kinds: readonly BookingKind[], bookingID: number]
>('bookings.cancel', 'select cancel_booking($1, $2, $3) as outcome')
