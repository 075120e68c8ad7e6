import { statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addDays, weekdayOf } from '#rules/time/clock.ts'
import { importCatalogue, type ImportResult } from '#server/areas/catalogue/import-catalogue.ts'
import { readCatalogue } from '#server/areas/catalogue/read-catalogue.ts'
import { CannotStart } from '#server/db/cannot-start.ts'
import { databaseFailure } from '#server/db/database-failure.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { env } from '#server/env.ts'

const usage = `npm run import -- DIR [--dry-run] [--term-start YYYY-MM-DD] [--source NAME]

DIR holds subjects.csv, groups.csv and demand.csv (docs/import.md says how they are written).`

const say = (line: string) => console.log(line)
const shown = 10

const list = (title: string, items: readonly string[]) => {
  if (items.length === 0) return
  say(`${title}: ${items.length}`)
  for (const item of items.slice(0, shown)) say(`  ${item}`)
  if (items.length > shown) say(`  … and ${items.length - shown} more`)
}

const report = ({ plan, term, changes }: ImportResult, dryRun: boolean) => {
  say(`Semester ${term.starts_on} to ${term.ends_on}`)
  list('Subjects added', plan.addedSubjects)
  list('Subjects no longer in the catalogue', plan.removedSubjects)
  list(
    'Groups added',
    plan.addedGroups.map(({ group_code, subject_code }) => `${group_code} of ${subject_code}`),
  )
  list(
    'Groups changed',
    plan.changedGroups.map(
      ({ wanted, what, mustChange }) =>
        `${wanted.group_code} of ${wanted.subject_code}: ${what.join(', ')}${mustChange ? ' (its students must choose anew)' : ''}`,
    ),
  )
  list(
    'Groups removed',
    plan.removedGroups.map(({ group_code, subject_code }) => `${group_code} of ${subject_code}`),
  )
  list(
    'Groups closed, because students sit in them',
    plan.closedGroups.map(
      ({ group_code, subject_code, taken }) => `${group_code} of ${subject_code} (${taken})`,
    ),
  )
  list('Students added, without a password', plan.addedStudents)
  list('Subjects that nobody can take: no set of their groups is free of clashes', plan.impossible)
  list('Subjects without groups', plan.groupless)
  if (!changes) say('Nothing to change.')
  else say(dryRun ? 'Dry run: nothing was kept.' : 'Applied.')
}

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'term-start': { type: 'string' },
        source: { type: 'string' },
      },
    })
  } catch (error) {
    throw new CannotStart(`${(error as Error).message}\n\n${usage}`)
  }
}

const nextMonday = (): string => {
  const today = new Date().toISOString().slice(0, 10)
  return addDays(today, 8 - weekdayOf(today))
}

const run = async (): Promise<void> => {
  const { values, positionals } = readArguments()
  const [dir] = positionals
  if (dir === undefined || positionals.length > 1) throw new CannotStart(usage)
  const termStart = values['term-start'] ?? null
  if (termStart !== null && !/^\d{4}-\d{2}-\d{2}$/.test(termStart)) {
    throw new CannotStart(`--term-start takes a date YYYY-MM-DD, not "${termStart}".`)
  }
  if (termStart !== null && weekdayOf(termStart) !== 1) {
    throw new CannotStart(
      `--term-start must be a Monday: weeks are counted from it, and ${termStart} is none.`,
    )
  }
  if (!statSync(resolve(dir), { throwIfNoEntry: false })?.isDirectory()) {
    throw new CannotStart(`There is no folder ${dir}.`)
  }
  const { catalogue, bad } = await readCatalogue(resolve(dir))
  if (bad.length > 0) {
    for (const { file, line, reason } of bad) say(`${file}:${line}: ${reason}`)
    throw new CannotStart(`${bad.length} rows cannot be taken, so nothing was imported.`)
  }
  const { subjects, groups, wishes } = catalogue
  say(`Read ${subjects.length} subjects, ${groups.length} groups and ${wishes.length} wishes, all well.`)

  const embedded =
    env.databaseUrl === undefined ? await startEmbedded({ dataDir: env.dataDir, log: say }) : undefined
  const url = env.databaseUrl ?? embedded?.url ?? ''
  try {
    await migrate(url).catch((error: unknown) => {
      throw databaseFailure(error, url)
    })
    const db = openDatabase(url, 2)
    const source = values.source ?? basename(resolve(dir))
    const dryRun = values['dry-run']
    report(
      await importCatalogue(db, catalogue, { source, termStart, nextMonday: nextMonday(), dryRun }),
      dryRun,
    )
    await db.close()
  } finally {
    await embedded?.stop()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
})
