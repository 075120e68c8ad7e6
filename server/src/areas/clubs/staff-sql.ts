import type * as z from 'zod/mini'
import type { clubsStaff } from '#contract/staff/clubs-staff.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import { countChanges } from '#server/answering/sql.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'
import { pictureAddress } from './sql.ts'

type Caller = [staffID: number, operation: string, revisionID: number]
type Revision = Omit<z.input<typeof clubsStaff.entry.reply>, 'version'> & {
  readonly changes: number
  readonly revision: string
}

const revision = `club_revision r join club c on c.id = r.club_id
   join club_member h on h.club_id = c.id and h.role = 'head'
   join student s on s.id = h.student_id join programme m on m.id = s.programme_id`
const isWithin = `r.id = $3 and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`
const state = `case r.status when 'in_progress' then 'sent' else r.status end`
/** The head withdraws it, and hands the club over; everything else is changed by answers. */
const changed = `case when r.status = 'withdrawn' then r.status else h.student_id::text end`

export const loadRevisionForStaff = defineRowQuery<Revision, Caller>(
  'clubs.loadForStaff',
  `with ${heldScopes}
   select h.student_id as "studentID", r.id as "revisionID", ${countChanges('club', 'r.id')} as changes, ${changed} as revision, r.name_ka as name,
     r.name_en as nameeng, r.description_ka as description, r.description_en as descriptioneng,
     ${pictureAddress('r')} as picture, ${state} as status, r.reason, r.closing_reason,
     (select count(*)::int from club_member o where o.club_id = c.id and o.state = 'member') as members,
     (select json_build_object('name', a.name_ka, 'nameeng', a.name_en, 'description', a.description_ka,
        'descriptioneng', a.description_en, 'picture', ${pictureAddress('a')})
      from club_revision a where a.id = c.approved_revision_id and a.id <> r.id) as current
   from ${revision} where ${isWithin}`,
)

export interface LockedRevision extends LockedEntry {
  readonly clubID: number
  readonly isClosing: boolean
}

export const lockRevision = defineRowQuery<LockedRevision, Caller>(
  'clubs.lockForStaff',
  `with ${heldScopes}
   select h.student_id as "studentID", r.sent_at as "sentAt", ${state} as state, ${changed} as revision, c.id as "clubID",
     r.closing_reason is not null as "isClosing",
     json_build_object('status', ${state}, 'reason', r.reason, 'approvedRevisionID', c.approved_revision_id) as before
   from ${revision} where ${isWithin} for update of c, r`,
)

/** An approved revision is what everybody sees from now on; an approved closing closes the club, and notifies its members. */
export const saveRevisionAnswer = defineRowQuery<
  object,
  [revisionID: number, clubID: number, status: string, reason: string | null]
>(
  'clubs.saveAnswer',
  `with answered as (
     update club_revision set status = $3, reason = $4 where id = $1 returning closing_reason is not null as is_closing),
   saved as (
     update club c set approved_revision_id = case when is_closing then c.approved_revision_id else $1 end,
       closed_at = case when is_closing then now() end
     from answered where c.id = $2 and $3 = 'approved' returning is_closing)
   select add_notification('club', 'club closed ' || $1, null,
     (select jsonb_build_object('what', 'closed', 'club', $2::int, 'name_ka', name_ka, 'name_en', name_en)
      from club_revision where id = $1),
     array(select student_id from club_member where club_id = $2 and role <> 'head'))
   from saved where is_closing`,
)

/** Saves the state before an answer, unless the head has sent another revision since, or withdrawn this one. */
export const restoreRevision = defineRowQuery<
  { readonly id: number },
  [revisionID: number, clubID: number, approvedRevisionID: number | null, isClosing: boolean]
>(
  'clubs.restore',
  `with open as (
     select c.id from club c where c.id = $2 and (c.closed_at is null or $4)
       and not exists (select from club_revision v where v.club_id = c.id and v.id > $1)),
   restored as (
     update club_revision set status = 'in_progress', reason = null
     where id = $1 and status <> 'withdrawn' and exists (select from open) returning club_id),
   deleted_notifications as (delete from notification where event = 'club closed ' || $1 and exists (select from restored)),
   counted as (
     select notify_students(array(select student_id from club_member where club_id = $2)) from restored where $4)
   update club set approved_revision_id = $3, closed_at = null
   from restored left join counted on true where id = restored.club_id returning id`,
)

/** Notifies the open pages of members, invited students and applicants; those of the head follow from the answer. */
export const notifyMembers = defineListQuery<object, [clubID: number]>(
  'clubs.notifyMembers',
  `select pg_notify('answers', student_id::text) from club_member where club_id = $1 and role <> 'head'`,
)
