import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'
import { today, zone } from '#server/time-zone/sql.ts'

interface LoginAttempt {
  readonly seconds: number
  readonly countedAt: string
  readonly quietSince: string | null
  readonly studentID: number | null
  readonly passwordHash: string | null
  readonly knownDevice: number | null
}

export const beginLogin = defineOneRowQuery<
  LoginAttempt,
  [code: string, address: string, device: Buffer | null, delays: readonly number[]]
>(
  'session.beginLogin',
  `select seconds, counted_at::text as "countedAt", address_quiet_since::text as "quietSince",
     student_id as "studentID", password_hash as "passwordHash", known_device as "knownDevice"
   from begin_login($1, $2, $3, $4::int[])`,
)

const loginDelay = statement<{ readonly seconds: number }>(
  'session.loadLoginDelay',
  `select load_login_delay(k.kinds, k.keys, $4::int[]) as seconds
   from find_login_keys($1, $2, decode($3, 'hex')) k`,
  ['text', 'text', 'text', 'text'],
)
/** How many seconds a log-in has to wait; it counts nothing. Simultaneous ones share a statement. */
export const loadLoginDelay = async (
  db: Connection,
  code: string,
  network: string,
  device: Buffer | null,
  delays: readonly number[],
) => (await db.row(loginDelay, [code, network, device?.toString('hex') ?? null, `{${delays.join(',')}}`]))!

const clearFailures = statement<object>('session.clearLoginFailures', 'select clear_login_failures($1, $2)')
export const clearLoginFailures = (tx: Connection, code: string, knownDevice: number | null) =>
  tx.row(clearFailures, [code, knownDevice])

const uncount = statement<object>('session.uncountAddress', 'select uncount_address($1, $2, $3)')
/** Subtracts from the address an attempt whose password was right. */
export const uncountAddress = (db: Connection, network: string, attempt: LoginAttempt) =>
  db.row(uncount, [network, attempt.countedAt, attempt.quietSince])

interface SignedInDevice {
  readonly id: number
  /** The token that the browser sent is one that this portal has issued. */
  readonly isIssued: boolean
  /** The student has logged in before, but never with this device. */
  readonly isNew: boolean
  /** How many others the student has first used within a day. */
  readonly newWithinDay: number
}

/**
 * Saves the device of a log-in: under the token that the browser sent if this portal has issued it, else under the new
 * one, so that nobody can choose the token of somebody else's device.
 */
export const addDevice = defineOneRowQuery<
  SignedInDevice,
  [studentID: number, sent: Buffer | null, fresh: Buffer, name: string]
>(
  'session.addDevice',
  `with issued as (select exists (select from device where token_hash = $2) as found),
     others as (
       select count(*) > 0 as found,
         (count(*) filter (where first_seen_at > now() - interval '1 day'))::int as new_within_day
       from device where student_id = $1),
     added as (
       insert into device (student_id, token_hash, name) select $1, case when found then $2 else $3 end, $4 from issued
       on conflict (student_id, token_hash) do update set name = excluded.name, last_seen_at = now()
       returning id, xmax = 0 as is_inserted)
   select added.id, issued.found as "isIssued", added.is_inserted and others.found as "isNew",
     others.new_within_day as "newWithinDay"
   from added, issued, others`,
)

export const addSession = defineRowQuery<
  object,
  [tokenHash: Buffer, studentID: number, deviceID: number | null, network: string | null]
>(
  'session.addSession',
  `insert into session (token_hash, student_id, device_id, expires_at, network)
   values ($1, $2, $3, now() + interval '12 hours', $4)`,
)

export interface EndedSession {
  readonly tokenHash: Buffer
}

export const deleteSession = defineListQuery<EndedSession, [sessionID: number]>(
  'session.deleteSession',
  'delete from session where id = $1 returning token_hash as "tokenHash"',
)

/** Deletes all sessions of the student but `exceptSessionID`. */
export const deleteSessions = defineListQuery<
  EndedSession,
  [studentID: number, exceptSessionID: number | null]
