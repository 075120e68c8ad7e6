import type pg from 'pg'
import { openClient } from '#server/db/connection/open-client.ts'
import { isStatementError } from '#server/db/errors/is-statement-error.ts'
import { readAttachments } from './attachments/read-attachments.ts'
import { checkAttachments, hashStoredFiles, storeAttachments } from './attachments/store-attachments.ts'
import { toUnreadable } from './bad-record.ts'
import { applyTables } from './apply/apply-tables.ts'
import { auditMarks } from './audit/sql.ts'
import { collectBadRecords, type BadGroup } from './collect-bad-records.ts'
import { compareTables } from './difference/compare-tables.ts'
import { planRemovals } from './difference/plan-removals.ts'
import type { ImportedTable, ImportRecordsOptions } from './imported-table.ts'
import { copyTimetable, hasTimetable } from './preview/copy-timetable.ts'
import { findNewContradictions } from './preview/find-new-contradictions.ts'
import type { RecordFile } from './record-file.ts'
import { findNearest } from './known-names.ts'
import { RefusedRecords } from './refused-records.ts'
import { reportTables, type TableReport } from './report-tables.ts'
import { deleteImport, saveReport } from './apply/sql.ts'
import {
  begin,
  beginSnapshot,
  commit,
  lockImports,
  lockSemester,
  lockTable,
  rollback,
  setTimeZone,
} from './sql.ts'
import { findColumns, stageFile } from './stage-file.ts'
import { allTables } from './tables/all-tables.ts'
import { words } from './words.ts'

export interface ImportRecordsResult {
  readonly outcome: 'saved' | 'dry run' | 'nothing to change' | 'bad rows' | 'too many removals'
  readonly bad: readonly BadGroup[]
  readonly tables: readonly TableReport[]
  /**
   * Findings to read before saving that are no errors: rows that are left out, and contradictions that the import causes.
   */
  readonly notices: readonly BadGroup[]
  /** Of the saved import. */
  readonly importID: number | null
}

/** Runs in the transaction, before an import that changes something is saved: what it throws undoes everything. */
export type BeforeCommit = (
  client: pg.Client,
  saved: { readonly importID: number; readonly tables: readonly TableReport[] },
) => Promise<void>

const tableNames = allTables.map(({ name }) => name)

type Options = ImportRecordsOptions & { readonly beforeCommit?: BeforeCommit }

const maxShare = 0.05

/** Whether so much would go that the files are probably incomplete. */
const areTooManyRemovals = (tables: readonly TableReport[], allowed: number): boolean =>
  tables.some(({ removed, closed, stored }) => removed + closed > stored * maxShare) &&
  countRemovals(tables) > allowed

export const countRemovals = (tables: readonly TableReport[]): number =>
  tables.reduce((sum, { removed, closed }) => sum + removed + closed, 0)

const hasChanges = ({ added, changed, removed, closed }: TableReport) =>
  added + changed + removed + closed > 0

const toRefusal = (error: unknown): RefusedRecords => {
  const { message, detail } = error as { message: string; detail?: string }
  const sentence = [message, detail].filter((part) => part !== undefined).join('. ')
  return new RefusedRecords(words.database(sentence), { cause: error })
}

/** From here on registrations are blocked, so the data we compared is the data we write. */
const lockRecords = async (client: pg.Client, tables: readonly ImportedTable[]): Promise<void> => {
  await client.query(lockImports)
  await client.query(lockSemester)
  for (const relation of new Set(tables.flatMap(({ table }) => table.locks ?? [])))
    await client.query(lockTable(relation))
}

