import { statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import { formatBadRows, formatReport } from '#server/areas/catalogue/format-report.ts'
import { readFolder } from '#server/areas/catalogue/files/read-folder.ts'
import { importCatalogue, type ImportResult } from '#server/areas/catalogue/import-catalogue.ts'
import { readCatalogue } from '#server/areas/catalogue/read-catalogue.ts'
import { countRemovals } from '#server/areas/catalogue/removals.ts'
import { hasEmbeddedDatabase } from '#server/db/embedded/has-embedded-database.ts'
import { listPendingSchema } from '#server/db/list-pending-schema.ts'
import type { Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { toDiskFullError } from '#server/db/errors/to-disk-full-error.ts'
import { toFileError } from '#server/folders/to-file-error.ts'
import { env } from '#server/env.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { findTimeZone } from '#server/time-zone/find-time-zone.ts'
import { describeDatabase } from './describe-database.ts'
import { isCatalogueFolder } from './records/is-catalogue-folder.ts'
import { runRecordsImport, runUndo } from './records/run-records-import.ts'
import { migrateDatabase } from './migrate-database.ts'
import { watchFolder } from './watch/watch-folder.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run import -- DIR|FILE.zip|FILE.xlsx [--dry-run] [--all] [--only TABLE,TABLE] [--allow-removals N] [--overwrite-edits]
                      [--term-start YYYY-MM-DD] [--source NAME] [--embedded]
npm run import -- --undo [--dry-run] [--embedded]
npm run import -- --watch [DIR]

The files are CSV in a folder or in a ZIP file, or the sheets of a workbook: of records (docs/records.md); a folder may also
hold a catalogue (docs/import.md), for which alone --term-start and --source are. DATABASE_URL says which database is filled.
--watch imports what comes into DIR, or IMPORT_FOLDER, until it is stopped.`

const maxItems = 10

const print = (line: string) => console.log(line)

const parseCommandLine = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        undo: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        only: { type: 'string' },
        'overwrite-edits': { type: 'boolean', default: false },
        embedded: { type: 'boolean', default: false },
        'term-start': { type: 'string' },
        source: { type: 'string' },
        'allow-removals': { type: 'string', default: '0' },
      },
    })
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${usage}`)
  }
}

type CommandLine = ReturnType<typeof parseCommandLine>

const readOptions = ({ values, positionals }: CommandLine) => {
  const [dir] = positionals
  if (dir === undefined || positionals.length > 1) throw new StartupError(usage)
  const termStart = values['term-start'] ?? null
  if (termStart !== null && !/^\d{4}-\d{2}-\d{2}$/.test(termStart)) {
    throw new StartupError(`--term-start takes a date YYYY-MM-DD, not "${termStart}".`)
  }
  if (termStart !== null && toWeekday(termStart) !== 1) {
    throw new StartupError(
      `--term-start must be a Monday: weeks are counted from it, and ${termStart} is none.`,
    )
  }
  const allowRemovals = values['allow-removals']
  if (!/^\d{1,9}$/.test(allowRemovals)) {
    throw new StartupError(`--allow-removals takes a whole number, not "${allowRemovals}".`)
  }
  const found = statSync(resolve(dir), { throwIfNoEntry: false })
  if (found === undefined) throw new StartupError(`There is no folder or file ${dir}.`)
  const isFile = found.isFile()
  if (isFile && !/\.(zip|xlsx)$/i.test(dir)) {
    throw new StartupError(`${dir} is neither a folder, nor a ZIP file (.zip), nor a workbook (.xlsx).`)
  }
  return {
    dir: resolve(dir),
    isFile,
    source: values.source ?? basename(resolve(dir)),
    termStart,
    allowRemovals: Number(allowRemovals),
    dryRun: values['dry-run'],
    maxItems: values.all ? Infinity : maxItems,
    only: values.only,
    overwrites: values['overwrite-edits'],
    isEmbedded: values.embedded,
  }
}

/** A mistyped or forgotten setting must not fill another database. */
const checkTarget = ({ isEmbedded, dryRun }: { isEmbedded: boolean; dryRun: boolean }): void => {
  if (env.databaseUrl === undefined && !isEmbedded) {
    throw new StartupError(
      'DATABASE_URL is not set, so it is not clear which database is to be filled. Set it to the address of your ' +
        `PostgreSQL, or add --embedded to fill the portal's own database in ${env.dataDir}.`,
    )
  }
  if (env.databaseUrl !== undefined && isEmbedded) {
    throw new StartupError(
      'DATABASE_URL is set and --embedded is given: leave one of them out, so that it is clear which database is to be filled.',
    )
  }
  if (isEmbedded && dryRun && !hasEmbeddedDatabase(env.dataDir)) {
    throw new StartupError(
      `There is no database in ${env.dataDir} yet, and a dry run makes none: start the portal once before.`,
    )
  }
}

