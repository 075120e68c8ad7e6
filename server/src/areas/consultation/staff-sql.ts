import type * as z from 'zod/mini'
import type { consultationStaff } from '#contract/staff/consultation-staff.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { lockThenRead } from '#server/db/lock-then-read.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'
import { today } from '#server/time-zone/sql.ts'

type Times = z.input<typeof consultationStaff.times.reply>
type Caller = [staffID: number, operation: string]

/** SQL: `p` is the psychologist who the caller is. */
const isCaller = `p.staff_member_id = $1 and ${inHeldScopes({ school: 'p.school_id' })}`
const time = (column: string) => `to_char(${column}, 'HH24:MI')`

/** Locks the psychologist who the caller is: times are opened one request after another, so that none overlap. */
export const lockCounsellor = defineRowQuery<{ readonly bookableID: number; readonly today: string }, Caller>(
  'consultation.lockCounsellor',
  `with ${heldScopes} select p.id as "bookableID", ${today} as today from bookable p where ${isCaller}
   for no key update of p`,
)

const bookingJson = `json_build_object('bookingID', b.id, 'student', json_build_object('code', s.code,
         'fname', s.fname_ka, 'lname', s.lname_ka, 'fnameeng', s.fname_en, 'lnameeng', s.lname_en,
         'email', s.university_email, 'phone', s.phone), 'is_online', b.is_online, 'text', b.text, 'status', b.status,
       'place', case when b.status = 'confirmed' then b.answer end, 'reason', case when b.status = 'rejected' then b.answer end,
       'sent_at', b.sent_at)`

/** The times of four weeks from a day on, each with its last booking that was not cancelled. */
export const loadTimes = defineOneRowQuery<Times, [...Caller, from: string | null]>(
  'consultation.loadTimes',
  `with ${heldScopes}, own as (select p.id from bookable p where ${isCaller}),
     span as (select coalesce($3::date, ${today}) as day)
   select span.day as "from", span.day + 27 as "to",
     (select count(*)::int from booking b join booking_item i on i.booking_id = b.id and i.bookable_id in (select id from own)
      where b.status = 'sent' and b.day >= ${today}) as waiting,
     (select coalesce(json_agg(json_build_object('slotID', t.id, 'date', t.day, 'start', ${time('t.starts')},
         'end', ${time('t.ends')}, 'booking', (
           select ${bookingJson} from booking b join student s on s.id = b.student_id
           where b.time_id = t.id and b.status <> 'cancelled'
           order by b.status in ('sent', 'confirmed') desc, b.id desc limit 1)) order by t.day, t.starts), '[]')
      from booking_time t where t.bookable_id in (select id from own) and t.day between span.day and span.day + 27
        and (t.is_open or exists (
          select from booking b where b.time_id = t.id and b.status in ('sent', 'confirmed')))) as times
   from span`,
)

/** Opens times; those that were open already are skipped. */
export const openTimes = defineOneRowQuery<
  { readonly added: number },
  [bookableID: number, days: readonly string[], starts: readonly string[], ends: readonly string[]]
>(
  'consultation.openTimes',
  `with a as (
     insert into booking_time (bookable_id, day, starts, ends)
     select $1, d::date, s::time, e::time from unnest($2::text[], $3::text[], $4::text[]) w (d, s, e)
     -- Neither the same time, nor one that overlaps another.
     where not exists (
       select from booking_time t
       where t.bookable_id = $1 and t.is_open and t.day = d::date and t.starts < e::time and t.ends > s::time)
     on conflict (bookable_id, day, starts) do update set is_open = true, ends = excluded.ends returning 1)
   select count(*)::int as added from a`,
)

const lockOwnTime = defineRowQuery<{ readonly isBooked: boolean }, [...Caller, slotID: number]>(
  'consultation.lockTime',
  `with ${heldScopes}
   select exists (select from booking b where b.time_id = t.id and b.status in ('sent', 'confirmed')) as "isBooked"
   from booking_time t join bookable p on p.id = t.bookable_id
   where t.id = $3 and t.is_open and ${isCaller} for update of t`,
)

/** Locks one of the caller's times. */
export const lockTime = lockThenRead(lockOwnTime)

export const closeTime = defineListQuery<object, [slotID: number]>(
  'consultation.closeTime',
  'update booking_time set is_open = false where id = $1',
)

export const lockConsultation = defineRowQuery<
  { readonly status: string; readonly studentID: number },
  [...Caller, bookingID: number]
>(
  'consultation.lock',
  `with ${heldScopes}
   select b.status, b.student_id as "studentID"
   from booking b join booking_item i on i.booking_id = b.id join bookable p on p.id = i.bookable_id
   where b.id = $3 and b.kind = 'consultation' and ${isCaller} for update of b`,
)

/** Saves the answer and notifies the open pages of the student. */
export const saveAnswer = defineOneRowQuery<
  object,
  [bookingID: number, status: string, answer: string, studentID: number]
>(
  'consultation.saveAnswer',
  `with a as (update booking set status = $2, answer = $3 where id = $1)
   select pg_notify('answers', $4::int::text)`,
)
