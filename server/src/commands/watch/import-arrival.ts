import { previewChecks } from '#server/areas/readiness/preview-checks.ts'
import type { Words } from '#server/records/bad-record.ts'
import type { BadGroup } from '#server/records/collect-bad-records.ts'
import { groupBad } from '#server/records/collect-bad-records.ts'
import { openRecords, type OpenRecords } from '#server/records/containers/open-records.ts'
import { toConnection } from '#server/db/open.ts'
import { readSqlState } from '#server/db/errors/is-statement-error.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { countRemovals, importRecords, type ImportRecordsResult } from '#server/records/import-records.ts'
import { toRecordFiles } from '#server/records/oneroster/to-record-files.ts'
import { RefusedRecords } from '#server/records/refused-records.ts'
import type { TableReport } from '#server/records/report-tables.ts'
import { requireFiles } from './fingerprint-file.ts'
import { readArrival, type Arrival } from './list-arrivals.ts'
import { insertWatched, type WatchedFile } from './sql.ts'
import type { Watcher } from './watcher.ts'
import { words } from './words.ts'
import { reportedRows, writeRejected } from './write-report.ts'

/** It was written to while it was read: it is not complete yet. */
export class ChangedMeanwhile extends Error {}

/** Why a file is not imported. */
export interface Refusal {
  readonly why: Words
  readonly bad: readonly BadGroup[]
  readonly tables: readonly TableReport[]
  readonly notices: readonly BadGroup[]
}

interface Places {
  readonly fingerprint: string
  /** Where it goes when it is imported, and when it is refused. */
  readonly targets: { readonly done: string; readonly refused: string }
}

const toRefusal = (
  why: Words,
  { bad, tables, notices }: Pick<Refusal, 'bad' | 'tables' | 'notices'>,
): Refusal => ({ why, bad, tables, notices })

const explain = ({ bad, tables, outcome }: ImportRecordsResult, target: string): Words => {
  if (outcome === 'bad rows') return words.badRows(bad.reduce((sum, { count }) => sum + count, 0))
  const parts = tables
    .filter(({ removed, closed }) => removed + closed > 0)
    .map(({ name, removed, closed, stored }) => `${name}: ${removed + closed}/${stored}`)
  return words.tooManyRemovals(parts.join(', '), countRemovals(tables), target)
}

const requireUnchanged = async ({ dir }: Watcher, { name, signature }: Arrival): Promise<void> => {
  if ((await readArrival(dir, name))?.signature !== signature) throw new ChangedMeanwhile()
}

const importOpened = async (
  watcher: Watcher,
  arrival: Arrival,
  { fingerprint, targets }: Places,
  { files: opened, bad: badFiles, attachments }: OpenRecords,
): Promise<WatchedFile | Refusal> => {
  const { db, signal, onStep } = watcher
  const { files, bad: badPackage, leftOut } = await toRecordFiles(db.url, opened)
  const bad = [...badFiles, ...groupBad(badPackage)]
  if (files.length === 0 && bad.length === 0) throw new RefusedRecords(words.noTables())
  let saved: WatchedFile | undefined
  const result = await importRecords(db.url, files, {
    bad,
    notices: leftOut,
    checks: previewChecks,
    attachments,
    filesDir: watcher.filesDir,
    dryRun: false,
    allowRemovals: 0,
    madeBy: 'watched folder',
    maxItems: reportedRows,
    onProgress: () => signal.throwIfAborted(),
    beforeCommit: async (client, { importID }) => {
      await onStep('written')
      signal.throwIfAborted()
      await requireUnchanged(watcher, arrival)
      const tx = toConnection(client)
      saved = await insertWatched(tx, arrival.name, fingerprint, 'saved', targets.done, importID)
      // Another watcher, whose connection was lost, has imported it at the same time.
      if (saved === undefined) throw new ChangedMeanwhile()
    },
  })
  await onStep('imported')
  if (saved !== undefined) return saved
  await requireUnchanged(watcher, arrival)
  if (result.outcome === 'nothing to change') {
    const row = await insertWatched(db, arrival.name, fingerprint, 'unchanged', targets.done, null)
    if (row === undefined) throw new ChangedMeanwhile()
    return row
  }
  // A package of OneRoster gives back rows of its own files.
  await writeRejected(watcher.toPath(targets.refused), opened, result.bad)
  return toRefusal(explain(result, watcher.toPath(targets.refused)), result)
}

const isTransient = (error: Error) => readSqlState(error.cause).startsWith('40')

/**
 * Imports a file in one transaction with its row among the watched ones. What is wrong with the file itself is a refusal;
 * everything else is thrown, and can be tried again.
 */
export const importArrival = async (
  watcher: Watcher,
  arrival: Arrival,
  places: Places,
): Promise<WatchedFile | Refusal> => {
  try {
    await requireFiles(arrival.path)
    const opened = await openRecords(arrival.path)
    return await importOpened(watcher, arrival, places, opened).finally(opened.close)
  } catch (error) {
    if (!(error instanceof StartupError) || isTransient(error)) throw error
    await requireUnchanged(watcher, arrival)
    const why = error instanceof RefusedRecords ? error.words : { ka: error.message, en: error.message }
    return toRefusal(why, { bad: [], tables: [], notices: [] })
  }
}
