import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { session } from '#contract/account/session.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { median, roundTo } from './measure/median.ts'
import { startServer, type ChildServer } from './portal/child-server.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { root } from './portal/start-portal.ts'
import { openLoadClient, type LoadClient, type Load } from './studies/load-client.ts'
import { startRecorder } from './studies/record.ts'
import { reads, type Read, type Reader } from './studies/reads.ts'

// Every read of a student's studies: the portal and a bare server that runs the same statements with the same values, in
// short turns, in a small university and one ten times as large. Arguments: the seconds of a turn, the rounds, the
// students of both universities (0: no second one), and parts of the paths to measure, with commas between.
const usualGoal = 0.9
const maxBytes = 30 * 1024
const maxRoundTrips = 2
const [seconds = 0.3, rounds = 12, small = 3000, large = 30_000] = process.argv.slice(2, 6).map(Number)
const only = (process.argv[6] ?? '').split(',')
const times = 2
const connections = 32
const pool = '20'
const warmRounds = 6
const portalPort = 4260
const { memoryFlags, memoryEnv } = (await import(join(root, 'boot/memory-flags.mjs'))) as {
  readonly memoryFlags: readonly string[]
  readonly memoryEnv: Readonly<Record<string, string>>
}

const toRequest = (path: string, { headers }: Reader): Buffer => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`, 'latin1')
}

/** Students with seats in this semester, those with the longest history first. */
const signInReaders = async (db: Database, who: Read['who']): Promise<Reader[]> => {
  const isOne = {
    anybody: 'p.study_level_id = 1',
    medicine: 'p.is_medicine',
    master: 'p.is_master',
    concentrating: 'exists (select from concentration c where c.programme_id = p.id)',
    viewer: `exists (select from exam_paper w join exam_viewing v on v.exam_id = w.exam_id
      where w.student_id = st.id and v.starts_at <= now() and now() < v.ends_at)`,
    writer: `exists (select from conversation_member m where m.student_id = st.id and m.left_at is null)`,
    applicant: 'exists (select from application a where a.student_id = st.id)',
    cinematography: `p.school_id in (select school_id from bookable where kind = 'cinematography')`,
    clubMember: `exists (
      select from club_member m where m.student_id = st.id and m.state = 'member' and m.role <> 'member')`,
  }
  const students = await db.rows<{ id: number }>({
    name: '',
    text: `select r.student_id as id from registration r join semester s on s.id = r.semester_id and s.is_current
      join student st on st.id = r.student_id and st.is_active join programme p on p.id = st.programme_id
      where ${isOne[who]}
      group by 1 having count(*) >= 3
      order by least((select count(distinct m.semester_id) from mark m where m.student_id = r.student_id), 7) desc, 1 limit 60`,
  })
  if (students.length === 0) throw new Error(`the demo has no student for the reads of "${who}"`)
  return Promise.all(students.map(async ({ id }) => ({ studentID: id, ...(await signIn(db, id)) })))
}

/** The statements of each read, the size of its reply, and the requests. */
const record = async (db: Database) => {
  const { record: read, texts, close } = startRecorder(db)
  const readers = new Map<Read['who'], Reader[]>()
  const statements: Record<string, unknown> = {}
  const found: { path: string; goal: number; calls: Buffer[]; trips: number; bytes: number }[] = []
  for (const { endpoint, who, params: find, query, goal = usualGoal } of reads.filter((each) =>
    only.some((part) => each.endpoint.path.includes(part)),
  )) {
    if (!readers.has(who)) readers.set(who, await signInReaders(db, who))
    const one = { path: endpoint.path, goal, calls: [] as Buffer[], trips: 0, bytes: 0 }
    for (const reader of readers.get(who)!) {
      const params = await find?.(async <Data>(path: string) => (await read(reader, path)).data as Data)
      const bare = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name] ?? ''))
      const path = query === undefined ? bare : `${bare}?${query}`
      const recorded = await read(reader, path)
      statements[`${reader.studentID} ${path}`] = recorded.statements
      one.calls.push(toRequest(path, reader))
      one.trips = Math.max(one.trips, recorded.statements.length)
      one.bytes = Math.max(one.bytes, recorded.bytes)
    }
    found.push(one)
  }
  await close()
  return { found, written: JSON.stringify({ texts, reads: statements }) }
}

type Server = 'floor' | 'portal'

/** A university, its reads, and how to start its bare server. */
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

/** The servers of one measurement: a bare one for each university and one portal for all. */
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
      floor: await openLoadClient(floor, connections),
      portal: await openLoadClient(at(nth), connections),
    })),
  )
  const stop = async () => {
    for (const { floor, portal: own } of servers) for (const each of [floor, own]) each.close()
    await Promise.all([portal, ...floors].map((each) => each.stop()))
  }
  return { servers, stop }
}

type Rates = Record<Server, Load>

const summarize = ({ students, found }: University, nth: number, rates: readonly Rates[]) => {
  const { path, goal, trips, bytes } = found[nth]!
  const figures = {
    path,
    goal,
    trips,
    bytes,
    // Each round is compared with its neighbour: other load on the machine affects both.
    ratio: roundTo(median(rates.map((each) => each.portal.rate / each.floor.rate))),
    perSecond: roundTo(median(rates.map((each) => each.portal.rate)), 0),
    // CPU per read does not depend on other load.
    cpuRatio: roundTo(median(rates.map((each) => each.floor.cpuMs / each.portal.cpuMs))),
    cpuMs: roundTo(median(rates.map((each) => each.portal.cpuMs)), 3),
  }
  console.log(`${students} students: ${JSON.stringify(figures)}`)
  return figures
}

/** One round of one read in each university. The order alternates, because the first finds the database idle. */
const measureRound = async (
  universities: readonly University[],
  servers: readonly Record<Server, LoadClient>[],
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

/** Starts new servers and measures every read; the rates by read and university. */
const measureAll = async (universities: readonly University[], readings: readonly number[]) => {
  const rates: Rates[][][] = readings.map(() => universities.map(() => []))
  const { servers, stop } = await startServers(universities)
  try {
    for (const nth of readings) {
      // Warm-up of some thousand calls: until its code is optimized, a read takes a third longer.
      for (let round = 0; round < warmRounds; round += 1)
        await measureRound(universities, servers, nth, round % 2 === 0)
      for (let round = 0; round < rounds; round += 1) {
        const found = await measureRound(universities, servers, nth, round % 2 === 0)
        found.forEach((each, at) => rates[nth]![at]!.push(each))
      }
    }
  } finally {
    await stop()
  }
  return rates
}

/** Measures every read in each university, in turns. */
const measure = async (universities: readonly University[]) => {
  const readings = [...universities[0]!.found.keys()]
  const rates: Rates[][][] = readings.map(() => universities.map(() => []))
  // The speed of a process is partly chance (see studies/portals.ts), so new processes are measured several times.
  for (let time = 1; time <= times; time += 1) {
    const more = await measureAll(universities, readings)
    for (const nth of readings) more[nth]!.forEach((each, at) => rates[nth]![at]!.push(...each))
    console.log(`${time} of ${times} runs done`)
  }
  const figures = universities.map((one, at) => readings.map((nth) => summarize(one, nth, rates[nth]![at]!)))
  const growth = readings.flatMap((nth) => {
    const [few, many] = rates[nth]!
    if (!many) return []
    const ratios = many.map(({ portal }, round) => portal.rate / few![round]!.portal.rate)
    return { path: universities[0]!.found[nth]!.path, ratio: roundTo(median(ratios)) }
  })
  return { few: figures[0]!, many: figures[1] ?? [], growth }
}

const { few, many, growth } = await withUniversity(small, 4257, (one) =>
  large > 0 ? withUniversity(large, 4258, (other) => measure([one, other])) : measure([one]),
)
const isWithinLimits = [...few, ...many].every(
  ({ trips, bytes }) => trips <= maxRoundTrips && bytes <= maxBytes,
)
const ok =
  isWithinLimits &&
  [...few, ...many].every(({ ratio, goal }) => ratio >= goal) &&
  growth.every(({ ratio }) => ratio >= usualGoal)
console.log(
  JSON.stringify({
    bench: 'studies',
    [small]: few,
    [large]: many,
    growth,
    goal: `each ratio ≥ its goal (${usualGoal} unless it has its own), ≤ ${maxRoundTrips} round trips, ≤ ${maxBytes} bytes`,
    ok,
  }),
)
process.exitCode = ok ? 0 : 1
