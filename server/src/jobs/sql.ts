import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

/** Whether this role may make the schema of the queue, or has made it. */
export const loadJobRights = defineOneRowQuery<{ isPossible: boolean }>(
  'jobs.loadRights',
  `select has_database_privilege(current_database(), 'create') or coalesce((
     select has_schema_privilege(n.oid, 'create') from pg_namespace n where n.nspname = 'pgboss'), false) as "isPossible"`,
)

/** The jobs that wait, that run, and that failed within a day; of its own tables, so no statement of ours. */
export const countJobsText = `
  select count(*) filter (where state in ('created', 'retry'))::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed
  from pgboss.job`
