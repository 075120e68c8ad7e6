import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { statement, type Connection } from '#server/db/open.ts'

/** An active session. */
export interface SessionRow {
  readonly studentID: number
  readonly sessionID: number
  /** Time until it expires unless it is used. */
  readonly msLeft: number
  /** Not touched for a minute. */
  readonly isStale: boolean
}

const findByTokens = statement<SessionRow & { readonly n: number }>(
  'http.findSessionsByTokens',
  `select requested.n, student_id as "studentID", id as "sessionID",
     (extract(epoch from expires_at - now()) * 1000)::float8 as "msLeft",
     last_seen_at < now() - interval '1 minute' as "isStale"
   from json_array_elements_text($1) with ordinality requested(hash, n)
   join session on token_hash = decode(requested.hash, 'hex')
   where expires_at > now()`,
)

/** The sessions of token hashes in their order; undefined for an unknown or expired one. */
export const findSessionsByTokens = async (
  db: Connection,
  hashes: readonly Buffer[],
): Promise<(SessionRow | undefined)[]> => {
  const rows = await db.rows(findByTokens, [JSON.stringify(hashes.map((hash) => hash.toString('hex')))])
  const found: (SessionRow | undefined)[] = hashes.map(() => undefined)
  for (const { n, ...session } of rows) found[n - 1] = session
  return found
}

// A session lasts 12 hours after the last request, at most 30 days, but never ends within 15 minutes of an
// action. The 17 minutes add the 90 seconds for which a cached session may stay untouched.
const touch = statement<{ touched: boolean }>(
  'http.touchSessions',
  `with touched as (
     update session set last_seen_at = now(), expires_at = greatest(
       least(created_at + interval '30 days', now() + interval '12 hours'), now() + interval '17 minutes')
     where id = any(array(select json_array_elements_text($1)::int))
       and expires_at > now() and last_seen_at < now() - interval '1 minute'
     returning device_id
   ), seen as (update device set last_seen_at = now() from touched where device.id = touched.device_id)
   select true as touched from touched`,
)

/** Extends used sessions; returns a row for each that was extended. */
export const touchSessions = (db: Connection, sessionIDs: readonly number[]) =>
  db.rows(touch, [JSON.stringify(sessionIDs)])

/** Which of the sessions, a JSON list of ids, have ended; the number of a view has a minus. */
export const listEndedSessions = defineListQuery<{ readonly sessionID: number }, [sessionIDs: string]>(
  'http.listEndedSessions',
  `select asked.id::int as "sessionID" from json_array_elements_text($1) asked(id)
   where not exists (select from session s where s.id = asked.id::int and s.expires_at > now())
     and not exists (select from open_student_view v where v.id = -asked.id::int)`,
)

/** Which of the sessions of staff, a JSON list of ids, have ended. */
export const listEndedStaffSessions = defineListQuery<{ readonly sessionID: number }, [sessionIDs: string]>(
  'http.listEndedStaffSessions',
  `select asked.id::int as "sessionID" from json_array_elements_text($1) asked(id)
   where not exists (select from open_staff_session s where s.id = asked.id::int)`,
)

interface StaffSessionRow {
  readonly staffID: number
  readonly sessionID: number
  /** Not touched for a minute. */
  readonly isStale: boolean
  /** The member of staff holds the operation now, in some scope. */
  readonly isHeld: boolean
}

const findByStaffTokens = statement<StaffSessionRow & { readonly n: number }>(
  'http.findStaffSessions',
  `select asked.n::int, s.staff_member_id as "staffID", s.id as "sessionID",
     s.last_seen_at < now() - interval '1 minute' as "isStale",
     exists (select from staff_permission p
       where p.staff_member_id = s.staff_member_id and p.operation = asked.one ->> 1) as "isHeld"
   from json_array_elements($1) with ordinality asked(one, n)
   join open_staff_session s on s.token_hash = decode(asked.one ->> 0, 'hex')
   join staff_member m on m.id = s.staff_member_id and m.is_active`,
)

/** Finds the sessions of pairs of token hash and operation, in their order; undefined if a session is not open. */
export const findStaffSessions = async (
  db: Connection,
  asked: readonly (readonly [tokenHash: Buffer, operation: string])[],
): Promise<(StaffSessionRow | undefined)[]> => {
  const named = asked.map(([tokenHash, operation]) => [tokenHash.toString('hex'), operation])
  const rows = await db.rows(findByStaffTokens, [JSON.stringify(named)])
  const found: (StaffSessionRow | undefined)[] = asked.map(() => undefined)
  for (const { n, ...session } of rows) found[n - 1] = session
  return found
}

/** As `touchSessions`: 12 hours after the last request, at most 30 days. */
export const touchStaffSession = defineRowQuery<object, [sessionID: number]>(
  'http.touchStaffSession',
  `with touched as (
     update staff_session set last_seen_at = now(), expires_at = greatest(
       least(created_at + interval '30 days', now() + interval '12 hours'), now() + interval '17 minutes')
     where id = $1 and expires_at > now() returning device_id)
   update staff_device d set last_seen_at = now() from touched t where d.id = t.device_id`,
)

interface AttemptRow {
  /** Hash of the first request with this key. */
  readonly hash: string
  readonly reply: { readonly data: unknown } | null
}

/** Binds a key to its request, unless it is bound already. */
export const claimAttemptRow = defineOneRowQuery<
  AttemptRow,
  [side: string, senderID: number, key: string, hash: string]
>(
  'http.claimAttempt',
  `insert into attempt as a (side, sender_id, key, request_hash) values ($1, $2, $3, $4)
   on conflict (side, sender_id, key) do update set key = excluded.key returning a.request_hash as hash, a.reply`,
)

export const saveAttemptReply = defineRowQuery<
  object,
  [side: string, senderID: number, key: string, reply: string]
>(
  'http.saveAttemptReply',
  'update attempt set reply = $4::jsonb where side = $1 and sender_id = $2 and key = $3',
)
