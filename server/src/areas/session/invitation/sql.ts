import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

/** The parameters of `isInvitee`: a programme or null for all, and after how many days again or null for never. */
type Whom = [programmeID: number | null, againDays: number | null]

/** Without addresses that the university changed while the account was in use, until their hold ends. */
const emails = `(select array_agg(distinct lower(e)) from (values
    ('university_email', s.university_email), ('personal_email', s.personal_email)) v (field, e)
  where e <> '' and not exists (
    select from contact_change c where c.student_id = s.id and c.field = v.field and c.held_until > now()))`

const withoutPassword = `s.is_active and s.password_hash is null and ($1::int is null or s.programme_id = $1)`

const isInvitee = `${withoutPassword} and not exists (
  select from student_invitation i where i.student_id = s.id
    and ($2::int is null or i.invited_at > now() - $2 * interval '1 day'))`

export const countInvitees = defineOneRowQuery<{ invitees: number; invited: number }, Whom>(
  'invitation.countInvitees',
  `select count(*) filter (where ${isInvitee})::int as invitees,
     count(*) filter (where exists (select from student_invitation i where i.student_id = s.id))::int as invited
   from student s where ${withoutPassword} and ${emails} is not null`,
)

/** Active students without a password who have no e-mail address. */
export const listUnreachable = defineListQuery<{ code: string }, [programmeID: number | null]>(
  'invitation.listUnreachable',
  `select s.code from student s where ${withoutPassword} and ${emails} is null order by s.code`,
)

export interface Invitee {
  readonly studentID: number
  readonly code: string
  readonly fname: string
  readonly fnameeng: string
  readonly emails: readonly string[]
}

const lock = statement<object>(
  'invitation.lockInvitations',
  `select pg_advisory_xact_lock(hashtext('student_invitation'))`,
)
/**
 * Batches of invitations are made one after another. A statement of its own: the next one then sees whom the batch before
 * has invited, which no lock of a student's row would show.
 */
export const lockInvitations = (tx: Connection) => tx.row(lock)

/** The next students to be invited. */
export const listInvitees = defineListQuery<Invitee, [...Whom, count: number]>(
  'invitation.listInvitees',
  `select s.id as "studentID", s.code, s.fname_ka as fname, s.fname_en as fnameeng, ${emails} as emails
   from student s where ${isInvitee} and ${emails} is not null
   order by s.id limit $3`,
)

/** The invitations of one batch as JSON: `studentID`, `link` (the hash in hexadecimal), `emails`, `subject`, `body`. */
export const saveInvitations = defineRowQuery<object, [invitations: string, days: number]>(
  'invitation.saveInvitations',
  `with invitation as (
       select * from jsonb_to_recordset($1::jsonb)
         as i("studentID" int, link text, emails jsonb, subject text, body text)),
     link as (
       insert into password_reset (token_hash, student_id, expires_at)
       select decode(link, 'hex'), "studentID", now() + $2::int * interval '1 day' from invitation),
     invited as (
       insert into student_invitation (student_id) select "studentID" from invitation
       on conflict (student_id) do update set invited_at = now(), times = student_invitation.times + 1),
     logged as (
       insert into security_event (event, student_id, code, address, device)
       select 'invited', s.id, s.code, 'command line', '—' from invitation i join student s on s.id = i."studentID")
   insert into outbox (kind, recipient, subject, body, expires_at)
   select 'mail', e, i.subject, i.body, now() + $2::int * interval '1 day'
   from invitation i, jsonb_array_elements_text(i.emails) e`,
)

export const findStudent = defineRowQuery<
  { studentID: number; code: string; hasPassword: boolean },
  [string]
>(
  'invitation.findStudent',
  `select s.id as "studentID", s.code, s.password_hash is not null as "hasPassword" from find_student_by_code($1) s
   where s.id is not null`,
)

/** A link that takes the place of every open one. */
export const replaceLinks = defineRowQuery<object, [link: Buffer, studentID: number, hours: number]>(
  'invitation.replaceLinks',
  `with former as (
       update password_reset set expires_at = now() where student_id = $2 and used_at is null and expires_at > now())
   insert into password_reset (token_hash, student_id, expires_at)
   values ($1, $2, now() + $3::int * interval '1 hour')`,
)

/** Ends the waits after wrong passwords and after requests of links; returns what was counted. */
export const clearWaits = defineListQuery<{ kind: string; failures: number }, [studentID: number]>(
  'invitation.clearWaits',
  `delete from login_failure f using student s
   where s.id = $1 and (
     f.kind in ('code', 'reset_code') and f.key = upper(s.code)
     or f.kind = 'device' and f.key in (select d.id::text from device d where d.student_id = s.id))
   returning f.kind, f.failures`,
)
