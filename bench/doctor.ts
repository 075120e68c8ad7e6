import { checks } from '#server/areas/readiness/list-checks.ts'
import { runChecks } from '#server/areas/readiness/run-checks.ts'
import type { Installation } from '#server/areas/readiness/check.ts'
import type { Database } from '#server/db/open.ts'
import { roundTo } from './measure/median.ts'
import { summarizeTimes } from '#server/rehearsal/play/summarize-times.ts'
import { withDemoDatabase } from './portal/demo-database.ts'

// The readiness checks on a whole university, beside reads of a student that are measured alone and during the checks.
// Argument: how many students.
const [students = 30_000] = process.argv.slice(2).map(Number)
/** In seconds: of all checks, and of one, which is ended after five. */
const goals = { all: 10, one: 2 }

const installation: Installation = {
  hasMail: true,
  hasSms: true,
  hasSender: true,
  publicUrl: 'https://portal.example.edu',
  paymentProvider: 'bog',
  hasFreeSpace: true,
  untrustedProxyOn: undefined,
  pendingSchema: [],
  canRunJobs: true,
  isWholeUniversity: true,
}

/** The times of a student's read, in ms, until `isOver`. */
const readUntil = async (db: Database, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = []
  const text = `select count(*) from mark m join subject s on s.id = m.subject_id where m.student_id = $1`
  for (let nth = 1; !isOver(); nth += 1) {
    const startedAt = performance.now()
    await db.rows({ name: 'bench.marks', text }, [(nth % students) + 1])
    times.push(performance.now() - startedAt)
  }
  return times
}

const result = await withDemoDatabase(students, async (db) => {
  const quietUntil = performance.now() + 3000
  const quiet = await readUntil(db, () => performance.now() > quietUntil)
  let isDone = false
  const busy = readUntil(db, () => isDone)
  const seconds: [string, number][] = []
  try {
    for (const check of checks) {
      const startedAt = performance.now()
      await runChecks(db, { staffID: null, operation: null }, installation, 5, [check])
      seconds.push([check.id, (performance.now() - startedAt) / 1000])
    }
  } finally {
    isDone = true
  }
  return { seconds, quiet: summarizeTimes(quiet), busy: summarizeTimes(await busy) }
})

const all = result.seconds.reduce((sum, [, each]) => sum + each, 0)
const slowest = result.seconds.toSorted(([, a], [, b]) => b - a).slice(0, 5)
const ok = all <= goals.all && slowest[0]![1] <= goals.one
console.log(
  JSON.stringify({
    bench: 'doctor',
    students,
    checks: checks.length,
    seconds: roundTo(all, 1),
    slowest: Object.fromEntries(slowest.map(([id, each]) => [id, roundTo(each)])),
    readP99Ms: { quiet: result.quiet.p99, busy: result.busy.p99 },
    goals,
    ok,
  }),
)
process.exit(ok ? 0 : 1)
