import { defineRowQuery } from '#server/db/define-row-query.ts'

export const insertAccountEmail = defineRowQuery<object, [studentID: number, subject: string, body: string]>(
  'accountEmails.insertAccountEmail',
  `insert into outbox (kind, recipient, subject, body)
   select distinct 'mail', recipient, $2, $3
   from student s, unnest(array[s.university_email, s.personal_email]) recipient
   where s.id = $1 and recipient is not null`,
)

export const insertStaffEmail = defineRowQuery<object, [staffID: number, subject: string, body: string]>(
  'accountEmails.insertStaffEmail',
  `insert into outbox (kind, recipient, subject, body)
   select 'mail', m.email, $2, $3 from staff_member m where m.id = $1`,
)
