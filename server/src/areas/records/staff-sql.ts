import type * as z from 'zod/mini'
import { finalTables, type recordsStaff } from '#contract/administration/records-staff.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { toCodeForm } from '#server/staff-lists/sql.ts'
import { toStaffName } from '#server/staff-permission/in-scope.ts'

type Job = z.input<typeof recordsStaff.job.reply>
type Imports = z.input<typeof recordsStaff.imports.reply>
type Rows = z.input<typeof recordsStaff.rows.reply>
type Export = z.input<typeof recordsStaff.exports.reply>['exports'][number]

/** Files of an import, and what was read of them, are kept so long at most. */
const retentionHours = 24
/** How many of a group's bad rows are in the reply; the file of the rejected rows has more. */
const shownBadRows = 20
const shownGroups = 200

const files = `(select coalesce(json_agg(json_build_object('fileID', f.id, 'filename', f.filename, 'size', f.size,
  'received', f.received) order by f.id), '[]') from record_job_file f where f.job_id = j.id)`

const toGroups = (
  field: string,
) => `(select coalesce(json_agg(json_build_object('file', g->'file', 'column', g->'column',
    'reason', g#>'{reason,ka}', 'reasoneng', g#>'{reason,en}', 'repair', g#>'{repair,ka}', 'repaireng', g#>'{repair,en}',
    'count', g->'count', 'rows', jsonb_path_query_array(g, '$.rows[0 to ${shownBadRows - 1}]')) order by nth), '[]')
  from jsonb_array_elements(j.result->'${field}') with ordinality each(g, nth) where nth <= ${shownGroups})`

const kinds = `(select coalesce(json_agg(distinct r.kind), '[]') from record_job_row r
  where r.job_id = j.id and r.table_name = t->>'name')`

const job = `j.id as "jobID", j.kind, j.phase, j.state, j.progress->>'step' as step, j.progress->>'item' as item,
  coalesce((j.progress->>'done')::int, 0) as done_count, coalesce((j.progress->>'total')::int, 0) as total_count,
  ${toStaffName('m')} as staff, j.staff_member_id = $1 as "isOwn", j.created_at, j.expires_at, ${files} as files,
  j.result->>'outcome' as outcome, coalesce((j.options->>'overwrites')::bool, false) as overwrites,
  (select coalesce(json_agg('{"byStudent": 0}' || t || jsonb_build_object('rows', ${kinds}) order by nth), '[]')
   from jsonb_array_elements(j.result->'tables') with ordinality each(t, nth)) as tables,
  coalesce((j.result->>'removals')::int, 0) as removals, ${toGroups('bad')} as bad, ${toGroups('notices')} as notices,
  (select coalesce(sum((g->>'count')::int), 0)::int from jsonb_array_elements(j.result->'bad') g) as bad_count,
  j.import_id as "importID", j.detail_ka as detail, j.detail_en as detaileng`
const jobs = `record_job j join staff_member m on m.id = j.staff_member_id`

/** The imports that are not applied, also those of colleagues: two people see each other's. */
export const listJobs = defineListQuery<Job, [staffID: number]>(
  'records.listJobs',
  `select ${job} from ${jobs} where j.kind = 'import' and not (j.phase = 'apply' and j.state = 'done')
     and j.expires_at > now() order by j.id desc limit 20`,
)

export const findJob = defineRowQuery<Job, [staffID: number, jobID: number]>(
  'records.findJob',
  `select ${job} from ${jobs} where j.id = $2 and j.kind in ('import', 'undo') and j.expires_at > now()`,
)

/** One page of the rows of a kind of a table; `search` is looked for in the key, also as a carelessly typed code. */
export const loadRows = defineOneRowQuery<
  Pick<Rows, 'items' | 'total'>,
  [jobID: number, table: string, kind: string, search: string, perPage: number, page: number]
>(
  'records.loadRows',
  `with found as (
     select nth, line, key, field, before, after from record_job_row
     where job_id = $1 and table_name = $2 and kind = $3
       and ($4::text = '' or strpos(replace(lower(key), ' ', ''), replace(lower($4), ' ', '')) > 0
         or strpos(replace(upper(key), ' ', ''), ${toCodeForm('$4')}) > 0)),
   page as (select * from found order by nth limit $5::int offset ($6::int - 1) * $5::int)
   select (select count(*)::int from found) as total, (select coalesce(json_agg(json_build_object('line', line,
     'key', key, 'field', field, 'before', before, 'after', after) order by nth), '[]') from page) as items`,
)

