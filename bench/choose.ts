import { strictEqual } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '#server/db/open.ts'
import { callAll, type Round } from './choose/call-all.ts'
import { callsOf, clearDay, openingDay, type Call, type Crowd } from './choose/opening-day.ts'
import { openPages } from './choose/open-pages.ts'
import { tokensOf } from './choose/tokens.ts'
import { callTheFunction, prepareSimpleUpdate, simpleUpdate, writeCalls } from './choose/pgbench.ts'
import { median, rounded } from './measure/median.ts'
import { startServer } from './portal/child-server.ts'
import { root, startPortal } from './portal/start-portal.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'

// Choosing and nothing else: over HTTP with 256 calls open, against pgbench calling the same function on the same data.
const [students = 6000, rounds = 3] = process.argv.slice(2).map(Number)
const open = 256
const goals = { spread: 1.5, hot: 4, function: 0.25 }

const settings = async (db: Database) => {
  const names = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes']
  const rows = await db.rows<{ name: string; setting: string }>(
    { name: '', text: 'select name, setting from pg_settings where name = any($1)' },
    [names],
  )
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
}

/** Gives how many calls a second a bare server answers, that does nothing with them: no ratio can be higher. */
const mostOverHttp = async (calls: readonly Call[], tokens: ReadonlyMap<number, string>) => {
  const args = ['bench/choose/bare-http.ts']
  const server = await startServer({
    file: process.execPath,
    args,
    cwd: root,
    port: 4204,
    path: '/',
    env: {},
  })
  try {
    return (await callAll(server.url, calls, tokens, open)).rate
  } finally {
    await server.stop()
  }
}

/** Every seat that was answered stands in the database, and no group has more than it holds. */
const sound = async (db: Database, seats: number): Promise<void> => {
  const row = await db.row<{ held: number; counted: number; over: number }>({
    name: '',
    text: `select (select count(*) from registration_group) as held, (select sum(taken) from study_group) as counted,
      (select count(*) from study_group where taken > capacity) as over`,
  })
  strictEqual(row?.held, seats)
  strictEqual(row?.counted, seats)
  strictEqual(row?.over, 0)
}

const measured = await withTemporaryDatabase(async (url) => {
  const db = openDatabase(url, 4)
  try {
    await openingDay(db, students)
    const tokens = await tokensOf(db, students)
    const shown = await settings(db)
    console.log(JSON.stringify(shown))
    await prepareSimpleUpdate(db)
    const portal = await startPortal(4203, url)
    try {
      const portals: Record<Crowd, Round[]> = { spread: [], hot: [] }
      const floors: Record<Crowd, number[]> = { spread: [], hot: [] }
      const simple: number[] = []
      const bare: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        for (const crowd of ['spread', 'hot'] as const) {
          const calls = callsOf(crowd, students)
          const measureFloor = async () => {
            await clearDay(db)
            await writeCalls(db, calls)
            floors[crowd].push((await callTheFunction(db, calls.length)).rate)
          }
          const measurePortal = async () => {
            await clearDay(db)
            await openPages(portal.url, tokens)
            const found = await callAll(portal.url, calls, tokens, open)
            await sound(db, found.statuses['200'] ?? 0)
            portals[crowd].push(found)
          }
          const order = round % 2 === 0 ? [measureFloor, measurePortal] : [measurePortal, measureFloor]
          for (const one of order) {
            await one()
            await sleep(500)
          }
          const { rate, p50, p99, statuses } = portals[crowd].at(-1)!
          console.log(
            `${round + 1}/${rounds} ${crowd}: floor ${rounded(floors[crowd].at(-1)!, 0)}/s, portal ${rounded(rate, 0)}/s, p50 ${rounded(p50, 1)} ms, p99 ${rounded(p99, 1)} ms, ${JSON.stringify(statuses)}`,
          )
        }
        simple.push((await simpleUpdate(db, 5)).rate)
        bare.push(await mostOverHttp(callsOf('spread', students), tokens))
        console.log(
          `${round + 1}/${rounds} pgbench simple-update: ${rounded(simple.at(-1)!, 0)}/s, bare HTTP: ${rounded(bare.at(-1)!, 0)}/s`,
        )
      }
      return { shown, portals, floors, simple, bare }
    } finally {
      await portal.stop()
    }
  } finally {
    await db.close()
  }
})

const ratioOf = (crowd: Crowd) =>
  rounded(median(measured.portals[crowd].map(({ rate }, round) => rate / measured.floors[crowd][round]!)))
const part = (crowd: Crowd) => ({
  floor: rounded(median(measured.floors[crowd]), 0),
  portal: rounded(median(measured.portals[crowd].map(({ rate }) => rate)), 0),
  p50: rounded(median(measured.portals[crowd].map(({ p50 }) => p50)), 1),
  p99: rounded(median(measured.portals[crowd].map(({ p99 }) => p99)), 1),
})
const [spread, hot] = [part('spread'), part('hot')]
const simple = rounded(median(measured.simple), 0)
const bareHttp = rounded(median(measured.bare), 0)
const functionToSimple = rounded(spread.floor / simple)
const ok =
  ratioOf('spread') >= goals.spread &&
  ratioOf('hot') >= goals.hot &&
  functionToSimple >= goals.function &&
  spread.p99 <= 10 * spread.p50
console.log(
  JSON.stringify({
    ratioSpread: ratioOf('spread'),
    ratioHot: ratioOf('hot'),
    functionToSimple,
    bench: 'choose',
    students,
    open,
    spread,
    hot,
    simpleUpdate: simple,
    bareHttp,
    bareHttpToHotFloor: rounded(bareHttp / hot.floor),
    ...measured.shown,
    goals,
    ok,
  }),
)
process.exitCode = ok ? 0 : 1
