import type * as z from 'zod/mini'
import type { groupsStaff } from '#contract/staff/groups-staff.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import { countChanges } from '#server/answering/sql.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string, requestID: number]
type Request = Omit<z.input<typeof groupsStaff.entry.reply>, 'version'> & { readonly changes: number }

const request = `group_request r join student s on s.id = r.student_id join programme m on m.id = s.programme_id`
const isWithin = `r.id = $3 and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`

export const loadRequest = defineRowQuery<Request, Caller>(
  'groups.loadRequestForStaff',
  `with ${heldScopes}
   select r.student_id as "studentID", r.id as "requestID", ${countChanges('group_request', 'r.id')} as changes, b.name_ka as subject,
     b.name_en as subjecteng, b.code as subject_code, w.name_ka as day, w.name_en as dayeng,
     left(l.starts::text, 5) as time, r.status,
     (select count(*)::int from group_request o
      where o.subject_id = r.subject_id and o.semester_id = r.semester_id and (o.status = 'sent' or o.id = r.id)) as requests,
     g.groups, g.free_seats
   from ${request} join subject b on b.id = r.subject_id
     left join weekday w on w.id = r.weekday left join lecture_start l on l.id = r.lecture_start_id
     cross join lateral (
       select count(*)::int as groups, coalesce(sum(greatest(g.capacity - g.taken, 0)), 0)::int as free_seats
       from study_group g where g.subject_id = r.subject_id and g.semester_id = r.semester_id and g.is_open) g
   where ${isWithin}`,
)

export const lockRequest = defineRowQuery<LockedEntry, Caller>(
  'groups.lockRequestForStaff',
  `with ${heldScopes}
   select r.student_id as "studentID", r.created_at as "sentAt", r.status as state,
     json_build_object('status', r.status, 'answer', r.answer_ka) as before
   from ${request} where ${isWithin} for update of r`,
)

/** No row when the student has asked for the subject again: one request of it may wait. */
export const saveRequestAnswer = defineRowQuery<
  { id: number },
  [requestID: number, status: string, answer: string | null]
>(
  'groups.saveRequestAnswer',
  `update group_request r set status = $2, answer_ka = $3, answer_en = $3
   where r.id = $1 and ($2 <> 'sent' or not exists (
     select from group_request o where o.student_id = r.student_id and o.semester_id = r.semester_id
       and o.subject_id = r.subject_id and o.status = 'sent' and o.id <> r.id))
   returning r.id`,
)
