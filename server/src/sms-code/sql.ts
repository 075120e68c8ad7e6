import { statement, type Connection } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { zone } from '#server/time-zone/sql.ts'

/** The day of the university, and how many codes the student $1 was sent on it, for whatever action. */
const today = `
  select d.day, (
    select coalesce(sum(c.sends), 0) from mobile_code c where c.student_id = $1 and c.sent_on = d.day
  ) as sends
  from (select (now() at time zone ${zone})::date as day) d`

// Once a minute, unless the last one is used, and limited times a day: each code allows five more guesses.
const upsertCode = statement<{ sent: boolean }>(
  'smsCode.saveCode',
  `with today as (${today})
   insert into mobile_code as c (student_id, action, subject, code_hash, expires_at, sent_on)
   select $1, $2, $3, $4, now() + $5 * interval '1 second', t.day from today t where t.sends < $7
   on conflict (student_id, action) do update set
     subject = excluded.subject, code_hash = excluded.code_hash, expires_at = excluded.expires_at,
     tries = 0, sent_at = now(), sent_on = excluded.sent_on,
     sends = case when c.sent_on = excluded.sent_on then c.sends + 1 else 1 end
   where c.sent_at <= now() - $6 * interval '1 second' or c.expires_at <= now()
   returning true as sent`,
)
interface NewCode {
  readonly studentID: number
  readonly action: string
  readonly subject: string
  readonly hash: Buffer
  readonly lifetimeSeconds: number
  readonly resendAfterSeconds: number
  readonly maxSendsPerDay: number
}
/** Saves the code; undefined when it is too early for another one, or the day's codes are sent. */
export const saveCode = (tx: Connection, code: NewCode) =>
  tx.row(upsertCode, [
    code.studentID,
    code.action,
    code.subject,
    code.hash,
    code.lifetimeSeconds,
    code.resendAfterSeconds,
    code.maxSendsPerDay,
  ])

/** When another code can be sent: after a pause, or on the next day. */
export const loadCodeDelay = defineOneRowQuery<
  { readonly seconds: number; readonly isLimitReached: boolean },
  [studentID: number, action: string, resendAfterSeconds: number, maxSendsPerDay: number]
>(
  'smsCode.loadDelay',
  `select t.sends >= $4 as "isLimitReached", greatest(1, ceil(extract(epoch from case
       when t.sends >= $4 then (t.day + 1)::timestamp at time zone ${zone}
       else (select c.sent_at + $3 * interval '1 second' from mobile_code c where c.student_id = $1 and c.action = $2)
     end - now())))::int as seconds
   from (${today}) t`,
)

/** Counts one try before the code is compared; undefined when no try is left, or there is no code. */
export const countCodeAttempt = defineRowQuery<
  { hash: Buffer; left: number },
  [studentID: number, action: string, subject: string, maxTries: number]
>(
  'smsCode.countAttempt',
  `update mobile_code set tries = tries + 1
   where student_id = $1 and action = $2 and subject = $3 and tries < $4 and expires_at > now()
   returning code_hash as hash, $4 - tries as left`,
)

/**
 * Uses the code up; undefined when that has been done, or it has expired. Its row stays to be counted. Another transaction
 * that uses it at the same moment may have begun later than this one, which waits for it.
 */
export const consumeCode = defineRowQuery<
  { consumed: boolean },
  [studentID: number, action: string, hash: Buffer]
>(
  'smsCode.consumeCode',
  `update mobile_code set expires_at = now()
   where student_id = $1 and action = $2 and code_hash = $3 and expires_at > clock_timestamp()
   returning true as consumed`,
)
