import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { session } from '#contract/account/session.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { median, rounded } from './measure/median.ts'
import { startServer, type ChildServer } from './portal/child-server.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { root } from './portal/start-portal.ts'
import { openAsked, type Asked, type Load } from './studies/load.ts'
import { recorder } from './studies/record.ts'
import { reads, type Read, type Reader } from './studies/reads.ts'

// Every reading of a student's studies, through the portal and through the barest server that asks the same statements
// with the same values, in short turns, here and in a university that is ten times as large. To be told: the seconds of a
// turn, the rounds of turns, the students of both universities (0: no second one), and the readings by a part of their path.
const goal = 0.9
const mostBytes = 30 * 1024
const mostTrips = 2
const [seconds = 0.3, rounds = 12, small = 3000, large = 30_000] = process.argv.slice(2, 6).map(Number)
const only = process.argv[6] ?? ''
const times = 2
const connections = 32
const pool = '20'
const warmRounds = 6
const portalPort = 4260
const { memoryFlags, memoryEnv } = (await import(join(root, 'boot/memory-flags.mjs'))) as {
  readonly memoryFlags: readonly string[]
  readonly memoryEnv: Readonly<Record<string, string>>
}

const requestOf = (path: string, { headers }: Reader): Buffer => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`, 'latin1')
}

/** Students with the longest history and seats in this semester; of medicine and of a master's programme, whoever has seats. */
const readersOf = async (db: Database, who: Read['who']): Promise<Reader[]> => {
  const isOne = {
    anybody: 'p.study_level_id = 1',
    medicine: 'p.is_medicine',
    master: 'p.study_level_id = 2',
    concentrating: 'exists (select from concentration c where c.programme_id = p.id)',
    viewer: `exists (select from exam_work w join exam_viewing v on v.exam_id = w.exam_id
      where w.student_id = st.id and v.starts_at <= now() and now() < v.ends_at)`,
  }
  const students = await db.rows<{ id: number }>({
    name: '',
    text: `select r.student_id as id from registration r join semester s on s.id = r.semester_id and s.is_current
      join student st on st.id = r.student_id and st.status_id = 1 join programme p on p.id = st.programme_id
      where ${isOne[who]}
      group by 1 having count(*) >= 3
      order by least((select count(distinct m.semester_id) from mark m where m.student_id = r.student_id), 7) desc, 1 limit 60`,
  })
  if (students.length === 0) throw new Error(`the demo has nobody for the readings of "${who}"`)
  return Promise.all(students.map(async ({ id }) => ({ studentID: id, ...(await signIn(db, id)) })))
}

/** What each reading asks of the database, how long its reply is, and the calls that read it. */
const record = async (db: Database) => {
  const { record: read, texts, close } = recorder(db)
  const readers = new Map<Read['who'], Reader[]>()
  const asked: Record<string, unknown> = {}
  const found: { path: string; calls: Buffer[]; trips: number; bytes: number }[] = []
  for (const { endpoint, who, params: find } of reads.filter((each) => each.endpoint.path.includes(only))) {
    if (!readers.has(who)) readers.set(who, await readersOf(db, who))
    const one = { path: endpoint.path, calls: [] as Buffer[], trips: 0, bytes: 0 }
    for (const reader of readers.get(who)!) {
      const params = await find?.(async <Data>(path: string) => (await read(reader, path)).data as Data)
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name] ?? ''))
      const recorded = await read(reader, path)
      asked[`${reader.studentID} ${path}`] = recorded.asked
      one.calls.push(requestOf(path, reader))
      one.trips = Math.max(one.trips, recorded.asked.length)
      one.bytes = Math.max(one.bytes, recorded.bytes)
    }
    found.push(one)
  }
  await close()
  return { found, written: JSON.stringify({ texts, reads: asked }) }
}

type Server = 'floor' | 'portal'

/** A university, what is read in it, and how to start the bare server before it. */
interface University {
  readonly students: number
  readonly url: string
  readonly found: Awaited<ReturnType<typeof record>>['found']
  readonly startFloor: () => Promise<ChildServer>
}

const withUniversity = <Result>(students: number, port: number, work: (one: University) => Promise<Result>) =>
  withDemoDatabase(students, async (db) => {
    const { found, written } = await record(db)
    const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
    const file = join(folder, 'statements.json')
    await writeFile(file, written)
    const startFloor = () =>
      startServer({
        file: process.execPath,
        args: ['bench/studies/floor.ts'],
        cwd: root,
        port,
        path: '/',
        env: { DATABASE_URL: db.url, DATABASE_POOL: pool, STATEMENTS: file },
      })
    try {
      return await work({ students, url: db.url, found, startFloor })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

/** The servers of one measurement: a bare one for each university, and one portal before all of them. */
const startServers = async (universities: readonly University[]) => {
  const floors = await Promise.all(universities.map(({ startFloor }) => startFloor()))
  const portal = await startServer({
    file: process.execPath,
    args: [...memoryFlags, 'bench/studies/portals.ts'],
    cwd: root,
    port: portalPort,
    path: session.demoStudents.path,
    env: {
      ...memoryEnv,
      DATABASE_URLS: universities.map(({ url }) => url).join(' '),
      DATABASE_POOL: pool,
    },
  })
  const at = (nth: number): ChildServer => ({ ...portal, url: `http://127.0.0.1:${portalPort + nth}` })
  const servers = await Promise.all(
    floors.map(async (floor, nth) => ({
      floor: await openAsked(floor, connections),
      portal: await openAsked(at(nth), connections),
    })),
  )
  const stop = async () => {
    for (const { floor, portal: own } of servers) for (const each of [floor, own]) each.close()
    await Promise.all([portal, ...floors].map((each) => each.stop()))
  }
  return { servers, stop }
}