>(
  'session.deleteSessions',
  'delete from session where student_id = $1 and id is distinct from $2 returning token_hash as "tokenHash"',
)

/**
 * Deletes the sessions of the student that have not been used for longest, all but `maxSessions`. One that another log-in
 * is deleting is left to it.
 */
export const deleteOldestSessions = defineListQuery<EndedSession, [studentID: number, maxSessions: number]>(
  'session.deleteOldestSessions',
  `delete from session where id in (
     select id from session where id in (
       select id from session where student_id = $1 order by last_seen_at desc, id desc offset $2)
     for update skip locked)
   returning token_hash as "tokenHash"`,
)

/** Deletes the devices of the student that have not been used for longest, all but `maxDevices` and those signed in. */
export const deleteOldestDevices = defineListQuery<object, [studentID: number, maxDevices: number]>(
  'session.deleteOldestDevices',
  `delete from device where id in (
     select id from device d where id in (
       select id from device where student_id = $1 order by last_seen_at desc, id desc offset $2)
       and not exists (select from session s where s.device_id = d.id)
     for update skip locked)`,
)

export const consumeOneTimeLogin = defineRowQuery<{ studentID: number }, [tokenHash: Buffer, code: string]>(
  'session.consumeOneTimeLogin',
  `delete from one_time_login l using student s
   where l.token_hash = $1 and l.expires_at > now() and s.id = l.student_id and upper(s.code) = upper($2)
   returning s.id as "studentID"`,
)

export const addOneTimeLogin = defineRowQuery<
  { code: string },
  [tokenHash: Buffer, code: string, validSeconds: number]
>(
  'session.addOneTimeLogin',
  `with student as (select id, code from find_student_by_code($2)), added as (
     insert into one_time_login (token_hash, student_id, expires_at)
     select $1, id, now() + $3 * interval '1 second' from student)
   select code from student`,
)

/** Counts one try and returns 0, or returns the seconds to wait and counts nothing. */
export const countLoginAttempt = defineOneRowQuery<
  { readonly seconds: number },
  [kind: string, key: string, delays: readonly number[]]
>(
  'session.countLoginAttempt',
  'select seconds from count_login_attempt(array[$1], array[upper($2)], $3::int[])',
)

/**
 * Writes nothing for an unknown code, or if the student was sent `emails` messages within a day. A held address gets
 * `heldBody`, and the link counts as used. A browser on which the student has logged in before has its own limit of the
 * same size, so that nobody else can use up all.
 */
export const createReset = defineRowQuery<
  object,
  [
    link: Buffer,
    code: string,
    subject: string,
    body: string,
    minutes: number,
    emails: number,
    device: Buffer | null,
    heldBody: string,
  ]
>(
  'session.createReset',
  `with student as (
       select s.id, s.university_email from find_student_by_code($2) s
       where (
         select count(*) from password_reset r
         where r.student_id = s.id and r.expires_at > now() + ($5::int - 24 * 60) * interval '1 minute'
       ) < $6::int * case when exists (
         select from device d where d.student_id = s.id and d.token_hash = $7) then 2 else 1 end),
     hold as (
       select max(c.held_until) as until from student s
       join contact_change c on c.student_id = s.id and c.field = 'university_email' and c.held_until > now()),
     link as (
       insert into password_reset (token_hash, student_id, expires_at, used_at)
       select $1, s.id, now() + $5::int * interval '1 minute', case when h.until is not null then now() end
       from student s, hold h)
   insert into outbox (kind, recipient, subject, body, expires_at)
   select 'mail', s.university_email, $3,
     coalesce(replace($8, '{until}', to_char(h.until at time zone ${zone}, 'DD.MM.YYYY')), $4),
     now() + $5::int * interval '1 minute'
   from student s, hold h`,
)

export const findReset = defineRowQuery<{ studentID: number; code: string; isUsed: boolean }, [link: Buffer]>(
  'session.findReset',
  `select s.id as "studentID", s.code, r.used_at is not null as "isUsed"
   from password_reset r join student s on s.id = r.student_id where r.token_hash = $1 and r.expires_at > now()`,
)

