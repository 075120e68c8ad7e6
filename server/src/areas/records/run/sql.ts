import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { today } from '#server/time-zone/sql.ts'

/** Held by the connection of the process that runs the job: it ends with the process, however that ends. */
export const lockClass = 7412046
export const lockJob = `select pg_try_advisory_lock(${lockClass}, $1) as locked`

/** A ZIP of CSV files, a workbook, or a package of OneRoster. */
export type ExportFormat = 'zip' | 'xlsx' | 'oneroster'

export interface StartedJob {
  readonly phase: 'check' | 'apply' | 'undo' | 'export'
  readonly staffID: number
  readonly email: string
  readonly operation: string
  readonly request: string
  readonly overwrites: boolean
  readonly removals: number
  readonly tables: readonly string[] | null
  readonly format: ExportFormat
  readonly importID: number | null
  readonly result: unknown
  readonly storedVersion: string | null
  readonly files: readonly { readonly name: string; readonly filename: string }[]
}

/** Undefined when the job no longer waits. */
export const startJob = defineRowQuery<StartedJob, [jobID: number]>(
  'records.startJob',
  `update record_job j set state = 'running', changed_at = now() from staff_member m
   where j.id = $1 and j.state = 'queued' and m.id = j.staff_member_id
   returning j.phase, m.id as "staffID", m.email, j.operation, j.request_id as request,
     coalesce((j.options->>'overwrites')::bool, false) as overwrites,
     coalesce((j.options->>'removals')::int, 0) as removals, j.options->'tables' as tables,
     coalesce(j.options->>'format', 'zip') as format, j.import_id as "importID", j.result,
     j.stored_version as "storedVersion",
     (select coalesce(json_agg(json_build_object('name', name, 'filename', filename) order by id), '[]')
      from record_job_file where job_id = j.id) as files`,
)

/** The oldest that waits. */
export const findQueued = defineRowQuery<{ jobID: number }>(
  'records.findQueued',
  `select id as "jobID" from record_job where state = 'queued' order by changed_at, id limit 1`,
)

/** Jobs whose process is gone. One that ends meanwhile is read again, with its state. */
export const markBroken = defineListQuery<{ jobID: number }>(
  'records.markBroken',
  `update record_job set state = 'broken', progress = null, changed_at = now()
   where case state when 'running' then pg_try_advisory_xact_lock(${lockClass}, id) else false end
   returning id as "jobID"`,
)

export const saveProgress = defineRowQuery<object, [jobID: number, progress: string]>(
  'records.saveProgress',
  `update record_job set progress = $2::jsonb, changed_at = now() where id = $1 and state = 'running'`,
)

/** After another import, or after one was undone, files have to be compared again. */
const storedVersion = (except: string) => `
  select coalesce(max(id), 0) || ' ' || count(undone_at) as version from record_import where id is distinct from ${except}`

export const loadStoredVersion = defineOneRowQuery<{ version: string }, [exceptImportID: number | null]>(
  'records.loadStoredVersion',
  storedVersion('$1::int'),
)

export const finishCheck = defineRowQuery<
  object,
  [jobID: number, state: string, result: string, storedVersion: string]
>(
  'records.finishCheck',
  `update record_job set state = $2, result = $3::jsonb, stored_version = $4, progress = null, changed_at = now()
   where id = $1`,
)

export const deleteRows = defineRowQuery<object, [jobID: number]>(
  'records.deleteRows',
  'delete from record_job_row where job_id = $1',
)

/** Rows as JSON: `{ line, key, field, before, after }`. */
export const insertRows = defineRowQuery<object, [jobID: number, table: string, kind: string, rows: string]>(
  'records.insertRows',
  `insert into record_job_row (job_id, table_name, kind, nth, line, key, field, before, after)
   select $1, $2, $3, r.nth, (r.row->>'line')::int, r.row->>'key', r.row->>'field', r.row->>'before', r.row->>'after'
   from jsonb_array_elements($4::jsonb) with ordinality r(row, nth)`,
)

/** Deletes the rows with personal data; the counts stay. */
export const finishApply = defineRowQuery<object, [jobID: number, outcome: string, importID: number | null]>(
  'records.finishApply',
  `with rows as (delete from record_job_row where job_id = $1)
   update record_job set state = 'done', import_id = $3, progress = null, changed_at = now(),
     result = result || jsonb_build_object('outcome', $2::text)
   where id = $1`,
)

export const refuseApply = defineRowQuery<object, [jobID: number, outcome: string]>(
  'records.refuseApply',
  `update record_job set state = 'refused', progress = null, changed_at = now(),
     result = coalesce(result, '{}') || jsonb_build_object('outcome', $2::text)
   where id = $1`,
)

export const finishUndo = defineRowQuery<object, [jobID: number]>(
  'records.finishUndo',
  `update record_job set state = 'done', progress = null, changed_at = now() where id = $1`,
)

export const failJob = defineRowQuery<
  object,
  [jobID: number, state: string, detailKa: string | null, detailEn: string | null]
>(
  'records.failJob',
  `update record_job set state = $2, detail_ka = $3, detail_en = $4, progress = null, changed_at = now() where id = $1`,
)

/** The file of an export can be downloaded for an hour. */
export const finishExport = defineRowQuery<
  object,
  [jobID: number, name: string, filename: string, size: number]
>(
  'records.finishExport',
  `with file as (insert into record_job_file (job_id, name, filename, size, received) values ($1, $2, $3, $4, $4))
   update record_job set state = 'done', progress = null, changed_at = now(), expires_at = now() + interval '1 hour'
   where id = $1`,
)

/** The files of an import that is applied; returns their names in the folder. */
export const deleteAppliedFiles = defineListQuery<{ name: string }, [jobID: number]>(
  'records.deleteAppliedFiles',
  `delete from record_job_file f using record_job j
   where f.job_id = $1 and j.id = f.job_id and j.phase = 'apply' and j.state = 'done' returning f.name`,
)

/** Jobs whose time is over go with their files; one that is started again meanwhile stays. */
export const deleteExpired = defineOneRowQuery<{ names: string[] }>(
  'records.deleteExpired',
  `with gone as (
     delete from record_job where expires_at <= now() and state not in ('queued', 'running') returning id)
   select coalesce(array_agg(name), '{}') as names from record_job_file where job_id in (select id from gone)`,
)

export const loadToday = defineOneRowQuery<{ today: string }>(
  'records.loadToday',
  `select ${today}::text as today`,
)
