import { equal } from 'node:assert/strict'
import autocannon from 'autocannon'
import { calendar } from '#contract/calendar.ts'
import { exams } from '#contract/exams.ts'
import { schedule } from '#contract/schedule.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { median, rounded } from './measure/median.ts'
import { watchUse } from './measure/process-use.ts'
import { startServer, type ChildServer } from './portal/child-server.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { root, startPortal } from './portal/start-portal.ts'

// My timetable, my exams and the academic year, through the portal and through the barest server that asks the same
// statements, in turns; then once more in a university that is ten times as large.
const goal = 0.9
const [seconds = 5, rounds = 5, small = 3000, large = 30_000] = process.argv.slice(2).map(Number)
const connections = 32
const pool = '20'
const paths = [schedule.currentSchedule.path, exams.schedule.path, calendar.academicCalendars.path]

type Headers = Readonly<Record<string, string>>

/** Students with the longest history and seats in this semester. */
const signedIn = async (db: Database): Promise<Headers[]> => {
  const students = await db.rows<{ id: number }>({
    name: '',
    text: `select r.student_id as id from registration r join semester s on s.id = r.semester_id and s.is_current
      where (select count(distinct m.semester_id) from mark m where m.student_id = r.student_id) >= 7
      group by 1 having count(*) >= 3 order by 1 limit 100`,
  })
  return Promise.all(students.map(async ({ id }) => (await signIn(db, id)).headers))
}

const load = async (
  { url, pid }: ChildServer,
  path: string,
  everybody: readonly Headers[],
  duration: number,
) => {
  const requests = everybody.map((headers) => ({ path, headers: { ...headers } }))
  const usedBy = watchUse(() => [pid])
  const result = await autocannon({ url, connections, duration, requests })
  equal(result.non2xx + result.errors, 0)
  const { cpuSeconds } = usedBy()
  return { rate: result.requests.average, cpuMs: ((cpuSeconds ?? NaN) * 1000) / result.requests.total }
}

const measure = (students: number) =>
  withDemoDatabase(students, async (db) => {
    const everybody = await signedIn(db)
    const floor = await startServer({
      file: process.execPath,
      args: ['bench/dates/floor.ts'],
      cwd: root,
      port: 4257,
      path: '/',
      env: { DATABASE_URL: db.url, DATABASE_POOL: pool },
    })
    process.env['DATABASE_POOL'] = pool
    const portal = await startPortal(4258, db.url)
    try {
      const found: { path: string; ratio: number; perSecond: number; cpuRatio: number; cpuMs: number }[] = []
      for (const path of paths) {
        for (const each of [floor, portal]) await load(each, path, everybody, 2)
        const rates: Record<'floor' | 'portal', Awaited<ReturnType<typeof load>>>[] = []
        for (let round = 0; round < rounds; round += 1) {
          const bare = await load(floor, path, everybody, seconds)
          rates.push({ floor: bare, portal: await load(portal, path, everybody, seconds) })
        }
        // Each round against its own neighbour: what else the machine does then weighs on both.
        const ratio = rounded(median(rates.map((each) => each.portal.rate / each.floor.rate)))
        found.push({
          path,
          ratio,
          perSecond: rounded(median(rates.map((each) => each.portal.rate)), 0),
          // What a busy machine does not change: what a reading costs the server itself, and how many the floor has for it.
          cpuRatio: rounded(median(rates.map((each) => each.floor.cpuMs / each.portal.cpuMs))),
          cpuMs: rounded(median(rates.map((each) => each.portal.cpuMs)), 3),
        })
        console.log(`${students} students: ${JSON.stringify(found.at(-1))}`)
      }
      return found
    } finally {
      await floor.stop()
      await portal.stop()
    }
  })

const [few, many] = [await measure(small), await measure(large)]
const growth = few.map(({ path, perSecond }, nth) => ({
  path,
  ratio: rounded(many[nth]!.perSecond / perSecond),
}))
const ok = [...few, ...many, ...growth].every(({ ratio }) => ratio >= goal)
console.log(
  JSON.stringify({ bench: 'dates', [small]: few, [large]: many, growth, goal: `each ratio ≥ ${goal}`, ok }),
)
process.exitCode = ok ? 0 : 1