const finalNames = finalTables.map((name) => `'${name}'`).join(', ')

export const loadImports = defineOneRowQuery<
  Pick<Imports, 'items' | 'total'>,
  [perPage: number, page: number]
>(
  'records.loadImports',
  `with page as (
     select i.*, not exists (select from record_import n where n.id > i.id and n.undone_at is null)
       and i.undone_at is null as can_undo
     from record_import i order by i.id desc limit $1::int offset ($2::int - 1) * $1::int),
   items as (
     select i.id as "importID", i.at, ${toStaffName('m')} as staff, i.made_by, i.files,
       (select row_to_json(s) from (
         select coalesce(sum((t->>'added')::int), 0)::int as added, coalesce(sum((t->>'changed')::int), 0)::int as changed,
           coalesce(sum((t->>'removed')::int), 0)::int as removed, coalesce(sum((t->>'closed')::int), 0)::int as closed,
           coalesce(sum((t->>'edited')::int), 0)::int as edited,
           coalesce(sum((t->>'added')::int) filter (where t->>'name' in (${finalNames})), 0)::int as final
         from jsonb_array_elements(case jsonb_typeof(i.report) when 'array' then i.report else '[]' end) t) s) as sums,
       i.undone_at, i.can_undo as "canUndo",
       (select json_build_object('jobID', j.id, 'state', j.state, 'detail', j.detail_ka,
           'detaileng', j.detail_en) from record_job j
        where j.import_id = i.id and j.kind = 'undo' order by j.id desc limit 1) as undo
     from page i left join staff_member m on m.email = i.made_by)
   select (select count(*)::int from record_import) as total, (select coalesce(jsonb_agg(
     to_jsonb(items) - 'sums' || sums::jsonb order by "importID" desc), '[]') from items) as items`,
)

interface NewFile {
  readonly filename: string
  readonly size: number
  readonly name: string
}

/** The upload of the same files that is not complete. */
export const findUpload = defineRowQuery<{ jobID: number }, [staffID: number, filesKey: string]>(
  'records.findUpload',
  `select id as "jobID" from record_job
   where staff_member_id = $1 and files_key = $2 and phase = 'upload' and expires_at > now() for update`,
)

/** Undefined when another request has just begun the same. */
export const insertUpload = defineRowQuery<
  { jobID: number },
  [staffID: number, operation: string, request: string, filesKey: string]
>(
  'records.insertUpload',
  `insert into record_job (kind, phase, state, staff_member_id, operation, request_id, files_key, expires_at)
   values ('import', 'upload', 'open', $1, $2, $3, $4, now() + interval '${retentionHours} hours')
   on conflict (staff_member_id, files_key) where phase = 'upload' do nothing returning id as "jobID"`,
)

export const insertFile = defineRowQuery<
  { id: number },
  [jobID: number, name: string, filename: string, size: number]
>(
  'records.insertFile',
  'insert into record_job_file (job_id, name, filename, size) values ($1, $2, $3, $4) returning id',
)

export const listFiles = defineListQuery<Job['files'][number] & NewFile, [jobID: number]>(
  'records.listFiles',
  `select id as "fileID", filename, size, received, name from record_job_file where job_id = $1 order by id`,
)

/** A file of an own upload. */
export const findFile = defineRowQuery<
  NewFile & { readonly received: number; readonly jobID: number },
  [staffID: number, fileID: number]
>(
  'records.findFile',
  `select f.name, f.filename, f.size, f.received, j.id as "jobID" from record_job_file f
   join record_job j on j.id = f.job_id
   where f.id = $2 and j.staff_member_id = $1 and j.phase = 'upload' and j.expires_at > now()`,
)

/** Undefined when a concurrent request has saved it. */
export const advanceFile = defineRowQuery<{ id: number }, [fileID: number, from: number, to: number]>(
  'records.advanceFile',
  'update record_job_file set received = $3 where id = $1 and received = $2 returning id',
)

/** The job for a change of its phase; until the end of the transaction nobody else changes it. */
export const lockJob = defineRowQuery<
  {
    readonly kind: string
    readonly phase: string
    readonly state: string
    readonly outcome: string | null
    readonly removals: number
    readonly overwrites: boolean
    readonly isUploaded: boolean
  },
  [jobID: number]
