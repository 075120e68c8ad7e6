import { defineRowQuery } from '#server/db/define-row-query.ts'

/** The text with the time of the university in place of `{time}`. */
const fillTime = `replace($3, '{time}', to_char(now() at time zone (zone.value #>> '{}'), 'DD.MM.YYYY, HH24:MI'))`

export const insertAccountLetter = defineRowQuery<object, [studentID: number, subject: string, body: string]>(
  'accountLetters.insertAccountLetter',
  `insert into outbox (kind, recipient, subject, body)
   select distinct 'mail', recipient, $2, ${fillTime}
   from student s, setting zone, unnest(array[s.university_email, s.personal_email]) recipient
   where s.id = $1 and zone.name = 'time_zone' and recipient is not null`,
)

export const insertStaffLetter = defineRowQuery<object, [staffID: number, subject: string, body: string]>(
  'accountLetters.insertStaffLetter',
  `insert into outbox (kind, recipient, subject, body)
   select 'mail', m.email, $2, ${fillTime} from staff_member m, setting zone
   where m.id = $1 and zone.name = 'time_zone'`,
)
