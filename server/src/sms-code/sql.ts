import { statement, type Connection } from '#server/db/open.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

// Once a minute, and ten times a day: each code allows five more guesses.
const upsertCode = statement<{ sent: boolean }>(
  'smsCode.saveCode',
  `insert into mobile_code as c (student_id, action, subject, code_hash, expires_at)
   values ($1, $2, $3, $4, now() + $5 * interval '1 second')
   on conflict (student_id, action) do update set
     subject = excluded.subject, code_hash = excluded.code_hash, expires_at = excluded.expires_at,
     tries = 0, sent_at = now(),
     sends = case when c.first_sent_at < now() - interval '1 day' then 1 else c.sends + 1 end,
     first_sent_at = case when c.first_sent_at < now() - interval '1 day' then now() else c.first_sent_at end
   where c.sent_at <= now() - $6 * interval '1 second'
     and (c.sends < $7 or c.first_sent_at < now() - interval '1 day')
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
/** Saves the code; undefined when it is too early for another one. */
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

const waitTime = statement<{ seconds: number }>(
  'smsCode.loadSecondsToWait',
  `select greatest(1, ceil(extract(epoch from greatest(sent_at + $3 * interval '1 second',
     case when sends >= $4 then first_sent_at + interval '1 day' end) - now())))::int as seconds
   from mobile_code where student_id = $1 and action = $2`,
)
export const loadSecondsToWait = async (
  tx: Connection,
  studentID: number,
  action: string,
  resendAfterSeconds: number,
  maxSendsPerDay: number,
) => (await tx.row(waitTime, [studentID, action, resendAfterSeconds, maxSendsPerDay]))?.seconds ?? 1

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

export const deleteCode = defineRowQuery<
  { spent: boolean },
  [studentID: number, action: string, hash: Buffer]
>(
  'smsCode.deleteCode',
  `delete from mobile_code where student_id = $1 and action = $2 and code_hash = $3 and expires_at > now()
   returning true as spent`,
)
