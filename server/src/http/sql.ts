import { statement, type Connection } from '#server/db/open.ts'

/** A session that lives. */
export interface SessionRow {
  readonly studentID: number
  readonly sessionID: number
  /** How long it still lives, unless it is used. */
  readonly msLeft: number
  /** Not touched for a minute. */
  readonly isStale: boolean
}

const findByTokens = statement<SessionRow & { readonly n: number }>(
  'http.findSessionsByTokens',
  `select asked.n, student_id as "studentID", id as "sessionID",
     (extract(epoch from expires_at - now()) * 1000)::float8 as "msLeft",
     last_seen_at < now() - interval '1 minute' as "isStale"
   from json_array_elements_text($1) with ordinality asked(hash, n)
   join session on token_hash = decode(asked.hash, 'hex')
   where expires_at > now()`,
)

/** Takes the hashes of tokens; gives the session of each in their order, undefined when it has none or a dead one. */
export const findSessionsByTokens = async (
  db: Connection,
  hashes: readonly Buffer[],
): Promise<(SessionRow | undefined)[]> => {
  const rows = await db.rows(findByTokens, [JSON.stringify(hashes.map((hash) => hash.toString('hex')))])
  const found: (SessionRow | undefined)[] = hashes.map(() => undefined)
  for (const { n, ...session } of rows) found[n - 1] = session
  return found
}

// 12 hours after the last request and 30 days at most; but never within 15 minutes of an action, to which come the
// 90 seconds for which a request may find the session in a process's memory and leave it untouched.
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

/** Takes sessions that are used; gives a row for each that lives longer for it now. */
export const touchSessions = (db: Connection, sessionIDs: readonly number[]) =>
  db.rows(touch, [JSON.stringify(sessionIDs)])
