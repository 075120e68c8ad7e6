import { previewChecks } from '#server/areas/readiness/preview-checks.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toConnection, type Database } from '#server/db/open.ts'
import { groupBad } from '#server/records/collect-bad-records.ts'
import {
  countRemovals,
  importRecords,
  type BeforeCommit,
  type ImportRecordsResult,
} from '#server/records/import-records.ts'
import { toRecordFiles } from '#server/records/oneroster/to-record-files.ts'
import type { TableReport } from '#server/records/report-tables.ts'
import { listForbidden } from './list-forbidden.ts'
import { withJobFiles } from './open-job-files.ts'
import { createProgress, toProgress } from './progress.ts'
import {
  deleteRows,
  finishApply,
  finishCheck,
  insertRows,
  loadStoredVersion,
  refuseApply,
  type StartedJob,
} from './sql.ts'

/** Rows of each kind of a table that can be read page by page. */
const maxRows = 5000

/** The stored data has changed since the check, so the import would do something else than was shown. */
class OutdatedCheck extends Error {}

type Counts = Readonly<Record<string, string | number>>

const toCounts = (table: TableReport): Counts => ({
  name: table.name,
  stored: table.stored,
  added: table.added,
  changed: table.changed,
  removed: table.removed,
  closed: table.closed,
  unchanged: table.unchanged,
  kept: table.kept,
  used: table.used,
  edited: table.edited,
  byStudent: table.byStudent,
})

/**
 * The counts that the import must share with the check. Only deleting a row shows for certain whether it can be removed, so
 * all rows that the files no longer have are counted together.
 */
const toCompared = ({ removed, closed, used, ...counts }: Counts): Counts => ({
  ...counts,
  gone: Number(removed) + Number(closed) + Number(used),
})

const toKey = (key: string) => ({ key })

const toRows = (table: TableReport) => ({
  added: table.addedRows,
  changed: table.changedFields,
  edited: table.editedFields,
  removed: table.removedRows.map(toKey),
  closed: table.closedRows.map(toKey),
  used: table.usedRows.map(toKey),
  own: table.ownRows.map(toKey),
  byStudent: table.byStudentRows,
})

interface Run {
  readonly db: Database
  readonly filesDir: string
  readonly jobID: number
  readonly job: StartedJob
}

const runEngine = (
  { db, filesDir, jobID, job }: Run,
  options: Omit<Parameters<typeof importRecords>[2], 'bad' | 'madeBy' | 'onProgress' | 'overwrites'>,
): Promise<ImportRecordsResult> =>
  withJobFiles({ filesDir, folder: String(jobID) }, job.files, async (sent) => {
    const { files, bad, leftOut } = await toRecordFiles(db.url, sent.files)
    const forbidden = await listForbidden(db, job.staffID, files)
    const progress = createProgress(db, jobID)
    let read = 0
    const onProgress = (line: string) => {
      progress.report(toProgress(line, files.length, read))
      if (line.startsWith('reading')) read += 1
    }
    try {
      const { overwrites } = job
      return await importRecords(db.url, forbidden.length === 0 ? files : [], {
        ...options,
        bad: [...sent.bad, ...groupBad([...bad, ...forbidden])],
        notices: leftOut,
        checks: previewChecks,
        attachments: sent.attachments,
        filesDir,
        overwrites,
        onProgress,
        madeBy: job.email,
      })
    } finally {
      await progress.end()
    }
  })

/** Compares the files with what is stored, and saves what would happen row by row. */
export const runCheck = async (run: Run): Promise<void> => {
  const { db, jobID } = run
  const { version } = await loadStoredVersion(db, null)
  const { outcome, bad, tables, notices } = await runEngine(run, {
    dryRun: true,
    allowRemovals: 0,
    maxItems: maxRows,
  })
  const hasChanges = tables.some(
    ({ added, changed, removed, closed }) => added + changed + removed + closed > 0,
  )
  const shown = outcome === 'dry run' && !hasChanges ? 'nothing to change' : outcome
  const removals = outcome === 'too many removals' ? countRemovals(tables) : 0
  const result = { outcome: shown, removals, bad, notices, tables: tables.map(toCounts) }
  await db.transaction(async (tx) => {
    await deleteRows(tx, jobID)
    for (const table of tables)
      for (const [kind, rows] of Object.entries(toRows(table)))
        if (rows.length > 0) await insertRows(tx, jobID, table.name, kind, JSON.stringify(rows))
    const state = outcome === 'bad rows' ? 'refused' : 'done'
    await finishCheck(tx, jobID, state, JSON.stringify(result), version)
  })
}

/**
 * Writes what the check has shown: the import, its row in the audit and the end of the job are one transaction. Refused
 * when another import was made since, or when other numbers of rows would change.
 */
export const runApply = async (run: Run): Promise<void> => {
  const { db, jobID, job } = run
  const checked = (job.result as { readonly tables: readonly Counts[] }).tables
  const isSame = (tables: readonly TableReport[]) =>
    tables.length === checked.length &&
    tables.every((table, nth) =>
      Object.entries(toCompared(toCounts(table))).every(
        ([name, value]) => toCompared(checked[nth]!)[name] === value,
      ),
    )
  const beforeCommit: BeforeCommit = async (client, { importID, tables }) => {
    const tx = toConnection(client)
    const { version } = await loadStoredVersion(tx, importID)
    if (version !== job.storedVersion || !isSame(tables)) throw new OutdatedCheck()
    const counts = Object.fromEntries(
      tables.map(({ name, added, changed, removed, closed }) => [name, { added, changed, removed, closed }]),
    )
    await recordAudit(tx, job, { entity: 'record_import', entityID: importID, before: null, after: counts })
    await finishApply(tx, jobID, 'saved', importID)
  }
  try {
    const options = { dryRun: false, allowRemovals: job.removals, maxItems: 0, beforeCommit }
    const { outcome } = await runEngine(run, options)
    // The rows that the check has shown either exist already or no longer match.
    if (outcome === 'nothing to change') await finishApply(db, jobID, outcome, null)
    else if (outcome !== 'saved') await refuseApply(db, jobID, 'outdated')
  } catch (error) {
    if (!(error instanceof OutdatedCheck)) throw error
    await refuseApply(db, jobID, 'outdated')
  }
}
