import type * as z from 'zod/mini'
import type { consultation } from '#contract/administration/consultation.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { zone } from '#server/time-zone/sql.ts'

type Page = z.input<typeof consultation.times.reply>
type Booking = Page['bookings'][number]

const time = (column: string) => `to_char(${column}, 'HH24:MI')`
const isAhead = (alias: string, column: string) =>
  `(${alias}.day + ${alias}.${column}) at time zone ${zone} > now()`

/** SQL: the consultation `b` with the psychologist `p`, of the kind `k`, as its student reads it. */
const bookingJson = `json_build_object('bookingID', b.id, 'slotID', b.time_id, 'date', b.day, 'start', ${time('b.starts')},
       'end', ${time('b.ends')}, 'name', p.name_ka, 'nameeng', p.name_en,
       'email', (select m.email from staff_member m where m.id = p.staff_member_id), 'is_online', b.is_online, 'status', b.status,
       'place', case when b.status = 'confirmed' then b.answer end, 'reason', case when b.status = 'rejected' then b.answer end,
       'text', b.text, 'can_cancel_until', case when b.status in ('sent', 'confirmed')
         then (b.day + b.starts) at time zone ${zone} - make_interval(hours => k.cancel_hours) end)`
const joined = `booking b join booking_kind k on k.kind = b.kind join booking_item i on i.booking_id = b.id
     join bookable p on p.id = i.bookable_id`

/** A free time, with the only school that it is for. */
type FreeTime = Page['slots'][number] & { readonly schoolID: number | null }

/** The office's text and every free time. It is the same for all students: simultaneous reads share it. */
export const loadFreeTimes = defineOneRowQuery<
  Omit<Page, 'slots' | 'bookings'> & { readonly slots: readonly FreeTime[] }
>(
  'consultation.loadFreeTimes',
  `select k.about_ka as about, k.about_en as abouteng,
     (select coalesce(json_agg(json_build_object('slotID', t.id, 'date', t.day, 'start', ${time('t.starts')},
         'end', ${time('t.ends')}, 'capacity', p.capacity, 'free', p.capacity - booked.count,
         'name', p.name_ka, 'nameeng', p.name_en, 'schoolID', p.school_id) order by t.day, t.starts, t.id), '[]')
      from booking_time t join bookable p on p.id = t.bookable_id and p.kind = 'consultation' and p.is_open
      cross join lateral (select count_bookings(p.id, t.day, t.starts, t.ends) as count offset 0) booked
      where t.is_open and ${isAhead('t', 'starts')} and p.capacity > booked.count) as slots
   from booking_kind k where k.kind = 'consultation'`,
  [],
)

/** The school of the student, and their consultations that are not over. */
export const loadOwnConsultations = defineOneRowQuery<
  Pick<Page, 'bookings'> & { readonly schoolID: number },
  [studentID: number]
>(
  'consultation.loadOwn',
  `select m.school_id as "schoolID", (
       select coalesce(json_agg(${bookingJson} order by b.day, b.starts), '[]') from ${joined}
       where b.student_id = s.id and b.kind = 'consultation' and b.status <> 'cancelled' and ${isAhead('b', 'ends')})
       as bookings
   from student s join programme m on m.id = s.programme_id where s.id = $1`,
  ['int'],
)

/** A consultation of the student. */
export const loadConsultation = defineOneRowQuery<{ readonly booking: Booking }, [bookingID: number]>(
  'consultation.loadOne',
  `select ${bookingJson} as booking from ${joined} where b.id = $1`,
)
