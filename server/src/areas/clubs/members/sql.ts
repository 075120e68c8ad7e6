import type * as z from 'zod/mini'
import type { clubs } from '#contract/campus/clubs.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { ownClub, ownRole, type Position } from '../sql.ts'

type Member = z.input<typeof clubs.members.reply>['members'][number]

/** The members; for the head also applicants, invited students and all numbers. Empty if the student is not a member. */
export const findMembers = defineRowQuery<
  Pick<Position, 'role'> & { readonly members: Member[] },
  [studentID: number, clubID: number]
>(
  'clubs.findMembers',
  `select ${ownRole} as role, (
       select coalesce(json_agg(json_build_object('memberID', o.id, 'role', o.role, 'state', o.state,
           'is_me', o.student_id = $1, 'code', case when m.role = 'head' then s.code end,
           'name', case when o.state <> 'invited' then s.fname_ka || ' ' || s.lname_ka end,
           'nameeng', case when o.state <> 'invited' then s.fname_en || ' ' || s.lname_en end)
         order by case o.state when 'asked' then 1 when 'member' then 2 else 3 end,
           case o.role when 'head' then 1 when 'deputy' then 2 else 3 end, s.lname_ka, s.fname_ka, o.id), '[]')
       from club_member o join student s on s.id = o.student_id
       where o.club_id = c.id and m.state = 'member' and (o.state = 'member' or m.role = 'head')) as members
   from ${ownClub}`,
  ['int', 'int'],
)

interface MemberRow {
  readonly studentID: number
  readonly role: 'head' | 'deputy' | 'member'
  readonly state: 'asked' | 'invited' | 'member'
}

export const findMember = defineRowQuery<MemberRow, [clubID: number, memberID: number]>(
  'clubs.findMember',
  'select student_id as "studentID", role, state from club_member where club_id = $1 and id = $2',
)

export const findMembership = defineRowQuery<
  MemberRow & { readonly memberID: number },
  [clubID: number, studentID: number]
>(
  'clubs.findMembership',
  `select id as "memberID", student_id as "studentID", role, state from club_member where club_id = $1 and student_id = $2`,
)

/** The active student with this number, in any case of letters. */
export const findStudentByCode = defineRowQuery<{ readonly studentID: number }, [code: string]>(
  'clubs.findStudentByCode',
  'select id as "studentID" from find_student_by_code($1) where is_active',
)

export const countInvitations = defineOneRowQuery<{ readonly count: number }, [clubID: number]>(
  'clubs.countInvitations',
  `select count(*)::int as count from club_member where club_id = $1 and state = 'invited'`,
)

/** Adds the student in this state, or changes theirs, and notifies their open pages. */
export const saveMember = defineRowQuery<object, [clubID: number, studentID: number, state: string]>(
  'clubs.saveMember',
  `with saved as (
     insert into club_member (club_id, student_id, state) values ($1, $2, $3)
     on conflict (club_id, student_id) do update set state = excluded.state, at = now() returning student_id)
   select pg_notify('answers', student_id::text) from saved`,
)

/** Shows the head's open pages what has changed. */
export const notifyHead = defineRowQuery<object, [clubID: number]>(
  'clubs.notifyHead',
  `select pg_notify('answers', student_id::text) from club_member where club_id = $1 and role = 'head'`,
)

/** Events between a club and a student. */
export type ClubEvent =
  | 'invited'
  | 'asked'
  | 'accepted'
  | 'refused'
  | 'joined'
  | 'declined'
  | 'removed'
  | 'head'

/** SQL: the membership `m` of the student $2 in the club $1, and who gets the notification: the head when $3 is true. */
const membership = `club_member m join club_member h on h.club_id = m.club_id and h.role = 'head'
     cross join lateral (select case when $3 then h.student_id else m.student_id end as student_id) recipient
     where m.club_id = $1 and m.student_id = $2`
/** The new head may become head again. */
const event = (what: string) => `'club ' || m.id || ' ' || ${what}`

/** Notifies the student or the head of what has happened to the membership. */
export const addMemberNotification = defineRowQuery<
  object,
  [clubID: number, studentID: number, isForHead: boolean, what: ClubEvent]
>(
  'clubs.addMemberNotification',
  `select add_notification('club', ${event(`$4::text || case when $4 = 'head' then ' ' || txid_current() else '' end`)}, null,
     (select jsonb_build_object('what', $4::text, 'club', c.id, 'name_ka', r.name_ka, 'name_en', r.name_en)
      from club c join club_revision r on r.id = c.approved_revision_id where c.id = $1),
     array[recipient.student_id])
   from ${membership}`,
)

/** Deletes the notification of a request or an invitation that is withdrawn. */
export const deleteMemberNotification = defineRowQuery<
  object,
  [clubID: number, studentID: number, isForHead: boolean, what: ClubEvent]
>(
  'clubs.deleteMemberNotification',
  `with withdrawn as (delete from notification where event in (select ${event('$4::text')} from ${membership}))
   select notify_students(array[recipient.student_id]) from ${membership}`,
)

export const deleteMember = defineRowQuery<object, [clubID: number, studentID: number]>(
  'clubs.deleteMember',
  `with deleted as (delete from club_member where club_id = $1 and student_id = $2 returning student_id)
   select pg_notify('answers', student_id::text) from deleted`,
)

export const saveRole = defineRowQuery<object, [clubID: number, studentID: number, role: string]>(
  'clubs.saveRole',
  `with saved as (update club_member set role = $3 where club_id = $1 and student_id = $2 returning student_id)
   select pg_notify('answers', student_id::text) from saved`,
)
