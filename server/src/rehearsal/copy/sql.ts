import pg from 'pg'
import { addKey, type ForeignKey } from '#server/backup/sql.ts'
import { toSearchPath } from '#server/db/open.ts'

/** The schema that holds the copy. */
export const copySchema = 'rehearsal_copy'

export const dropCopy = `drop schema if exists ${copySchema} cascade`
export const makeCopy = `create schema ${copySchema}`
/** From here on the statements of the connection are about the copy. */
export const enterCopy = `set search_path to ${toSearchPath(copySchema)}`
export const analyzeTables = (tables: readonly string[]): string =>
  `analyze ${tables.map((table) => pg.escapeIdentifier(table)).join(', ')}`
/** The copied values are right already; rows that are written from now on are checked. */
export const addUncheckedKey = (key: ForeignKey): string => `${addKey(key)} not valid`
export const findOwnSchema = 'select current_schema as name'

/**
 * Tables that stay empty in the copy: nobody registers by them, and they are large, private or would make the portal act
 * (log-ins, e-mails, messages, payments, appointments, files of imports).
 */
export const notCopied: readonly string[] = [
  'audit',
  'booking',
  'booking_item',
  'calendar_subscription',
  'contact_change',
  'conversation',
  'conversation_file',
  'conversation_member',
  'conversation_message',
  'conversation_total',
  'device',
  'login_failure',
  'mobile_code',
  'notification',
  'notification_recipient',
  'one_time_login',
  'outbox',
  'password_reset',
  'payment_refusal',
  'payment_step',
  'plan_attempt',
  'receipt',
  'record_change',
  'record_code',
  'record_import',
  'record_job',
  'record_job_file',
  'record_job_row',
  'record_row',
  'rehearsal',
  'rehearsal_group',
  'rehearsal_seat',
  'rehearsal_student',
  'sandbox_payment',
  'security_event',
  'session',
  'staff_challenge',
  'staff_device',
  'staff_invitation',
  'staff_recovery_code',
  'staff_session',
  'staff_student_read',
  'student_invitation',
  'student_picture',
]

/** The columns of each table are those of the copy, made by the same migrations. */
export const copyRows = (source: string, table: string, columns: readonly string[]): string => {
  const names = columns.join(', ')
  const name = pg.escapeIdentifier(table)
  return `insert into ${name} (${names}) overriding system value
    select ${names} from ${pg.escapeIdentifier(source)}.${name}`
}

export const listSequences = (source: string): string =>
  `select sequencename as name, last_value::text as value from pg_sequences
   where schemaname = ${pg.escapeLiteral(source)} and last_value is not null`

/** Notifications are of the whole database: without this the portal's open pages would get those of the rehearsal. */
export const muteNotifications = `create function ${copySchema}.pg_notify(text, text) returns void language sql as ''`

/** The rows of the semester that is not rehearsed lose the mark first: there is one current semester. */
export const endOtherSemesters = 'update semester set is_current = false where is_current and id <> $1'
export const makeCurrent = 'update semester set is_current = true where id = $1 and not is_current'

/** Every window of the semester moves by the same time, so that the opening was a second ago. */
export const openNow = `
  with moved as (select $2::timestamptz - now() + interval '1 second' as by)
  update registration_window set starts_at = starts_at - moved.by, ends_at = ends_at - moved.by from moved
  where semester_id = $1`

/** A session for each student whose registration has just opened. */
export const openSessions = `
  with opened as (
    select distinct student_id from student_window
    where starts_at between now() - interval '2 minutes' and now() and step > 1),
  tokens as (
    select student_id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as token from opened),
  sessions as (
    insert into session (token_hash, student_id, expires_at)
    select sha256(convert_to(token, 'UTF8')), student_id, now() + interval '12 hours' from tokens)
  select student_id as "studentID", token from tokens order by student_id`
