import { deepEqual } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { groups } from '#contract/registration/groups.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { getJson, pool, runWithFloorAndPortal, type StudentRequest } from './general/floor-and-portal.ts'
import { connections, loadServer, measureInTurns, summarizeTurns } from './general/loads.ts'
import { median, roundTo } from './measure/median.ts'
import { watchResourceUse, type ResourceUse } from './measure/resource-use.ts'
import type { ChildServer } from './portal/child-server.ts'
import { withDemoDatabase } from './portal/demo-database.ts'

// The groups of a subject with their validity for the student: the portal and a bare server that runs the same statement,
// in turns.
const groupsPath = (subjectID: number) => groups.general.path.replace('{subjectID}', String(subjectID))
const goal = 0.9

/** Students, each with a subject of their programme that they may take. */
const signInStudents = async (db: Database): Promise<StudentRequest[]> => {
  const students = await db.rows<{ id: number; subject: number }>({
    name: '',
    text: `select distinct on (r.student_id) r.student_id as id, g.subject_id as subject
      from registration r
      join semester s on s.id = r.semester_id and s.is_current
      join registration o on o.student_id <> r.student_id and o.semester_id = s.id and o.programme_id = r.programme_id
      join study_group g on g.subject_id = o.subject_id and g.semester_id = s.id
      order by r.student_id, g.subject_id desc limit 100`,
  })
  return Promise.all(
    students.map(async ({ id, subject }) => ({ ...(await signIn(db, id)), path: groupsPath(subject) })),
  )
}

/** How many statements the database has run: each is a transaction of its own. */
const countStatements = async (db: Database): Promise<number> => {
  // An idle connection reports its statistics after ten seconds.
  await sleep(11_000)
  const row = await db.row<{ run: number }>({
    name: '',
    text: 'select xact_commit as run from pg_stat_database where datname = current_database()',
  })
  return row!.run
}

const measureRoundTrips = async (
  db: Database,
  url: string,
  everybody: Awaited<ReturnType<typeof signInStudents>>,
) => {
  // Enough calls that the session look-up, once in half a minute, does not count.
  const calls = 6000
  const before = await countStatements(db)
  for (let call = 0; call < calls; call += 1) await getJson(url, everybody[call % everybody.length]!)
  return ((await countStatements(db)) - before) / calls
}

const cpuMsPerCall = ({ cpuSeconds }: ResourceUse, calls: number): number =>
  roundTo(((cpuSeconds ?? NaN) * 1000) / calls, 3)

const load = async ({ url, pid }: ChildServer, everybody: readonly StudentRequest[], duration: number) => {
  const usedBy = watchResourceUse(() => [pid])
  const { total, ...measured } = await loadServer(url, everybody, duration)
  return { ...measured, cpuMs: cpuMsPerCall(usedBy(), total) }
}

const measure = await withDemoDatabase(500, async (db) => {
  const everybody = await signInStudents(db)
  const first = everybody[0]!
  return runWithFloorAndPortal(db, [4223, 4224], async ({ floor, portal }) => {
    const [bare] = await getJson<{ taken: [number, number][] }[]>(floor.url, first)
    const { data } = await getJson<{ data: { groups: { scheduleID: number; st_count: number }[] } }>(
      portal.url,
      first,
    )
    deepEqual(
      new Map(data.groups.map(({ scheduleID, st_count }) => [scheduleID, st_count])),
      new Map(bare!.taken),
    )
    const measured = await measureInTurns({ floor, portal }, (server, duration) =>
      load(server, everybody, duration),
    )
    return { ...measured, trips: await measureRoundTrips(db, portal.url, everybody) }
  })
})

const { ratio, ...summaries } = summarizeTurns(measure)
const summarize = (who: 'floor' | 'portal') => ({
  ...summaries[who],
  /** CPU of the server process without the database. */
  cpuMs: roundTo(median(measure[who].map((one) => one.cpuMs)), 3),
})
// Includes an occasional session update or table maintenance.
const trips = roundTo(measure.trips, 3)
const ok = ratio >= goal && trips < 1.05
console.log(
  JSON.stringify({
    bench: 'general',
    ratio,
    roundTrips: trips,
    connections,
    pool: Number(pool),
    floor: summarize('floor'),
    portal: summarize('portal'),
    goal: `ratio ≥ ${goal}, one round trip`,
    ok,
  }),
)
process.exitCode = ok ? 0 : 1