export const consumeReset = defineRowQuery<{ studentID: number }, [link: Buffer]>(
  'session.consumeReset',
  `update password_reset set used_at = now() where token_hash = $1 and used_at is null and expires_at > now()
   returning student_id as "studentID"`,
)

/** A new password invalidates every open link and clears the failures of the old password. */
export const savePasswordHash = defineRowQuery<object, [studentID: number, hash: string]>(
  'session.savePasswordHash',
  `with changed as (update student set password_hash = $2 where id = $1 returning id, code), links as (
     delete from password_reset r using changed c where r.student_id = c.id and r.used_at is null)
   delete from login_failure f using changed c where f.kind = 'code' and f.key = upper(c.code)`,
)

const selectCode = statement<{ code: string }>(
  'session.loadStudentCode',
  'select code from student where id = $1',
)
export const loadStudentCode = async (db: Connection, studentID: number) =>
  (await db.rows(selectCode, [studentID]))[0]!.code

export const loadDemoStudents = defineRowQuery<{
  students: unknown
  names: Readonly<Record<string, { readonly name: string; readonly nameeng: string }>>
}>(
  'session.loadDemoStudents',
  `select coalesce(l.value, '[]') as students,
     (select coalesce(json_object_agg(t.code, json_build_object('name', t.fname_ka || ' ' || t.lname_ka,
         'nameeng', t.fname_en || ' ' || t.lname_en)), '{}')
       from jsonb_to_recordset(l.value) as named (code text) join student t on t.code = named.code) as names
   from setting d left join setting l on l.name = 'demo_students' where d.name = 'demo' and d.value = 'true'`,
)

export const saveLocation = defineRowQuery<{ semesterID: number }, [studentID: number, isInGeorgia: boolean]>(
  'session.saveLocation',
  `insert into student_location (student_id, semester_id, is_in_georgia)
   select $1, c.semester_id, $2 from location_campaign c join semester m on m.id = c.semester_id and m.is_current
   on conflict (student_id, semester_id)
     do update set is_in_georgia = excluded.is_in_georgia, answered_at = now()
   returning semester_id as "semesterID"`,
)

/**
 * A failure counts for an hour, a code to the end of its day, and a link for a day; a device is kept for the 400 days of its cookie, an
 * event for a year, and a sent message for a month, to answer "did you send it?".
 */
export const deleteExpired = defineListQuery<object>(
  'session.deleteExpired',
  `with sessions as (delete from session where expires_at < now()),
     devices as (delete from device d where d.last_seen_at < now() - interval '400 days'
       and not exists (select from session s where s.device_id = d.id)),
     staff_sessions as (delete from staff_session where expires_at < now()),
     students_read as (delete from staff_student_read where read_at < now() - interval '1 day'),
     staff_devices as (delete from staff_device d where d.last_seen_at < now() - interval '400 days'
       and not exists (select from staff_session s where s.device_id = d.id)),
     challenges as (delete from staff_challenge where expires_at < now()),
     invitations as (delete from staff_invitation where expires_at < now() - interval '1 day'),
     failures as (delete from login_failure where last_at < now() - interval '1 day'),
     links as (delete from password_reset where expires_at < now() - interval '1 day'),
     one_time as (delete from one_time_login where expires_at < now()),
     codes as (delete from mobile_code where expires_at < now() and sent_on is distinct from
       ${today}),
     attempts as (delete from plan_attempt where at < now() - interval '1 day'),
     keys as (delete from attempt where at < now() - interval '30 days'),
     events as (delete from security_event where at < now() - interval '1 year')
   delete from outbox where created_at < now() - interval '30 days'`,
)

/** Facts that decide the duty of this area (see `user/sql.ts`). */
export const dutyFacts = {
  student_location: `(
    select json_build_object('deadline', c.deadline, 'isAnswered', exists (
      select from student_location a where a.semester_id = c.semester_id and a.student_id = student.id))
    from location_campaign c join semester m on m.id = c.semester_id and m.is_current)`,
} satisfies DutyFactsSql
