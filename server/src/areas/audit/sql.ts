import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { toOrder, toSortedNames } from '#server/staff-lists/sql.ts'
import { heldScopes, inHeldScopes, toStaffName } from '#server/staff-permission/in-scope.ts'
import { zone } from '#server/time-zone/sql.ts'

interface StaffName {
  readonly staffID: number
  readonly email: string
  readonly fname: string
  readonly lname: string
  readonly fnameeng: string
  readonly lnameeng: string
}

interface StudentName {
  readonly studentID: number
  readonly code: string
  readonly fname: string
  readonly lname: string
  readonly fnameeng: string
  readonly lnameeng: string
}

interface AuditRow {
  readonly id: number
  readonly at: string
  readonly staff: StaffName | null
  readonly operation: string
  readonly entity: string
  readonly entity_id: number | null
  readonly student: StudentName | null
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
  readonly request: string
  readonly total: number
}

type Caller = [staffID: number, operation: string]

/** Further pages are not counted: nobody reads that many. */
const maxCounted = 10_000

const isWithin = inHeldScopes({ school: 'a.school_id', programme: 'st.programme_id' })
const dayStart = (day: string) => `((${day})::timestamp at time zone ${zone})`

/** One page of the audit log, limited to the caller's scope. Every row repeats `total`, capped at 10,000. */
export const listAudit = defineListQuery<
  AuditRow,
  [
    ...Caller,
    from: string | null,
    to: string | null,
    byStaffID: number | null,
    student: string | null,
    filterOperation: string | null,
    entity: string | null,
    sort: string | null,
    perPage: number,
    offset: number,
  ]
>(
  'audit.listAudit',
  `with ${heldScopes},
     matching as (
       select a.id from audit a left join student st on st.id = a.student_id
       where ${isWithin}
         and ($3::date is null or a.at >= ${dayStart('$3::date')})
         and ($4::date is null or a.at < ${dayStart('$4::date + 1')})
         and ($5::int is null or a.staff_member_id = $5)
         and ($6::text is null or st.id = (select id from find_student_by_code($6)))
         and ($7::text is null or a.operation = $7)
         and ($8::text is null or a.entity = $8)
       order by case when $9 = 'at' then a.id end, a.id desc
       limit ${maxCounted}),
     shown as (
       select a.id, count(*) over ()::int as total,
         row_number() over (order by ${toOrder('$9', { ...toSortedNames('m'), entity: 'a.entity', at: 'a.id' })}, a.id desc)
           as position
       from matching join audit a on a.id = matching.id left join staff_member m on m.id = a.staff_member_id
       order by position limit $10 offset $11)
   select a.id, a.at, ${toStaffName('m')} as staff, a.operation, a.entity, a.entity_id,
     case when st.id is not null then json_build_object('studentID', st.id, 'code', st.code, 'fname', st.fname_ka,
       'lname', st.lname_ka, 'fnameeng', st.fname_en, 'lnameeng', st.lname_en) end as student,
     a.before, a.after, a.request_id as request, shown.total
   from shown join audit a on a.id = shown.id
     left join staff_member m on m.id = a.staff_member_id left join student st on st.id = a.student_id
   order by shown.position`,
)

interface Filters {
  readonly staff: StaffName[]
  readonly operations: string[]
  readonly entities: string[]
}

/** The values that occur in the rows that the caller may read. */
export const loadAuditFilters = defineOneRowQuery<Filters, Caller>(
  'audit.loadAuditFilters',
  `with ${heldScopes},
     readable as materialized (
       select a.staff_member_id, a.operation, a.entity
       from audit a left join student st on st.id = a.student_id where ${isWithin})
   select
     coalesce((select json_agg(${toStaffName('m')} order by m.sort_name_ka, m.id) from staff_member m
       where m.id in (select staff_member_id from readable)), '[]') as staff,
     array(select distinct operation from readable order by 1) as operations,
     array(select distinct entity from readable order by 1) as entities`,
)
