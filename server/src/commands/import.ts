import { statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { importCatalogue, type ImportResult } from '#server/areas/catalogue/import-catalogue.ts'
import { readCatalogue } from '#server/areas/catalogue/read-catalogue.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run import -- DIR [--dry-run] [--term-start YYYY-MM-DD] [--source NAME]

DIR holds subjects.csv, groups.csv and demand.csv (docs/import.md says how they are written).`

const print = (line: string) => console.log(line)
const maxShown = 10

const list = (title: string, items: readonly string[]) => {
  if (items.length === 0) return
  print(`${title}: ${items.length}`)
  for (const item of items.slice(0, maxShown)) print(`  ${item}`)
  if (items.length > maxShown) print(`  … and ${items.length - maxShown} more`)
}

const report = ({ plan, term, changes }: ImportResult, dryRun: boolean) => {
  print(`Semester ${term.starts_on} to ${term.ends_on}`)
  list('Subjects added', plan.addedSubjects)
  list('Subjects no longer in the catalogue', plan.removedSubjects)
  list(
    'Groups added',
    plan.addedGroups.map(({ group_code, subject_code }) => `${group_code} of ${subject_code}`),
  )
  list(
    'Groups changed',
    plan.changedGroups.map(
      ({ planned: wanted, what, mustChange }) =>
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
  if (!changes) print('Nothing to change.')
  else print(dryRun ? 'Dry run: nothing was saved.' : 'Applied.')
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
    throw new StartupError(`${(error as Error).message}\n\n${usage}`)
  }
}

const nextMonday = (): string => {
  const today = new Date().toISOString().slice(0, 10)
  return addDays(today, 8 - toWeekday(today))
}

const run = async (): Promise<void> => {
  const { values, positionals } = readArguments()
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
  if (!statSync(resolve(dir), { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartupError(`There is no folder ${dir}.`)
  }
  const { catalogue, bad } = await readCatalogue(resolve(dir))
  if (bad.length > 0) {
    for (const { file, line, reason } of bad) print(`${file}:${line}: ${reason}`)
    throw new StartupError(`${bad.length} rows cannot be taken, so nothing was imported.`)
  }
  const { subjects, groups, demand } = catalogue
  print(`Read ${subjects.length} subjects, ${groups.length} groups and ${demand.length} requested subjects.`)

  const source = values.source ?? basename(resolve(dir))
  const dryRun = values['dry-run']
  await withDatabase(2, async (db) => {
    report(
      await importCatalogue(db, catalogue, { source, termStart, nextMonday: nextMonday(), dryRun }),
      dryRun,
    )
  })
}

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