/** A dry run changes nothing, not even the schema. */
const requireCurrentSchema = async (db: Database): Promise<void> => {
  const [pending] = await listPendingSchema(db)
  if (pending === undefined) return
  throw new StartupError(
    `The database does not have the schema of this version (it lacks ${pending}), and a dry run does not change it: ` +
      'start the portal on it once before.',
  )
}

const explainBadRows = (count: number) =>
  `${count === 1 ? '1 error was' : `${count} errors were`} found, so nothing was saved.`

const explainRefusal = (result: ImportResult): string | undefined => {
  if (result.outcome === 'bad rows') return explainBadRows(result.plan.bad.length)
  if (result.outcome !== 'too many removals') return undefined
  const parts = result.removals.map(({ kind, removed, of }) => `${removed} of ${of} ${kind}`)
  return (
    `This would remove ${parts.join(' and ')}, which is over 5 %: are the files complete? Nothing was saved. ` +
    `If it is meant, repeat it with --allow-removals ${countRemovals(result.removals)}.`
  )
}

type Options = ReturnType<typeof readOptions>

const prepare = async (db: Database, { dryRun }: { dryRun: boolean }): Promise<void> => {
  print(await describeDatabase(db))
  await (dryRun ? requireCurrentSchema(db) : migrateDatabase(db))
}

const runCatalogueImport = async (options: Options): Promise<void> => {
  const { catalogue, bad, ignored } = readCatalogue(await readFolder(options.dir))
  for (const what of ignored) print(`Ignored: ${what} is not known.`)
  if (bad.length > 0) {
    formatBadRows(bad, options.maxItems).forEach(print)
    throw new StartupError(explainBadRows(bad.length))
  }
  const { subjects, groups, students, demand } = catalogue
  print(
    `Files: ${subjects.length} subjects, ${groups.length} groups, ${students.length} students, ${demand.length} requests`,
  )
  const importInto = async (db: Database) => {
    const zone = await findTimeZone(db)
    if (zone === undefined)
      throw new StartupError('The setting time_zone is wrong: npm run setting -- set time_zone Asia/Tbilisi.')
    const today = toZonedTime(Date.now(), zone).date
    const nextMonday = addDays(today, 8 - toWeekday(today))
    const result = await importCatalogue(db, catalogue, { ...options, nextMonday })
    formatReport(result, options.maxItems).forEach(print)
    formatBadRows(result.plan.bad, options.maxItems).forEach(print)
    const refusal = explainRefusal(result)
    if (refusal !== undefined) throw new StartupError(refusal)
    if (!options.dryRun) await deliverMessages(db)
  }
  await withDatabase(2, importInto, (db) => prepare(db, options))
}

/** Until SIGTERM or SIGINT; an import that runs then is rolled back, and made again at the next start. */
const runWatch = async ({ values, positionals }: CommandLine): Promise<void> => {
  const [dir = env.importFolder, ...others] = positionals
  const given = Object.entries(values).filter(([name, value]) => name !== 'watch' && value !== false)
  if (others.length > 0 || given.some(([name, value]) => name !== 'allow-removals' || value !== '0'))
    throw new StartupError(`--watch takes a folder alone.\n\n${usage}`)
  if (dir === undefined) throw new StartupError('Which folder? Give it after --watch, or as IMPORT_FOLDER.')
  const url = env.databaseUrl
  if (url === undefined)
    throw new StartupError('--watch needs DATABASE_URL: the embedded database belongs to the portal alone.')
  const stop = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort())
  await watchFolder({
    url,
    dir: resolve(dir),
    filesDir: env.filesDir,
    reportTo: env.importReportTo,
    expectedBy: env.importExpectedBy,
    signal: stop.signal,
  })
}

const run = async (): Promise<void> => {
  const commandLine = parseCommandLine()
  if (commandLine.values.watch) return runWatch(commandLine)
  const { undo, embedded } = commandLine.values
  if (undo && commandLine.positionals.length === 0) {
    const dryRun = commandLine.values['dry-run']
    checkTarget({ isEmbedded: embedded, dryRun })
    return withDatabase(
      1,
      async (db) => {
        await runUndo(db.url, dryRun)
        if (!dryRun) await deliverMessages(db)
      },
      (db) => prepare(db, { dryRun }),
    )
  }
  const options = readOptions(commandLine)
  checkTarget(options)
  if (!options.isFile && (await isCatalogueFolder(options.dir))) return runCatalogueImport(options)
  return withDatabase(
    1,
    async (db) => {
      await runRecordsImport(db.url, options)
      // Includes the reports about changed contact data.
      if (!options.dryRun) await deliverMessages(db)
    },
    (db) => prepare(db, options),
  )
}

await run().catch((error: unknown) => {
  const shown = toFileError(toDiskFullError(error))
  console.error(shown instanceof StartupError ? shown.message : shown)
  process.exitCode = 1
})
