import type * as z from 'zod/mini'
import type { recordsStaff } from '#contract/administration/records-staff.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor, type StaffActor } from '#server/audit/to-actor.ts'
import type { Connection } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffSession } from '#server/http/authenticate-staff.ts'
import type { Routes } from '#server/http/serve.ts'
import { holdsUniversity } from '#server/staff-permission/sql.ts'
import { words as httpWords } from '#server/http/words.ts'
import type { RecordTable } from '#server/records/record-table.ts'
import { allTables } from '#server/records/tables/all-tables.ts'
import { applyImport, cancelImport, checkImport, exportTables, undoImport } from './change-job.ts'
import { listUnreadable } from './run/list-forbidden.ts'
import { createRejected } from './rejected/create-rejected.ts'
import { findExportFile, findJob, listExports, listJobs, loadImports, loadRows } from './staff-sql.ts'
import { beginUpload } from './upload/begin-upload.ts'
import { receivePiece } from './upload/receive-piece.ts'
import { words } from './words.ts'

const tableNames = allTables.map(({ name }) => name)
const perPage = 20
const rowsPerPage = 25

const mimes = {
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const toTableName = ({ name, entity }: Pick<RecordTable, 'name' | 'entity'>) => ({
  name,
  entity: entity.ka,
  entityeng: entity.en,
})

/** Records belong to no school, so that a permission in one is not enough. */
const requireUniversity = async (db: Connection, { staffID, operation }: StaffSession): Promise<void> => {
  const { isHeld } = await holdsUniversity(db, staffID, operation)
  if (!isHeld) throw new Refusal(words.needsUniversity)
}

/** Refuses what hands out more than the caller may read elsewhere. */
const requireReadable = async (
  db: Connection,
  { staffID }: StaffSession,
  tables: readonly string[],
): Promise<void> => {
  const unreadable = await listUnreadable(db, staffID, tables)
  if (unreadable.length > 0) throw new Refusal(words.notReadable, { tables: unreadable.join(', ') })
}

/** The values of bad rows in a colleague's files are hidden from staff who may not read their table. */
const hideValues = (
  job: z.input<typeof recordsStaff.job.reply>,
  unreadable: readonly string[],
): typeof job => {
  const isHidden = (file: string) => {
    const table = /(\w+)(?:\.csv)?$/i.exec(file)?.[1] ?? ''
    return unreadable.includes(table.toLowerCase())
  }
  const hide = (group: (typeof job.bad)[number]) =>
    isHidden(group.file) ? { ...group, rows: group.rows.map(({ line }) => ({ line, value: '' })) } : group
  return job.isOwn ? job : { ...job, bad: job.bad.map(hide), notices: job.notices.map(hide) }
}

const auditDownload = (db: Connection, actor: StaffActor, entity: string, jobID: number, filename: string) =>
  recordAudit(db, actor, { entity, entityID: jobID, before: null, after: { filename } })

/** Imports and exports of records; the work is done in the background (run/). */
export const staffRoutes: Routes<typeof recordsStaff> = {
  tables: async ({ db, staff }) => {
    await requireUniversity(db, staff)
    const tables = allTables.map(({ name, entity, key, columns }) => ({
      ...toTableName({ name, entity }),
      columns: columns.map((column) => ({
        name: column.name,
        isRequired: column.isRequired,
        isKey: key.includes(column.name),
        example: column.example,
      })),
    }))
    return { tables }
  },
  begin: async ({ db, staff, body, request, uploadLimits }) => {
    await requireUniversity(db, staff)
    return beginUpload(db, uploadLimits.requireSpace, toActor(staff, request), body.files)
  },
  piece: async ({ db, staff, params, query, request, bytes, filesDir, uploadLimits }) => {
    await requireUniversity(db, staff)
    const storage = { folder: filesDir, requireSpace: uploadLimits.requireSpace }
    const piece = { fileID: params.id, offset: query.offset ?? 0, bytes }
    return receivePiece(db, storage, toActor(staff, request), piece)
  },
  check: async ({ db, staff, params, body, request }) => {
    await requireUniversity(db, staff)
    return checkImport(db, toActor(staff, request), params.id, body.overwrites)
  },
  jobs: async ({ db, staff }) => {
    await requireUniversity(db, staff)
    const unreadable = await listUnreadable(db, staff.staffID, tableNames)
    return { jobs: (await listJobs(db, staff.staffID)).map((each) => hideValues(each, unreadable)) }
  },
  job: async ({ db, staff, params }) => {
    await requireUniversity(db, staff)
    const found = requireFound(await findJob(db, staff.staffID, params.id), httpWords.notFound)
    return hideValues(found, await listUnreadable(db, staff.staffID, tableNames))
  },
  rows: async ({ db, staff, params, query: { table, kind, search = '', page } }) => {
    await requireUniversity(db, staff)
    // They have old values too.
    if ((await listUnreadable(db, staff.staffID, [table])).length > 0)
      throw new Refusal(words.rowsNotReadable, { table })
    const found = await loadRows(db, params.id, table, kind, search, rowsPerPage, page)
    return { ...found, page, perPage: rowsPerPage }
  },
  rejected: async ({ db, staff, params, query, request, filesDir }) => {
    await requireUniversity(db, staff)
    const job = requireFound(await findJob(db, staff.staffID, params.id), httpWords.notFound)
    const checkTables = async (tables: readonly string[]) => {
      if (!job.isOwn) await requireReadable(db, staff, tables)
    }
    const { staffID } = staff
    const asked = { filesDir, jobID: params.id, locale: query.locale ?? 'ka', staffID, checkTables }
    const file = await createRejected(db, asked)
    try {
      await auditDownload(db, toActor(staff, request), 'record_rejected', params.id, file.filename)
    } catch (error) {
      await file.handle.close()
      throw error
    }
    return file
  },
  apply: async ({ db, staff, params, body, request }) => {
    await requireUniversity(db, staff)
    return applyImport(db, toActor(staff, request), params.id, body.removals)
  },
  cancel: async ({ db, staff, params, request, dropFiles }) => {
    await requireUniversity(db, staff)
    await dropFiles(await cancelImport(db, toActor(staff, request), params.id))
    return 'ok'
  },
  imports: async ({ db, staff, query: { page } }) => {
    await requireUniversity(db, staff)
    return { ...(await loadImports(db, perPage, page)), page, perPage }
  },
  undo: async ({ db, staff, params, request }) => {
    await requireUniversity(db, staff)
    return undoImport(db, toActor(staff, request), params.id)
  },
  exports: async ({ db, staff }) => {
    await requireUniversity(db, staff)
    const unreadable = new Set(await listUnreadable(db, staff.staffID, tableNames))
    return {
      tables: allTables.filter(({ name }) => !unreadable.has(name)).map(toTableName),
      left_out: [...unreadable],
      exports: await listExports(db, staff.staffID),
    }
  },
  export: async ({ db, staff, body, request }) => {
    await requireUniversity(db, staff)
    return exportTables(db, toActor(staff, request), body)
  },
  exportFile: async ({ db, staff, params, request }) => {
    await requireUniversity(db, staff)
    const { tables, ...found } = requireFound(
      await findExportFile(db, staff.staffID, params.id),
      httpWords.fileNotFound,
    )
    await requireReadable(db, staff, tables)
    await auditDownload(db, toActor(staff, request), 'record_export', params.id, found.filename)
    return { ...found, mime: mimes[found.filename.endsWith('.zip') ? 'zip' : 'xlsx'] }
  },
}
