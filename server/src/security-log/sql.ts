import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

export const addEvent = defineRowQuery<
  object,
  [
    event: string,
    studentID: number | null,
    code: string | null,
    address: string,
    device: string,
    detail: string,
  ]
>(
  'securityLog.addEvent',
  `with typed as (select coalesce($2, (select id from find_student_by_code($3))) as student_id)
   insert into security_event (event, student_id, code, address, device, detail)
   select $1, t.student_id, coalesce(s.code, ''), $4, $5, $6
   from typed t left join student s on s.id = t.student_id`,
)

export interface LoggedEvent {
  readonly at: string
  readonly event: string
  readonly code: string
  readonly address: string
  readonly device: string
  readonly detail: string
}

/** The events of the last days, oldest first; of one student, or of all for null. */
export const listEvents = defineListQuery<LoggedEvent, [days: number, code: string | null, limit: number]>(
  'securityLog.listEvents',
  `select * from (
     select e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, e.event, e.code,
       e.address, e.device, e.detail
     from security_event e
     where e.at > now() - $1 * interval '1 day' and ($2::text is null or upper(e.code) = upper($2))
     order by e.id desc limit $3) newest
   order by id`,
)
