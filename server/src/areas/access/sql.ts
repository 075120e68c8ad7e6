import type { HeldPermission, Place, Scope } from '#rules/staff/find-unheld-operations.ts'
import { byName } from '#server/db/by-name.ts'
import { statement } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes, toStaffName } from '#server/staff-permission/in-scope.ts'
import { toOrder, toSortedNames } from '#server/staff-lists/sql.ts'
import type { Connection } from '#server/db/open.ts'

export interface StaffName {
  readonly staffID: number
  readonly email: string
  readonly fname: string
  readonly lname: string
  readonly fnameeng: string
  readonly lnameeng: string
}

type Caller = [staffID: number, operation: string]

/** Everybody who holds the operation anywhere may read the names of the others. */
export const listMembers = defineListQuery<StaffName & { readonly is_active: boolean }, Caller>(
  'access.listMembers',
  `with ${heldScopes}
   select m.id as "staffID", m.email, m.fname_ka as fname, m.lname_ka as lname,
     m.fname_en as fnameeng, m.lname_en as lnameeng, m.is_active
   from staff_member m where exists (select from held) order by m.sort_name_ka, m.id`,
)

interface Named {
  readonly name: string
  readonly nameeng: string
}

interface RoleRow extends Named {
  readonly role: string
  readonly operations: string[]
}

export const listRoles = defineListQuery<RoleRow>(
  'access.listRoles',
  `select r.id as role, r.name_ka as name, r.name_en as nameeng,
     array(select o.operation from staff_role_operation o where o.role_id = r.id order by 1) as operations
   from staff_role r order by r.position`,
)

export const listSchools = defineListQuery<Named & { readonly schoolID: number }, Caller>(
  'access.listSchools',
  `with ${heldScopes}
   select s.id as "schoolID", s.name_ka as name, s.name_en as nameeng from school s
   where ${inHeldScopes({ school: 's.id' })} order by s.id`,
)

export const listProgrammes = defineListQuery<
  Named & { readonly programID: number; readonly schoolID: number },
  Caller
>(
  'access.listProgrammes',
  `with ${heldScopes}
   select p.id as "programID", p.school_id as "schoolID", p.name_ka as name, p.name_en as nameeng from programme p
   where ${inHeldScopes({ school: 'p.school_id', programme: 'p.id' })} order by p.school_id, p.id`,
)

interface GrantRow {
  readonly id: number
  readonly staff: StaffName
  readonly role: (Named & { readonly role: string }) | null
  readonly operation: string | null
  readonly scope: Scope
  readonly place: Named | null
  readonly group: string | null
  readonly starts_at: string
  readonly ends_at: string | null
  readonly given_by: StaffName | null
  readonly is_current: boolean
  readonly can_revoke: boolean
  readonly total: number
}

const isCurrentAt = (time: string) => `g.starts_at <= ${time} and (g.ends_at is null or g.ends_at > ${time})`
const isCurrent = isCurrentAt('now()')
/** now() is the start of the transaction: after a lock wait it lies before the rows that the other transaction added. */
const isCurrentHere = isCurrentAt('clock_timestamp()')
/** The grant `g` with the school, the programme and the group of its scope. */
const grantWithPlace = `staff_grant g
     left join study_group t on t.id = g.group_id
     left join subject u on u.id = t.subject_id
     left join programme p on p.id = g.programme_id
     left join school s on s.id = coalesce(g.school_id, p.school_id, u.school_id)`
const place = { school: 's.id', programme: 'g.programme_id', group: 'g.group_id' }

/** The whole university comes first. */
const placeName = (language: 'ka' | 'en') =>
  `case g.scope when 'university' then '' when 'school' then s.name_${language} when 'programme' then p.name_${language}
    else u.name_${language} || ' ' || t.code end`

/** A page of grants within the scope of the caller; every row repeats `total`. */
export const listGrants = defineListQuery<
  GrantRow,
  [...Caller, search: string, onlyCurrent: boolean, sort: string | null, perPage: number, offset: number]
>(
  'access.listGrants',
  `with ${heldScopes},
     held_to_write as materialized (
       select scope, school_id, programme_id, group_id from staff_permission
       where staff_member_id = $1 and operation = 'access.write')
   select g.id, ${toStaffName('m')} as staff,
     case when r.id is not null then json_build_object('role', r.id, 'name', r.name_ka, 'nameeng', r.name_en) end as role,
     g.operation, g.scope,
     case g.scope
       when 'school' then json_build_object('name', s.name_ka, 'nameeng', s.name_en)
       when 'programme' then json_build_object('name', p.name_ka, 'nameeng', p.name_en)
       when 'group' then json_build_object('name', u.name_ka, 'nameeng', u.name_en) end as place,
     t.code as "group", g.starts_at, g.ends_at, ${toStaffName('b')} as given_by, ${isCurrent} as is_current,
     ${isCurrent} and ${inHeldScopes(place, 'held_to_write')} as can_revoke,
     count(*) over ()::int as total
   from ${grantWithPlace}
     join staff_member m on m.id = g.staff_member_id
     left join staff_member b on b.id = g.given_by
     left join staff_role r on r.id = g.role_id
   where ${inHeldScopes(place)} and (${isCurrent} or not $4)
     and ($3 = '' or has_text(concat_ws(' ', m.fname_ka, m.lname_ka, m.fname_en, m.lname_en, m.email,
       r.name_ka, r.name_en, g.operation), $3))
   order by
     ${toOrder('$5', {
       ...toSortedNames('m'),
       what: byName('coalesce(r.name_ka, g.operation)'),
       whateng: byName('coalesce(r.name_en, g.operation)'),
       where: byName(placeName('ka')),
       whereeng: byName(placeName('en')),
       end: `coalesce(g.ends_at, 'infinity')`,
     })}, g.id desc
   limit $6 offset $7`,
)

