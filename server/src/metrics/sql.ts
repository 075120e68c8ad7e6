import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

interface Counts {
  readonly sessions: number
  readonly staff_sessions: number
  readonly messages_waiting: number
  readonly messages_failed: number
  readonly payments_new: number
  readonly payments_old: number
  readonly jobs_queued: number
  readonly jobs_running: number
  readonly jobs_failed: number
  /** Seconds; null if there is no backup. */
  readonly backup_age: number | null
  readonly watched_file_age: number | null
  readonly is_trial: boolean
}

/** The jobs that are left to do. */
export const loadCounts = defineOneRowQuery<Counts, []>(
  'metrics.loadCounts',
  `with messages as (
     select count(*) filter (where least(created_at + interval '1 day', coalesce(expires_at, 'infinity')) > now()) as waiting,
       count(*) filter (where least(created_at + interval '1 day', coalesce(expires_at, 'infinity')) <= now()) as failed
     from outbox where sent_at is null and created_at > now() - interval '7 days'),
   payments as (
     select count(*) filter (where created_at > now() - interval '1 hour') as fresh,
       count(*) filter (where created_at <= now() - interval '1 hour') as old
     from payment_order where state = 'processing'),
   jobs as (
     select count(*) filter (where state = 'queued') as queued, count(*) filter (where state = 'running') as running,
       count(*) filter (where state in ('failed', 'broken') and created_at > now() - interval '1 day') as failed
     from record_job)
   select (select count(*) from session where expires_at > now()) as sessions,
     (select count(*) from open_staff_session) as staff_sessions,
     m.waiting as messages_waiting, m.failed as messages_failed, p.fresh as payments_new, p.old as payments_old,
     j.queued as jobs_queued, j.running as jobs_running, j.failed as jobs_failed,
     (select extract(epoch from now() - (value #>> '{}')::timestamptz)::float8 from setting where name = 'backup_made_at') as backup_age,
     (select extract(epoch from now() - max(at))::float8 from watched_file where outcome <> 'refused') as watched_file_age,
     exists (select from setting where name = 'trial' and value = 'true') as is_trial
   from messages m, payments p, jobs j`,
)
