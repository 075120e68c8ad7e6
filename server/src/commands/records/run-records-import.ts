import { previewChecks } from '#server/areas/readiness/preview-checks.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { env } from '#server/env.ts'
import { groupBad } from '#server/records/collect-bad-records.ts'
import { openRecords, type OpenRecords } from '#server/records/containers/open-records.ts'
import { countRemovals, importRecords, type ImportRecordsResult } from '#server/records/import-records.ts'
import { toRecordFiles } from '#server/records/oneroster/to-record-files.ts'
import { toKnownName } from '#server/records/known-names.ts'
import { allTables } from '#server/records/tables/all-tables.ts'
import { undoImport } from '#server/records/undo/undo-import.ts'
import { formatBadGroups, formatNotices, formatRecordsReport } from './format-records-report.ts'

interface Options {
  readonly dir: string
  readonly dryRun: boolean
  readonly allowRemovals: number
  readonly overwrites: boolean
  /** Names of tables, separated by commas. */
  readonly only: string | undefined
  readonly maxItems: number
}

const print = (line: string) => console.log(line)
/** `--all` is everything that fits into a terminal's memory. */
const mostItems = 1_000_000

/** The tables named after `--only`; undefined is all. */
export const readOnly = (only: string | undefined): readonly string[] | undefined => {
  const names = only?.split(',').map(toKnownName)
  const unknown = names?.filter((each) => !allTables.some(({ name }) => name === each)) ?? []
  if (unknown.length > 0)
    throw new StartupError(
      `--only: there is no table ${unknown.join(', ')}. The tables are: ${allTables.map(({ name }) => name).join(', ')}.`,
    )
  return names
}

const explainRefusal = ({ outcome, bad, tables }: ImportRecordsResult): string | undefined => {
  if (outcome === 'bad rows') {
    const count = bad.reduce((sum, group) => sum + group.count, 0)
    return `${count === 1 ? '1 error' : `${count} errors`} in the files, so nothing was saved.`
  }
  if (outcome !== 'too many removals') return undefined
  const parts = tables
    .filter(({ removed, closed }) => removed + closed > 0)
    .map(({ name, removed, closed, stored }) => `${removed + closed} of ${stored} ${name}`)
  return (
    `This would remove ${parts.join(' and ')}, of a table more than 5 %: are the files complete? Nothing was saved. ` +
    `If it is meant, repeat it with --allow-removals ${countRemovals(tables)}.`
  )
}

/** Rows that undoing can only take back by other rows. */
const countFinal = (tables: ImportRecordsResult['tables']): number =>
  tables
    .filter(({ name }) => allTables.some((table) => table.name === name && table.reversal !== undefined))
    .reduce((sum, { added }) => sum + added, 0)

const closings = {
  saved: 'Applied. `npm run import -- --undo` takes it back, until something depends on it.',
  'dry run': 'Dry run: nothing was saved.',
  'nothing to change': 'Nothing to change.',
  'bad rows': undefined,
  'too many removals': undefined,
}

const importOpened = async (
  url: string,
  { files: opened, bad, attachments }: OpenRecords,
  only: readonly string[] | undefined,
  options: Options,
): Promise<ImportRecordsResult> => {
  const { files: all, bad: badPackage, leftOut } = await toRecordFiles(url, opened)
  const files = all.filter(({ name }) => only === undefined || only.includes(name))
  if (files.length === 0 && bad.length === 0 && badPackage.length === 0)
    throw new StartupError(`${options.dir} has no tables to import.`)
  return importRecords(url, files, {
    ...options,
    // Errors of a sheet that is left out do not matter; a hidden one is no table yet.
    bad: [
      ...groupBad(badPackage),
      ...bad.filter(({ file, lines }) => lines[0] === 0 || files.some(({ label }) => label === file)),
    ],
    notices: leftOut,
    checks: previewChecks,
    attachments,
    filesDir: env.filesDir,
    madeBy: 'command line',
    maxItems: Math.min(options.maxItems, mostItems),
    onProgress: print,
  })
}

/** Imports the files of a folder, a ZIP file or a workbook and prints what came of it. */
export const runRecordsImport = async (url: string, options: Options): Promise<void> => {
  const only = readOnly(options.only)
  const opened = await openRecords(options.dir)
  const result = await importOpened(url, opened, only, options).finally(opened.close)
  const format = { maxItems: options.maxItems, hasAll: true }
  formatBadGroups(result.bad, format).forEach(print)
  formatNotices(result.notices, format).forEach(print)
  formatRecordsReport(result.tables, format).forEach(print)
  const refusal = explainRefusal(result)
  if (refusal !== undefined) throw new StartupError(refusal)
  const final = countFinal(result.tables)
  if (final > 0) print(toReversalSentence(final))
  print(closings[result.outcome] ?? '')
}

const toReversalSentence = (count: number) =>
  `${count === 1 ? '1 entry is' : `${count} entries are`} added to accounts for good: undoing the import adds entries of the opposite kind.`

/** Undoes the last import; a dry run says whether that is possible. */
export const runUndo = async (url: string, dryRun: boolean): Promise<void> => {
  const { id, at, made_by: madeBy, reversed } = await undoImport(url, 'command line', { dryRun })
  const reversals =
    reversed === 0
      ? ''
      : ` ${reversed === 1 ? '1 entry' : `${reversed} entries`} of accounts ${dryRun ? 'would be' : 'were'} reversed by ${reversed === 1 ? 'one' : 'as many'} of the opposite kind.`
  print(
    `Import ${id} of ${at.toISOString()} (${madeBy}) ${dryRun ? 'can be' : 'was'} undone.${reversals}` +
      `${dryRun ? ' Dry run: nothing was saved.' : ''}`,
  )
}
