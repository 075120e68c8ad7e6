import * as z from 'zod/mini'
import { area, done, fileBytes, id, idText, instant, line, staffCall, whole } from '../endpoint/endpoint.ts'
import { pageQuery, pageSchema, searchQuery } from '../endpoint/paging.ts'
import { staffName } from '../staff/staff-session.ts'

const read = staffCall('records.import')
const write = staffCall('records.export')

/**
 * Kinds of changes to rows of a table. `edited`: fields stay as they were edited by hand; `byStudent`: the row is left out,
 * because the student has given it up or chosen otherwise.
 */
export const rowKinds = [
  'added',
  'changed',
  'removed',
  'closed',
  'edited',
  'used',
  'own',
  'byStudent',
] as const

/** Tables whose rows stay for good: undoing an import takes back what it added there by other rows. */
export const finalTables: readonly string[] = ['ledger_entries']

/** How many files an import has at most, and how large one can be. */
export const recordFileLimits = {
  files: 100,
  bytes: 500 * 1024 * 1024,
  types: ['zip', 'xlsx', 'csv'],
} as const

/** One row of it in a word, such as "student". */
const tableName = { name: z.string(), entity: z.string(), entityeng: z.string() }

const tableCounts = {
  name: z.string(),
  /** Rows before. */
  stored: z.int(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** Gone from the file, and closed because students are in them. */
  closed: z.int(),
  unchanged: z.int(),
  /** Made in the portal, or part of a row that stays. */
  kept: z.int(),
  /** Gone from the file, and kept because something refers to them. */
  used: z.int(),
  /** Rows of which a field stays as it was edited by hand. */
  edited: z.int(),
  /** Rows of the file that are left out, because the student has given them up or chosen otherwise. */
  byStudent: z.int(),
}

const badGroup = z.object({
  file: z.string(),
  /** Empty when it is about a row or the file. */
  column: z.string(),
  reason: z.string(),
  reasoneng: z.string(),
  repair: z.string(),
  repaireng: z.string(),
  count: z.int(),
  /** The first of them; line 0 is about the whole file. */
  rows: z.array(z.object({ line: z.int(), value: z.string() })),
})

const file = z.object({ fileID: id(), filename: z.string(), size: z.int(), received: z.int() })

const job = z.object({
  jobID: id(),
  kind: z.enum(['import', 'undo', 'export']),
  phase: z.enum(['upload', 'check', 'apply', 'undo', 'export']),
  /** `broken`: the portal was stopped meanwhile; the same phase can be started again. */
  state: z.enum(['open', 'queued', 'running', 'done', 'refused', 'failed', 'broken']),
  /** Of a running one: what it does, and with which file or table. */
  step: z.nullable(z.enum(['reading', 'comparing', 'writing'])),
  item: z.nullable(z.string()),
  done_count: z.int(),
  total_count: z.int(),
  staff: z.nullable(staffName),
  isOwn: z.boolean(),
  created_at: instant(),
  /** When its files are deleted. */
  expires_at: instant(),
  files: z.array(file),
  /** Of the check, and of the writing. */
  outcome: z.nullable(
    z.enum(['bad rows', 'too many removals', 'dry run', 'nothing to change', 'saved', 'outdated']),
  ),
  /** Fields that were edited by hand are overwritten. */
  overwrites: z.boolean(),
  tables: z.array(z.object({ ...tableCounts, rows: z.array(z.enum(rowKinds)) })),
  /** How many rows would go, which has to be confirmed; 0 without a table that would lose over 5 %. */
  removals: z.int(),
  bad: z.array(badGroup),
  /** Rows that are not imported, and contradictions after the import. */
  notices: z.array(badGroup),
  bad_count: z.int(),
  importID: z.nullable(id()),
  /** Why it failed or is refused; what the database or the reading of the files says is in English. */
  detail: z.nullable(z.string()),
  detaileng: z.nullable(z.string()),
})

const importRow = z.object({
  importID: id(),
  at: instant(),
  /** Null for the command line, or for somebody without an account. */
  staff: z.nullable(staffName),
  made_by: z.string(),
  files: z.array(z.string()),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  closed: z.int(),
  edited: z.int(),
  /** Of those that were added, the rows of `finalTables`. */
  final: z.int(),
  undone_at: z.nullable(instant()),
  /** Only the newest that is not undone. */
  canUndo: z.boolean(),
  /** The latest attempt to undo it. */
  undo: z.nullable(
    z.object({
      jobID: id(),
      state: z.string(),
      detail: z.nullable(z.string()),
      detaileng: z.nullable(z.string()),
    }),
  ),
})

const exportRow = z.object({
  jobID: id(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'broken']),
  created_at: instant(),
  expires_at: instant(),
  format: z.enum(['zip', 'xlsx', 'oneroster']),
  tables: z.array(z.string()),
  item: z.nullable(z.string()),
  done_count: z.int(),
  total_count: z.int(),
  filename: z.nullable(z.string()),
  size: z.nullable(z.int()),
})

