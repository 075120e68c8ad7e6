import { equal } from 'node:assert/strict'
import autocannon from 'autocannon'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { median, roundTo } from './measure/median.ts'
import { startServer } from './portal/child-server.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { root, startPortal } from './portal/start-portal.ts'

// The student's own registrations: the portal and a bare server, in turns.
const path = '/api/registration/already-registered'
const goal = 0.9
const [seconds = 6, rounds = 7] = process.argv.slice(2).map(Number)
const connections = 32
const pool = '20'

type Headers = { readonly authorization: string }

const signInStudents = async (db: Database): Promise<{ headers: Headers; studentID: number }[]> => {
  const students = await db.rows<{ id: number }>({
    name: '',
    text: `select student_id as id from registration join semester s on s.id = semester_id and s.is_current
      group by student_id having count(*) between 4 and 7 order by student_id limit 100`,
  })
  return Promise.all(students.map(async ({ id }) => ({ ...(await signIn(db, id)), studentID: id })))
}

const getJson = async <Reply>(url: string, headers: Headers): Promise<Reply> => {
  const response = await fetch(url + path, { headers })
  equal(response.status, 200)
  return (await response.json()) as Reply
}

interface OwnRegistrations {
  readonly subjects: readonly {
    readonly registrationID: number
    readonly subjectID: number
    readonly subjecteng: string
    readonly groups: readonly { readonly scheduleID: number }[]
  }[]
}

/** The floor's reply the first time that it reads a student. */
interface FloorReply {
  readonly state: {
    readonly registrations: readonly { readonly registrationID: number; readonly groups: readonly number[] }[]
  }
}

/** Both must return the same registrations. */
const portalSeats = ({ subjects }: OwnRegistrations): string =>
  JSON.stringify(
    subjects.map(({ registrationID, groups }) => [registrationID, groups.map((one) => one.scheduleID)]),
  )
const floorSeats = ({ state }: FloorReply): string =>
  JSON.stringify(state.registrations.map(({ registrationID, groups }) => [registrationID, groups]))

/** A change by SQL is visible in the next read: nothing but the session is cached. */
const checkFreshness = async (db: Database, url: string, headers: Headers): Promise<void> => {
  for (let time = 0; time < 20; time += 1) {
    const [first] = (await getJson<{ data: OwnRegistrations }>(url, headers)).data.subjects
    const name = `Renamed ${time}`
    await db.row({ name: '', text: 'update subject set name_en = $2 where id = $1' }, [
      first!.subjectID,
      name,
    ])
    const [now] = (await getJson<{ data: OwnRegistrations }>(url, headers)).data.subjects
    equal(now!.subjecteng, name)
  }
}

const load = async (url: string, everybody: readonly { headers: Headers }[], duration: number) => {
  const requests = everybody.map(({ headers }) => ({ path, headers: { ...headers } }))
  const result = await autocannon({ url, connections, duration, requests })
  equal(result.non2xx + result.errors, 0)
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

const measure = await withDemoDatabase(500, async (db) => {
  const everybody = await signInStudents(db)
  const { headers } = everybody[0]!
  const floor = await startServer({
    file: process.execPath,
    args: ['bench/general/floor.ts'],
    cwd: root,
    port: 4201,
    path: '/',
    env: { DATABASE_URL: db.url, DATABASE_POOL: pool },
  })
  process.env['DATABASE_POOL'] = pool
  const portal = await startPortal(4202, db.url)
  try {
    const [bare] = await getJson<FloorReply[]>(floor.url, headers)
    const { data } = await getJson<{ data: OwnRegistrations }>(portal.url, headers)
    equal(portalSeats(data), floorSeats(bare!))
    await checkFreshness(db, portal.url, headers)

    const measured: Record<'floor' | 'portal', Awaited<ReturnType<typeof load>>[]> = { floor: [], portal: [] }
    for (const { url } of [floor, portal]) await load(url, everybody, 3)
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? (['floor', 'portal'] as const) : (['portal', 'floor'] as const)
      for (const who of order) {
        measured[who].push(await load({ floor, portal }[who].url, everybody, seconds))
        console.log(`${round + 1}/${rounds} ${who}: ${JSON.stringify(measured[who].at(-1))}`)
      }
    }
    return measured
  } finally {
    await floor.stop()
    await portal.stop()
  }
})

const summarize = (who: 'floor' | 'portal') => ({
  perSecond: roundTo(median(measure[who].map(({ rate }) => rate)), 0),
  p50: median(measure[who].map(({ p50 }) => p50)),
  p99: median(measure[who].map(({ p99 }) => p99)),
})
// Each round is compared with its neighbour: other load on the machine affects both.
const ratio = roundTo(median(measure.portal.map(({ rate }, round) => rate / measure.floor[round]!.rate)))
console.log(
  JSON.stringify({
    bench: 'read',
    path,
    connections,
    pool: Number(pool),
    floor: summarize('floor'),
    portal: summarize('portal'),
    ratio,
    fresh: true,
    goal: `ratio ≥ ${goal}`,
    ok: ratio >= goal,
  }),
)
process.exitCode = ratio >= goal ? 0 : 1
