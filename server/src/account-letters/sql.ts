import { defineRowQuery } from '#server/db/define-row-query.ts'

export const insertAccountLetter = defineRowQuery<object, [studentID: number, subject: string, body: string]>(
  'accountLetters.insertAccountLetter',
  `insert into outbox (kind, recipient, subject, body)
   select distinct 'mail', recipient, $2, replace($3, '{time}',
     to_char(now() at time zone (zone.value #>> '{}'), 'DD.MM.YYYY, HH24:MI'))
   from student s, setting zone, unnest(array[s.university_email, s.personal_email]) recipient
   where s.id = $1 and zone.name = 'time_zone' and recipient is not null`,
)
