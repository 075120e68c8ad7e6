import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

/** With `isCounted` an event like it of the last hour is counted in its row. */
export const addEvent = defineRowQuery<
  object,
  [
    event: string,
    studentID: number | null,
    code: string | null,
    address: string,
    device: string,
    detail: string,
    isCounted: boolean,
    staffID: number | null,
    email: string | null,
  ]
>(
  'securityLog.addEvent',
  `with typed as (
       select coalesce($2, (select id from find_student_by_code($3))) as student_id,
         coalesce($8, (select id from staff_member where email = lower($9))) as staff_id),
     repeated as (
       update security_event e set times = e.times + 1, last_at = now()
       from (
         select max(r.id) as id from security_event r, typed t
         where $7 and r.address = $4 and r.event = $1 and r.at > now() - interval '1 hour'
           and r.student_id is not distinct from t.student_id
           and r.staff_member_id is not distinct from t.staff_id and r.device = $5 and r.detail = $6
       ) latest
       where e.id = latest.id returning e.id)
   insert into security_event (event, student_id, staff_member_id, code, address, device, detail)
   select $1, t.student_id, t.staff_id, coalesce(s.code, m.email, ''), $4, $5, $6
   from typed t left join student s on s.id = t.student_id left join staff_member m on m.id = t.staff_id
   where not exists (select from repeated)`,
)

export interface LoggedEvent {
  readonly at: string
  readonly event: string
  readonly code: string
  readonly address: string
  readonly device: string
  readonly detail: string
  /** How often it happened until `last_at`. */
  readonly times: number
  readonly last_at: string
}

/** The events of the last days, oldest first; of one student, or of all for null. */
export const listEvents = defineListQuery<LoggedEvent, [days: number, code: string | null, limit: number]>(
  'securityLog.listEvents',
  `select * from (
     select e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, e.event, e.code,
       e.address, e.device, e.detail, e.times,
       to_char(e.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_at
     from security_event e
     where e.at > now() - $1 * interval '1 day' and ($2::text is null or upper(e.code) in (upper($2), (select upper(code) from find_student_by_code($2))))
     order by e.id desc limit $3) newest
   order by id`,
)