/** Import and export of records. Requires the operation for the whole university. */
export const recordsStaff = area({
  tables: read('GET /api/staff/records/tables', {
    summary: 'Lists the tables that can be imported, with their columns.',
    reply: z.object({
      tables: z.array(
        z.object({
          ...tableName,
          columns: z.array(
            z.object({ name: z.string(), isRequired: z.boolean(), isKey: z.boolean(), example: z.string() }),
          ),
        }),
      ),
    }),
  }),
  begin: read('POST /api/staff/records/imports', {
    summary: 'Starts the upload of files of records, or resumes that of the same files.',
    body: z.object({
      files: z
        .array(
          z.object({
            filename: z.string().check(z.regex(/^[^\r\n]{1,250}\.(?:csv|CSV|zip|ZIP|xlsx|XLSX)$/)),
            size: whole(1, recordFileLimits.bytes),
            /** The sender's own key, by which the same file is recognised. */
            fingerprint: z.string().check(z.regex(/^[\w-]{1,100}$/)),
          }),
        )
        .check(z.minLength(1), z.maxLength(recordFileLimits.files)),
    }),
    refuses: [403, 507],
    reply: z.object({ jobID: id(), files: z.array(file) }),
  }),
  piece: read('PATCH /api/staff/records/files/{id}', {
    summary: 'Appends bytes to a file of an import from `offset` on; what has arrived is kept.',
    params: { id: idText() },
    query: { offset: z.optional(z.coerce.number<string | number>().check(z.multipleOf(1), z.minimum(0))) },
    bytes: true,
    refuses: [403, 404, 409, 507],
    reply: z.object({ received: z.int(), is_complete: z.boolean() }),
  }),
  check: read('POST /api/staff/records/jobs/{id}/check', {
    summary: 'Queues the comparison of the files with what is stored; nothing is saved by it.',
    params: { id: idText() },
    body: z.object({ overwrites: z.boolean() }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  jobs: read('GET /api/staff/records/jobs', {
    summary: 'Lists the imports that are not applied yet, newest first.',
    refuses: [403],
    reply: z.object({ jobs: z.array(job) }),
  }),
  job: read('GET /api/staff/records/jobs/{id}', {
    summary: 'How far an import or its undoing is, and what it would change or has changed.',
    params: { id: idText() },
    refuses: [403, 404],
    reply: job,
  }),
  rows: read('GET /api/staff/records/jobs/{id}/rows', {
    summary: 'Lists rows of a table that an import would change, up to 5,000 of each kind.',
    params: { id: idText() },
    query: { ...pageQuery, ...searchQuery, table: line(100), kind: z.enum(rowKinds) },
    refuses: [403, 404],
    reply: pageSchema(
      z.object({
        /** Null for what the file no longer has. */
        line: z.nullable(z.int()),
        key: z.string(),
        field: z.nullable(z.string()),
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
  }),
  rejected: read('GET /api/staff/records/jobs/{id}/rejected', {
    summary: 'The rows that cannot be imported, as CSV with a column `reason`; of several files, a ZIP.',
    params: { id: idText() },
    query: { locale: z.optional(z.enum(['ka', 'en'])) },
    answers: 'file',
    refuses: [403, 404],
    reply: fileBytes(),
  }),
  apply: read('POST /api/staff/records/jobs/{id}/apply', {
    summary: 'Queues the writing of what the check has shown. `removals` confirms how many rows go.',
    params: { id: idText() },
    body: z.object({ removals: whole() }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  cancel: read('DELETE /api/staff/records/jobs/{id}', {
    summary: 'Deletes an import that is not applied, with its files.',
    params: { id: idText() },
    refuses: [403, 404, 409],
    reply: done(),
  }),
  imports: read('GET /api/staff/records/imports', {
    summary: 'Lists the imports that were applied, newest first.',
    query: pageQuery,
    refuses: [403],
    reply: pageSchema(importRow),
  }),
  undo: read('POST /api/staff/records/imports/{id}/undo', {
    summary: 'Queues the undoing of the newest import.',
    params: { id: idText() },
    refuses: [403, 404, 409],
    reply: z.object({ jobID: id() }),
  }),
  exports: write('GET /api/staff/records/exports', {
    summary: 'Lists the tables that the caller may read, and their exports of the last hour.',
    refuses: [403],
    reply: z.object({
      tables: z.array(z.object(tableName)),
      /** Tables that need a permission which the caller does not hold. */
      left_out: z.array(z.string()),
      exports: z.array(exportRow),
    }),
  }),
  export: write('POST /api/staff/records/exports', {
    summary:
      'Queues the writing of tables into a file; without `tables` all that the caller may read. A package of OneRoster has what that covers.',
    body: z.object({
      tables: z.optional(z.array(line(100)).check(z.minLength(1), z.maxLength(200))),
      format: z.enum(['zip', 'xlsx', 'oneroster']),
    }),
    refuses: [403, 409],
    reply: z.object({ jobID: id() }),
  }),
  exportFile: write('GET /api/staff/records/exports/{id}/file', {
    summary: 'The file of an own export, for an hour.',
    params: { id: idText() },
    answers: 'file',
    refuses: [403, 404],
    reply: fileBytes(),
  }),
})