const runImport = async (
  client: pg.Client,
  files: readonly RecordFile[],
  options: Options,
  onUndo: (remove: () => Promise<void>) => void,
): Promise<ImportRecordsResult> => {
  const bad = collectBadRecords()
  const notices = [...(options.notices ?? [])]
  const noticed = collectBadRecords()
  const refused = () => ({
    outcome: 'bad rows' as const,
    bad: bad.list(),
    tables: [],
    notices,
    importID: null,
  })
  const { onProgress = () => undefined } = options
  for (const one of options.bad ?? []) bad.addGroup(one)
  for (const { name, label } of files)
    if (!allTables.some((table) => table.name === name))
      bad.add({
        file: label,
        line: 0,
        column: '',
        value: name,
        ...words.unknownTable(tableNames, findNearest(name, tableNames)),
      })
  const attachments = readAttachments(options.attachments ?? new Map())
  const tables: ImportedTable[] = []
  // One run finds all mistakes. References to an unreadable table would all look wrong, so they are not checked.
  const unreadable = new Set<string>()
  for (const table of allTables)
    for (const file of files.filter(({ name }) => name === table.name)) {
      onProgress(`reading ${file.label}`)
      const isUnread = file.refusal !== undefined || file.isReported === true
      const columns = isUnread ? undefined : findColumns(table, file, bad)
      if (file.isReported === true) unreadable.add(table.name)
      else if (file.refusal !== undefined) bad.add(toUnreadable(file.label, file.refusal))
      else if (tables.some((one) => one.table === table) || unreadable.has(table.name))
        bad.add({ file: file.label, line: 0, column: '', value: table.name, ...words.repeatedTable() })
      else {
        const isWhole = await stageFile(client, { table, file, bad, attachments })
        if (columns !== undefined && isWhole) tables.push({ table, file, columns })
      }
      if (!tables.some((one) => one.table === table)) unreadable.add(table.name)
    }
  // Nobody waits for a dry run: it has a snapshot instead of locks, and writes temporary tables alone.
  if (!options.dryRun && bad.isEmpty()) await lockRecords(client, tables)
  onProgress('comparing')
  await compareTables(client, tables, {
    bad,
    notices: noticed,
    unreadable,
    overwrites: options.overwrites ?? false,
  })
  notices.push(...noticed.list())
  await checkAttachments(client, tables, attachments, bad)
  if (!bad.isEmpty()) return refused()
  const report = async () => {
    const reports = await reportTables(client, tables, options.maxItems)
    const isRefused = areTooManyRemovals(reports, options.allowRemovals)
    return { reports, isRefused, result: { bad: [], tables: reports, notices, importID: null } }
  }
  const checks = hasTimetable(tables) ? (options.checks ?? []) : []
  const findNew = await findNewContradictions(client, checks)
  const timetableLabel = [...new Set(tables.map(({ file }) => file.label))].join(', ')
  if (options.dryRun) {
    await planRemovals(client, tables)
    if (checks.length > 0) await copyTimetable(client, tables)
    notices.push(...(await findNew(timetableLabel)))
    const { isRefused, result } = await report()
    return { ...result, outcome: isRefused ? 'too many removals' : 'dry run' }
  }
  onUndo(await storeAttachments(client, tables, attachments, options.filesDir))
  const importID = await applyTables(client, tables, options)
  notices.push(...(await findNew(timetableLabel)))
  const { reports, isRefused, result } = await report()
  if (isRefused) return { ...result, outcome: 'too many removals' }
  if (!reports.some(hasChanges)) {
    await client.query(deleteImport, [importID])
    return { ...result, outcome: 'nothing to change' }
  }
  await client.query(saveReport, [importID, JSON.stringify(reports), JSON.stringify(notices)])
  for (const text of auditMarks('import')) await client.query(text, [importID, options.madeBy])
  await options.beforeCommit?.(client, { importID, tables: reports })
  return { ...result, outcome: 'saved', importID }
}

/**
 * Imports files of records in one transaction; a file that is present is the whole of its table, absent ones are left
 * alone. An import that is refused is rolled back. A dry run says what would be done, with a snapshot and without locks.
 */
export const importRecords = async (
  url: string,
  files: readonly RecordFile[],
  options: Options,
): Promise<ImportRecordsResult> => {
  const names = new Set(files.map(({ name }) => name))
  const named = allTables.filter(({ name }) => names.has(name))
  await hashStoredFiles(url, named, options.filesDir)
  const client = await openClient(url)
  let removeStored = () => Promise.resolve()
  try {
    await client.query(options.dryRun ? beginSnapshot : begin)
    await client.query(setTimeZone)
    const result = await runImport(client, files, options, (remove) => (removeStored = remove))
    const isSaved = result.outcome === 'saved' || result.outcome === 'nothing to change'
    // A connection that breaks in the commit does not say whether it was saved: the sweeping of the folder finds out.
    if (isSaved) removeStored = () => Promise.resolve()
    await client.query(isSaved ? commit : rollback)
    await removeStored()
    return result
  } catch (error) {
    await removeStored()
    if (isStatementError(error)) throw toRefusal(error)
    throw error
  } finally {
    await client.end()
  }
}
