import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { env } from '#server/env.ts'
import type { Database } from '#server/db/open.ts'
import { roundTo } from './measure/median.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'

// A backup of a whole university and its restore into an empty database, beside reads of a student that are measured
// alone and during the backup. Argument: how many students.
const [students = 30_000] = process.argv.slice(2).map(Number)
/** In seconds. */
const goals = { backup: 20, restore: 60 }

const countRows = `select (select count(*)::int from student) as students, (select count(*)::int from mark) as marks,
  (select count(*)::int from registration) as registrations`

const execute = promisify(execFile)
/** As an administrator runs it, beside the portal. */
const run = (command: 'backup' | 'restore', file: string, url: string, filesDir: string) =>
  execute(process.execPath, [join(env.root, `server/src/commands/${command}.ts`), file], {
    env: { ...process.env, DATABASE_URL: url, PORTAL_FILES: filesDir },
  })

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

/** The 99th percentile of a student's read, in ms, until `isOver`. */
const readUntil = async (db: Database, isOver: () => boolean): Promise<number> => {
  const times: number[] = []
  const text = `select count(*) from mark m join subject s on s.id = m.subject_id where m.student_id = $1`
  for (let nth = 1; !isOver(); nth += 1) {
    const startedAt = performance.now()
    await db.rows({ name: 'bench.marks', text }, [(nth % students) + 1])
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-backup-'))
try {
  const result = await withDemoDatabase(students, async (db) => {
    const file = join(folder, 'university.backup')
    const quietUntil = performance.now() + 3000
    const quiet = await readUntil(db, () => performance.now() > quietUntil)
    let isSaved = false
    const busy = readUntil(db, () => isSaved)
    const backup = await seconds(() =>
      run('backup', file, db.url, join(folder, 'files')).finally(() => (isSaved = true)),
    )
    const restore = await withTemporaryDatabase((url) =>
      seconds(() => run('restore', file, url, join(folder, 'restored'))),
    )
    const [rows] = await db.rows<object>({ name: '', text: countRows })
    return { rows, megabytes: (await stat(file)).size / 1e6, backup, restore, quiet, busy: await busy }
  })
  const { rows, megabytes, backup, restore, quiet, busy } = result
  const ok = backup <= goals.backup && restore <= goals.restore
  console.log(
    JSON.stringify({
      bench: 'backup',
      ...rows,
      megabytes: roundTo(megabytes, 1),
      backupSeconds: roundTo(backup, 1),
      restoreSeconds: roundTo(restore, 1),
      // Without a goal: on few cores it is the compression that takes the time of a short read.
      readP99Ms: { quiet: roundTo(quiet), busy: roundTo(busy) },
      goals,
      ok,
    }),
  )
  process.exitCode = ok ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
