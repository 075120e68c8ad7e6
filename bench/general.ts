import { deepEqual, equal } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { groups } from '#contract/registration/groups.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { median, roundTo } from './measure/median.ts'
import { watchResourceUse, type ResourceUse } from './measure/resource-use.ts'
import { startServer, type ChildServer } from './portal/child-server.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { root, startPortal } from './portal/start-portal.ts'

// The groups of a subject with their validity for the student: the portal and a bare server that runs the same statement,
// in turns.
const groupsPath = (subjectID: number) => groups.general.path.replace('{subjectID}', String(subjectID))
const goal = 0.9
const [seconds = 6, rounds = 7] = process.argv.slice(2).map(Number)
const connections = 32
const pool = '20'

type Headers = { readonly authorization: string }

/** Students, each with a subject of their programme that they may take. */
const signInStudents = async (db: Database): Promise<{ headers: Headers; path: string }[]> => {
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

const getJson = async <Reply>(
  url: string,
  { headers, path }: { headers: Headers; path: string },
): Promise<Reply> => {
  const response = await fetch(url + path, { headers })
  equal(response.status, 200)
  return (await response.json()) as Reply
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

const load = async (
  { url, pid }: ChildServer,
  everybody: readonly { headers: Headers; path: string }[],
  duration: number,
) => {
  const requests = everybody.map(({ headers, path }) => ({ path, headers: { ...headers } }))
  const usedBy = watchResourceUse(() => [pid])
  const result = await autocannon({ url, connections, duration, requests })
  equal(result.non2xx + result.errors, 0)
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: cpuMsPerCall(usedBy(), result.requests.total),
  }
}

const measure = await withDemoDatabase(500, async (db) => {
  const everybody = await signInStudents(db)
  const first = everybody[0]!
  const floor = await startServer({
    file: process.execPath,
    args: ['bench/general/floor.ts'],
    cwd: root,
    port: 4223,
    path: '/',
    env: { DATABASE_URL: db.url, DATABASE_POOL: pool },
  })
  process.env['DATABASE_POOL'] = pool
  const portal = await startPortal(4224, db.url)
  try {
    const [bare] = await getJson<{ taken: [number, number][] }[]>(floor.url, first)
    const { data } = await getJson<{ data: { groups: { scheduleID: number; st_count: number }[] } }>(
      portal.url,
      first,
    )
    deepEqual(
      new Map(data.groups.map(({ scheduleID, st_count }) => [scheduleID, st_count])),
      new Map(bare!.taken),
    )
    const measured: Record<'floor' | 'portal', Awaited<ReturnType<typeof load>>[]> = { floor: [], portal: [] }
    for (const one of [floor, portal]) await load(one, everybody, 3)
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? (['floor', 'portal'] as const) : (['portal', 'floor'] as const)
      for (const who of order) {
        measured[who].push(await load({ floor, portal }[who], everybody, seconds))
        console.log(`${round + 1}/${rounds} ${who}: ${JSON.stringify(measured[who].at(-1))}`)
      }
    }
    const trips = await measureRoundTrips(db, portal.url, everybody)
    return { ...measured, trips }
  } finally {
    await floor.stop()
    await portal.stop()
  }
})

const summarize = (who: 'floor' | 'portal') => ({
  perSecond: roundTo(median(measure[who].map(({ rate }) => rate)), 0),
  p50: median(measure[who].map(({ p50 }) => p50)),
  /** CPU of the server process without the database. */
  cpuMs: roundTo(median(measure[who].map((one) => one.cpuMs)), 3),
  p99: median(measure[who].map(({ p99 }) => p99)),
})
// Each round is compared with its neighbour: other load on the machine affects both.
const ratio = roundTo(median(measure.portal.map(({ rate }, round) => rate / measure.floor[round]!.rate)))
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