type Rates = Record<Server, Load>

const figuresOf = ({ students, found }: University, nth: number, rates: readonly Rates[]) => {
  const { path, trips, bytes } = found[nth]!
  const figures = {
    path,
    trips,
    bytes,
    // Each round against its own neighbour: what else the machine does then weighs on both.
    ratio: rounded(median(rates.map((each) => each.portal.rate / each.floor.rate))),
    perSecond: rounded(median(rates.map((each) => each.portal.rate)), 0),
    // What a busy machine does not change: what a reading costs the server itself, and how many the floor has for it.
    cpuRatio: rounded(median(rates.map((each) => each.floor.cpuMs / each.portal.cpuMs))),
    cpuMs: rounded(median(rates.map((each) => each.portal.cpuMs)), 3),
  }
  console.log(`${students} students: ${JSON.stringify(figures)}`)
  return figures
}

/** One round of one reading in each university, in turns who begins: whoever comes first finds the database at rest. */
const roundOf = async (
  universities: readonly University[],
  servers: readonly Record<Server, Asked>[],
  nth: number,
  isEven: boolean,
): Promise<Rates[]> => {
  const rates: Rates[] = []
  const order = [...servers.keys()]
  for (const at of isEven ? order : order.toReversed()) {
    const { floor, portal } = servers[at]!
    const { calls } = universities[at]!.found[nth]!
    const first = isEven ? await floor.ask(calls, seconds) : null
    const own = await portal.ask(calls, seconds)
    rates[at] = { floor: first ?? (await floor.ask(calls, seconds)), portal: own }
  }
  return rates
}

/** Starts servers of their own and measures every reading so many rounds; gives the rates by reading and university. */
const rateAll = async (universities: readonly University[], readings: readonly number[]) => {
  const rates: Rates[][][] = readings.map(() => universities.map(() => []))
  const { servers, stop } = await startServers(universities)
  try {
    for (const nth of readings) {
      // Some thousand calls before any counts: until its code is compiled for good, a reading takes a third more.
      for (let round = 0; round < warmRounds; round += 1)
        await roundOf(universities, servers, nth, round % 2 === 0)
      for (let round = 0; round < rounds; round += 1) {
        const found = await roundOf(universities, servers, nth, round % 2 === 0)
        found.forEach((each, at) => rates[nth]![at]!.push(each))
      }
    }
  } finally {
    await stop()
  }
  return rates
}

/** Measures every reading in each university, the universities in turns. */
const measure = async (universities: readonly University[]) => {
  const readings = [...universities[0]!.found.keys()]
  const rates: Rates[][][] = readings.map(() => universities.map(() => []))
  // A process keeps its luck for as long as it lives (`studies/portals.ts`): what it is to the bare server's, times decide.
  for (let time = 1; time <= times; time += 1) {
    const more = await rateAll(universities, readings)
    for (const nth of readings) more[nth]!.forEach((each, at) => rates[nth]![at]!.push(...each))
    console.log(`${time} of ${times} times is done`)
  }
  const figures = universities.map((one, at) => readings.map((nth) => figuresOf(one, nth, rates[nth]![at]!)))
  const growth = readings.flatMap((nth) => {
    const [few, many] = rates[nth]!
    if (!many) return []
    const ratios = many.map(({ portal }, round) => portal.rate / few![round]!.portal.rate)
    return { path: universities[0]!.found[nth]!.path, ratio: rounded(median(ratios)) }
  })
  return { few: figures[0]!, many: figures[1] ?? [], growth }
}

const { few, many, growth } = await withUniversity(small, 4257, (one) =>
  large > 0 ? withUniversity(large, 4258, (other) => measure([one, other])) : measure([one]),
)
const isLean = [...few, ...many].every(({ trips, bytes }) => trips <= mostTrips && bytes <= mostBytes)
const ok = isLean && [...few, ...many, ...growth].every(({ ratio }) => ratio >= goal)
console.log(
  JSON.stringify({
    bench: 'studies',
    [small]: few,
    [large]: many,
    growth,
    goal: `each ratio ≥ ${goal}, ≤ ${mostTrips} round trips, ≤ ${mostBytes} bytes`,
    ok,
  }),
)
process.exitCode = ok ? 0 : 1
