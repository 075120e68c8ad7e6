import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { roundTo } from './measure/median.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'
import { runCommand } from './records/run-command.ts'
import { writeUniversity } from './records/write-university.ts'

// The university of the bench "records" as OneRoster: written, compared with an empty portal that has its programmes,
// imported there, and compared with the portal that it came from. Argument: how many students.
const [students = 30_000] = process.argv.slice(2).map(Number)
/** In seconds and MB, as for records. */
const goals = { dryRun: 60, apply: 120, memory: 500 }

const addDatabase = async (url: string): Promise<string> => {
  const other = new URL(url)
  other.pathname = '/oneroster'
  const db = openDatabase(url, 1)
  try {
    await db.rows({ name: '', text: 'create database oneroster template template0 encoding utf8' })
  } finally {
    await db.close()
  }
  await migrate(other.href)
  return other.href
}

const countRows = async (url: string) => {
  const db = openDatabase(url, 1)
  try {
    const [rows] = await db.rows<Record<'students' | 'marks' | 'registrations' | 'seats', number>>({
      name: '',
      text: `select (select count(*)::int from student) as students, (select count(*)::int from mark) as marks,
        (select count(*)::int from registration) as registrations, (select count(*)::int from registration_group) as seats`,
    })
    return rows!
  } finally {
    await db.close()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-oneroster-'))
const [records, dir] = [join(folder, 'records'), join(folder, 'oneroster')]
try {
  const result = await withTemporaryDatabase(async (url) => {
    await mkdir(records)
    await writeUniversity(records, students, false)
    await runCommand('import', url, records)
    const exported = await runCommand('export', url, dir, '--format', 'oneroster')
    const same = await runCommand('import', url, dir, '--dry-run')
    const other = await addDatabase(url)
    await runCommand('import', other, records, '--only', 'schools,programmes')
    const dry = await runCommand('import', other, dir, '--dry-run')
    const applied = await runCommand('import', other, dir)
    const rows = await countRows(other)
    const isWhole = JSON.stringify(rows) === JSON.stringify(await countRows(url))
    const isSame = !/: (?!0 new, 0 changed, 0 removed)\d+ new/.test(same.output)
    return { exported, same, dry, applied, rows, isWhole, isSame }
  })
  const { exported, same, dry, applied, rows, isWhole, isSame } = result
  const memory = Math.max(exported.memory, same.memory, dry.memory, applied.memory)
  const ok =
    isWhole &&
    isSame &&
    Math.max(dry.seconds, same.seconds) <= goals.dryRun &&
    applied.seconds <= goals.apply &&
    memory <= goals.memory
  console.log(
    JSON.stringify({
      bench: 'oneroster',
      ...rows,
      exportSeconds: roundTo(exported.seconds, 1),
      sameSeconds: roundTo(same.seconds, 1),
      dryRunSeconds: roundTo(dry.seconds, 1),
      applySeconds: roundTo(applied.seconds, 1),
      memory: {
        export: roundTo(exported.memory, 0),
        same: roundTo(same.memory, 0),
        dryRun: roundTo(dry.memory, 0),
        apply: roundTo(applied.memory, 0),
      },
      isWhole,
      isSame,
      goals,
      ok,
    }),
  )
  process.exitCode = ok ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