const lock = statement<object>('access.lockGrants', `select pg_advisory_xact_lock(hashtext('staff_grant'))`)
/** Grants change one after another: two administrators cannot end each other's at the same time. */
export const lockGrants = (tx: Connection) => tx.row(lock)

export const findActiveMember = defineRowQuery<{ email: string }, [staffID: number]>(
  'access.findActiveMember',
  'select email from staff_member where id = $1 and is_active',
)

/** Somebody's current grants, with the school of each place. */
export const listHeld = defineListQuery<HeldPermission, [staffID: number]>(
  'access.listHeld',
  `select h.operation, h.scope, coalesce(h.school_id, p.school_id, u.school_id) as "schoolID",
     h.programme_id as "programmeID", h.group_id as "groupID", h.ends_at as "endsAt"
   from staff_permission h left join programme p on p.id = h.programme_id
     left join study_group t on t.id = h.group_id left join subject u on u.id = t.subject_id
   where h.staff_member_id = $1`,
)

/** The place that exactly one of the numbers names, with its school. */
export const findPlace = defineRowQuery<
  Place,
  [scope: Scope, schoolID: number | null, programmeID: number | null, groupID: number | null]
>(
  'access.findPlace',
  `select $1::text as scope, null::int as "schoolID", null::int as "programmeID", null::int as "groupID"
     where $1 = 'university'
   union all select 'school', s.id, null, null from school s where $1 = 'school' and s.id = $2
   union all select 'programme', p.school_id, p.id, null from programme p where $1 = 'programme' and p.id = $3
   union all select 'group', u.school_id, null, t.id
     from study_group t join subject u on u.id = t.subject_id where $1 = 'group' and t.id = $4`,
)

/** The end of the day at the university; `isPast` also when it has passed. */
export const loadEndOfDay = defineOneRowQuery<{ endsAt: string; isPast: boolean }, [day: string]>(
  'access.loadEndOfDay',
  `select e.at as "endsAt", e.at <= now() as "isPast"
   from (select (($1::date + 1)::timestamp at time zone (value #>> '{}')) as at from setting where name = 'time_zone') e`,
)

type NewGrant = [
  staffID: number,
  role: string | null,
  operation: string | null,
  scope: Scope,
  schoolID: number | null,
  programmeID: number | null,
  groupID: number | null,
  endsAt: string | null,
]

const isSame = `g.staff_member_id = $1 and g.role_id is not distinct from $2 and g.operation is not distinct from $3
     and g.scope = $4 and g.school_id is not distinct from $5 and g.programme_id is not distinct from $6
     and g.group_id is not distinct from $7`

/** A grant that holds now and says the same. */
export const findSameGrant = defineRowQuery<{ id: number }, NewGrant>(
  'access.findSameGrant',
  `select g.id from staff_grant g where ${isSame} and ${isCurrentHere} and g.ends_at is not distinct from $8::timestamptz
   order by g.id limit 1`,
)

export const addGrant = defineOneRowQuery<{ id: number }, [...NewGrant, givenBy: number | null]>(
  'access.addGrant',
  `insert into staff_grant (staff_member_id, role_id, operation, scope, school_id, programme_id, group_id, ends_at, given_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
)

interface FoundGrant extends Place {
  readonly id: number
  readonly staffID: number
  readonly email: string
  readonly role: string | null
  readonly operation: string | null
  readonly endsAt: string | null
  readonly isCurrent: boolean
}

const foundColumns = `g.id, m.id as "staffID", m.email, g.role_id as role, g.operation, g.scope, s.id as "schoolID",
     g.programme_id as "programmeID", g.group_id as "groupID", g.ends_at as "endsAt", ${isCurrentHere} as "isCurrent"`

/** A grant within the scope of the caller; an id outside it is not found. */
export const findGrant = defineRowQuery<FoundGrant, [...Caller, grantID: number]>(
  'access.findGrant',
  `with ${heldScopes}
   select ${foundColumns} from ${grantWithPlace} join staff_member m on m.id = g.staff_member_id
   where g.id = $3 and ${inHeldScopes(place)}`,
)

/** Every current grant of a member of staff, for the command line. */
export const listStaffGrants = defineListQuery<FoundGrant, [staffID: number]>(
  'access.listStaffGrants',
  `select ${foundColumns} from ${grantWithPlace} join staff_member m on m.id = g.staff_member_id
   where g.staff_member_id = $1 and ${isCurrent} order by g.id`,
)

export const endGrant = defineOneRowQuery<{ endsAt: string }, [grantID: number, revokedBy: number | null]>(
  'access.endGrant',
  `update staff_grant set ends_at = greatest(now(), starts_at), revoked_by = $2 where id = $1 returning ends_at as "endsAt"`,
)

/** Administrators of the whole university, without an end. */
export const countAdministrators = defineOneRowQuery<{ administrators: number }>(
  'access.countAdministrators',
  `select count(distinct g.staff_member_id)::int as administrators
   from staff_grant g join staff_member m on m.id = g.staff_member_id and m.is_active
   where g.role_id = 'administrator' and g.scope = 'university' and g.starts_at <= clock_timestamp()
     and g.ends_at is null`,
)