>(
  'records.lockJob',
  `select kind, phase, state, result->>'outcome' as outcome, coalesce((result->>'removals')::int, 0) as removals,
     coalesce((options->>'overwrites')::bool, false) as overwrites,
     not exists (select from record_job_file f where f.job_id = j.id and f.received < f.size) as "isUploaded"
   from record_job j where id = $1 and kind = 'import' and expires_at > now() for update`,
)

export const queueJob = defineRowQuery<
  object,
  [jobID: number, phase: string, staffID: number, operation: string, request: string, options: string]
>(
  'records.queueJob',
  `update record_job set phase = $2, state = 'queued', staff_member_id = $3, operation = $4, request_id = $5,
     options = options || $6::jsonb, progress = null, detail_ka = null, detail_en = null, changed_at = now(),
     expires_at = now() + interval '${retentionHours} hours'
   where id = $1`,
)

/** Returns the names of its files. */
export const deleteJob = defineRowQuery<{ names: string[] }, [jobID: number]>(
  'records.deleteJob',
  `with names as (select coalesce(array_agg(name), '{}') as names from record_job_file where job_id = $1),
   gone as (delete from record_job where id = $1)
   select names from names`,
)

/** The import with whether it is the newest that is not undone. */
export const findImport = defineRowQuery<
  { readonly isNewest: boolean; readonly isUndone: boolean },
  [importID: number]
>(
  'records.findImport',
  `select not exists (select from record_import n where n.id > i.id and n.undone_at is null) as "isNewest",
     undone_at is not null as "isUndone" from record_import i where id = $1`,
)

/** Undefined while it is being undone. */
export const insertUndo = defineRowQuery<
  { jobID: number },
  [staffID: number, operation: string, request: string, importID: number]
>(
  'records.insertUndo',
  `insert into record_job (kind, phase, state, staff_member_id, operation, request_id, import_id, expires_at)
   values ('undo', 'undo', 'queued', $1, $2, $3, $4, now() + interval '${retentionHours} hours')
   on conflict (import_id) where kind = 'undo' and state in ('queued', 'running') do nothing returning id as "jobID"`,
)

export const findRunningUndo = defineRowQuery<{ jobID: number }, [importID: number]>(
  'records.findRunningUndo',
  `select id as "jobID" from record_job where kind = 'undo' and import_id = $1 and state in ('queued', 'running')`,
)

export const listExports = defineListQuery<Export, [staffID: number]>(
  'records.listExports',
  `select j.id as "jobID", j.state, j.created_at, j.expires_at, j.options->>'format' as format,
     coalesce(j.options->'tables', '[]') as tables, j.progress->>'item' as item,
     coalesce((j.progress->>'done')::int, 0) as done_count, coalesce((j.progress->>'total')::int, 0) as total_count,
     f.filename, f.size
   from record_job j left join record_job_file f on f.job_id = j.id
   where j.kind = 'export' and j.staff_member_id = $1 and j.expires_at > now() order by j.id desc limit 20`,
)

/** Undefined while another one of the caller is written. */
export const insertExport = defineRowQuery<
  { jobID: number },
  [staffID: number, operation: string, request: string, options: string]
>(
  'records.insertExport',
  `insert into record_job (kind, phase, state, staff_member_id, operation, request_id, options, expires_at)
   values ('export', 'export', 'queued', $1, $2, $3, $4::jsonb, now() + interval '${retentionHours} hours')
   on conflict (staff_member_id) where kind = 'export' and state in ('queued', 'running') do nothing
   returning id as "jobID"`,
)

/** The file of an own export. */
export const findExportFile = defineRowQuery<
  { readonly name: string; readonly filename: string; readonly tables: readonly string[] },
  [staffID: number, jobID: number]
>(
  'records.findExportFile',
  `select f.name, f.filename, coalesce(j.options->'tables', '[]') as tables from record_job j join record_job_file f on f.job_id = j.id
   where j.id = $2 and j.kind = 'export' and j.staff_member_id = $1 and j.state = 'done' and j.expires_at > now()`,
)

/** Bad rows of a check, as the engine has collected them. */
export const findBad = defineRowQuery<{ readonly bad: unknown }, [jobID: number]>(
  'records.findBad',
  `select result->'bad' as bad from record_job where id = $1 and kind = 'import' and expires_at > now()
     and jsonb_array_length(result->'bad') > 0`,
)
