import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

export const insertAccountEmail = defineRowQuery<object, [studentID: number, subject: string, body: string]>(
  'accountEmails.insertAccountEmail',
  `insert into outbox (kind, recipient, subject, body)
   select distinct 'mail', recipient, $2, $3
   from student s, unnest(array[s.university_email, s.personal_email] || array(
     select c.old_value from contact_change c
     where c.student_id = s.id and c.field in ('university_email', 'personal_email') and c.held_until > now())) recipient
   where s.id = $1 and recipient is not null`,
)

export interface ContactChange {
  readonly studentID: number
  readonly field: 'university_email' | 'personal_email' | 'phone'
  readonly oldValue: string | null
  readonly newValue: string | null
  readonly changedAt: string
  /** The current addresses. */
  readonly university_email: string | null
  readonly personal_email: string | null
}

/**
 * Claims the unreported changes of the next students and marks them as reported. Parallel callers get different students.
 */
export const claimContactChanges = defineListQuery<ContactChange, [students: number]>(
  'accountEmails.claimContactChanges',
  `with next as (
     select s.id, s.university_email, s.personal_email from student s
     where s.id in (select student_id from contact_change where is_by_university and reported_at is null)
     order by s.id limit $1 for no key update skip locked),
   claimed as (
     update contact_change c set reported_at = now() from next n
     where c.student_id = n.id and c.is_by_university and c.reported_at is null
     returning c.id, c.student_id, c.field, c.old_value, c.new_value, c.changed_at)
   select c.student_id as "studentID", c.field, c.old_value as "oldValue", c.new_value as "newValue",
     c.changed_at as "changedAt", n.university_email, n.personal_email
   from claimed c join next n on n.id = c.student_id order by c.id`,
)

/** How long links and codes are withheld after the university changed a field. No row if nothing is held. */
export const loadContactHold = defineRowQuery<
  { readonly until: string },
  [studentID: number, field: 'university_email' | 'phone']
>(
  'accountEmails.loadContactHold',
  `select held_until as until from contact_change
   where student_id = $1 and field = $2 and held_until > now() order by held_until desc limit 1`,
)

/** Marks the changes of this transaction as made by the student. */
export const markOwnChange = defineRowQuery<object>(
  'accountEmails.markOwnChange',
  `select set_config('portal.actor', 'student', true)`,
)

/** Ends the hold once the student has confirmed the number. */
export const endPhoneHold = defineRowQuery<object, [studentID: number]>(
  'accountEmails.endPhoneHold',
  `update contact_change set held_until = now() where student_id = $1 and field = 'phone' and held_until > now()`,
)

export const insertStaffEmail = defineRowQuery<object, [staffID: number, subject: string, body: string]>(
  'accountEmails.insertStaffEmail',
  `insert into outbox (kind, recipient, subject, body)
   select 'mail', m.email, $2, $3 from staff_member m where m.id = $1`,
)
