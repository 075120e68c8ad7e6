import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '#server/db/open.ts'
import { roundTo } from './measure/median.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'
import { runCommand } from './records/run-command.ts'
import { writeUniversity } from './records/write-university.ts'

// Files of a whole university: dry run and import into an empty portal, then files with one change in a hundred, beside
// the reads of students. Argument: how many students.
const [students = 30_000] = process.argv.slice(2).map(Number)
/** In seconds, MB, and as a multiple of the quiet 99th percentile. */
const goals = { dryRun: 60, apply: 120, memory: 500, readShare: 3 }

/** The 99th percentile of reads of a student's marks, in ms, until `isOver`. */
const readUntil = async (db: Database, isOver: () => boolean): Promise<number> => {
  const times: number[] = []
  const text = `select count(*) from mark m join subject s on s.id = m.subject_id
    where m.student_id = (select id from student where code = $1)`
  for (let nth = 1; !isOver(); nth += 1) {
    const startedAt = performance.now()
    await db.rows({ name: 'bench.marks', text }, [`U${(nth * 7919) % students}`])
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-records-'))
try {
  const result = await withTemporaryDatabase(async (url) => {
    await writeUniversity(folder, students, false)
    const dry = await runCommand('import', url, folder, '--dry-run')
    const applied = await runCommand('import', url, folder)
    const db = openDatabase(url, 4)
    try {
      const [rows] = await db.rows<object>({
        name: '',
        text: `select (select count(*)::int from student) as students, (select count(*)::int from mark) as marks,
          (select count(*)::int from registration) as registrations`,
      })
      await db.rows({ name: '', text: 'vacuum (analyze)' })
      await writeUniversity(folder, students, true)
      const quietUntil = performance.now() + 3000
      const quiet = await readUntil(db, () => performance.now() > quietUntil)
      let isDone = false
      const busy = readUntil(db, () => isDone)
      const edited = await runCommand('import', url, folder).finally(() => (isDone = true))
      return { rows, dry, applied, edited, quiet, busy: await busy }
    } finally {
      await db.close()
    }
  })
  const { rows, dry, applied, edited, quiet, busy } = result
  const memory = Math.max(dry.memory, applied.memory, edited.memory)
  const ok =
    dry.seconds <= goals.dryRun &&
    applied.seconds <= goals.apply &&
    memory <= goals.memory &&
    busy <= quiet * goals.readShare
  console.log(
    JSON.stringify({
      bench: 'records',
      ...rows,
      dryRunSeconds: roundTo(dry.seconds, 1),
      applySeconds: roundTo(applied.seconds, 1),
      editedSeconds: roundTo(edited.seconds, 1),
      memory: roundTo(memory, 0),
      readP99Ms: { quiet: roundTo(quiet), busy: roundTo(busy) },
      goals,
      ok,
    }),
  )
  process.exitCode = ok ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
