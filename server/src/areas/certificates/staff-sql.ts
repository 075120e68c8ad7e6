import type * as z from 'zod/mini'
import type { certificatesStaff } from '#contract/staff/certificates-staff.ts'
import { certificateState, certificateStateAt, joinReplacement } from '#server/certificates/sql.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { matchesStudent, toOrder, toSortedNames } from '#server/staff-lists/sql.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type List = z.input<typeof certificatesStaff.list.reply>
type Caller = [staffID: number, operation: string]

const certificate = `certificate f join student s on s.id = f.student_id join programme m on m.id = s.programme_id`
const isWithin = inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })

const order = toOrder('$8', {
  ...toSortedNames('found'),
  number: 'found.number',
  issued: 'found.issued_at',
  state: 'found.state',
})

/** One page of the certificates in the caller's scope, newest first or in the order of a column. */
export const loadCertificates = defineOneRowQuery<
  Pick<List, 'items' | 'total'>,
  [
    ...Caller,
    perPage: number,
    page: number,
    search: string,
    code: string | null,
    state: string | null,
    sort: string | null,
    words: string,
    kind: string | null,
  ]
>(
  'certificates.loadForStaff',
  `with ${heldScopes},
   found as (
     select f.id as "certificateID", f.kind, f.locale, f.number, f.code, s.id as "studentID",
       s.code as student_code,
       s.fname_ka || ' ' || s.lname_ka as name, s.fname_en || ' ' || s.lname_en as nameeng, f.addressee, f.issued_at,
       s.fname_ka, s.lname_ka, s.fname_en, s.lname_en, s.sort_name_ka, s.sort_name_en,
       ${certificateState} as state, ${certificateStateAt} as state_at, f.revoke_reason as reason
     from ${certificate} ${joinReplacement}
     where ${isWithin} and ($10::text is null or f.kind = $10) and (f.code = $6 or strpos(f.number, $5) > 0 or ${matchesStudent('$5', '$9')}))
   select (select count(*)::int from found where $7::text is null or state = $7) as total,
     (select coalesce(json_agg(to_json(p) order by p.position), '[]') from (
        select *, row_number() over (order by ${order}, "certificateID" desc) as position
        from found where $7::text is null or state = $7
        order by position limit $3 offset ($4 - 1) * $3) p) as items`,
  ['int', 'text', 'int', 'int', 'text', 'text', 'text', 'text', 'text', 'text'],
)

interface LockedCertificate {
  readonly studentID: number
  readonly number: string
  readonly reason: string | null
}

/** A certificate in the caller's scope, which no other transaction changes until this one ends. */
export const lockCertificate = defineRowQuery<LockedCertificate, [...Caller, certificateID: number]>(
  'certificates.lockForStaff',
  `with ${heldScopes}
   select f.student_id as "studentID", f.number, f.revoke_reason as reason
   from ${certificate} where f.id = $3 and ${isWithin} for update of f`,
)

/** Revokes a certificate, or with null makes it valid again. */
export const saveRevocation = defineRowQuery<object, [certificateID: number, reason: string | null]>(
  'certificates.saveRevocation',
  `update certificate set revoke_reason = $2::text, revoked_at = case when $2::text is null then null else now() end where id = $1`,
)
