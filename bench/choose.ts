import { strictEqual } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '#server/db/open.ts'
import { callAll, type Round } from './choose/call-all.ts'
import {
  listCalls,
  clearRegistrations,
  createOpeningDay,
  type Call,
  type Demand,
} from './choose/opening-day.ts'
import { openPages } from './choose/open-pages.ts'
import { createTokens } from './choose/tokens.ts'
import { runFunction, prepareSimpleUpdate, runSimpleUpdate, writeCalls } from './choose/pgbench.ts'
import { median, roundTo } from './measure/median.ts'
import { startServer } from './portal/child-server.ts'
import { root, startPortal } from './portal/start-portal.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'

// Choosing a group over HTTP with 256 open calls, against pgbench calling the same function on the same data.
const [students = 6000, rounds = 3] = process.argv.slice(2).map(Number)
const openCalls = 256
const goals = { spread: 1.5, hot: 4, function: 0.25 }

const readSettings = async (db: Database) => {
  const names = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes']
  const rows = await db.rows<{ name: string; setting: string }>(
    { name: '', text: 'select name, setting from pg_settings where name = any($1)' },
    [names],
  )
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
}

/** Calls a second of a server that does nothing with them: the upper bound of every ratio. */
const measureBareHttp = async (calls: readonly Call[], tokens: ReadonlyMap<number, string>) => {
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
    return (await callAll(server.url, calls, tokens, openCalls)).rate
  } finally {
    await server.stop()
  }
}

/** Every acknowledged seat is in the database, and no group is over capacity. */
const checkSeatCounts = async (db: Database, seats: number): Promise<void> => {
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
    await createOpeningDay(db, students)
    const tokens = await createTokens(db, students)
    const databaseSettings = await readSettings(db)
    console.log(JSON.stringify(databaseSettings))
    await prepareSimpleUpdate(db)
    const portal = await startPortal(4203, url)
    try {
      const portals: Record<Demand, Round[]> = { spread: [], hot: [] }
      const floors: Record<Demand, number[]> = { spread: [], hot: [] }
      const simple: number[] = []
      const bare: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        for (const crowd of ['spread', 'hot'] as const) {
          const calls = listCalls(crowd, students)
          const measureFloor = async () => {
            await clearRegistrations(db)
            await writeCalls(db, calls)
            floors[crowd].push((await runFunction(db, calls.length)).rate)
          }
          const measurePortal = async () => {
            await clearRegistrations(db)
            await openPages(portal.url, tokens)
            const found = await callAll(portal.url, calls, tokens, openCalls)
            await checkSeatCounts(db, found.statuses['200'] ?? 0)
            portals[crowd].push(found)
          }
          const order = round % 2 === 0 ? [measureFloor, measurePortal] : [measurePortal, measureFloor]
          for (const one of order) {
            await one()
            await sleep(500)
          }
          const { rate, p50, p99, statuses } = portals[crowd].at(-1)!
          console.log(
            `${round + 1}/${rounds} ${crowd}: floor ${roundTo(floors[crowd].at(-1)!, 0)}/s, portal ${roundTo(rate, 0)}/s, p50 ${roundTo(p50, 1)} ms, p99 ${roundTo(p99, 1)} ms, ${JSON.stringify(statuses)}`,
          )
        }
        simple.push((await runSimpleUpdate(db, 5)).rate)
        bare.push(await measureBareHttp(listCalls('spread', students), tokens))
        console.log(
          `${round + 1}/${rounds} pgbench simple-update: ${roundTo(simple.at(-1)!, 0)}/s, bare HTTP: ${roundTo(bare.at(-1)!, 0)}/s`,
        )
      }
      return { shown: databaseSettings, portals, floors, simple, bare }
    } finally {
      await portal.stop()
    }
  } finally {
    await db.close()
  }
})

const medianRatio = (crowd: Demand) =>
  roundTo(median(measured.portals[crowd].map(({ rate }, round) => rate / measured.floors[crowd][round]!)))
const summarize = (crowd: Demand) => ({
  floor: roundTo(median(measured.floors[crowd]), 0),
  portal: roundTo(median(measured.portals[crowd].map(({ rate }) => rate)), 0),
  p50: roundTo(median(measured.portals[crowd].map(({ p50 }) => p50)), 1),
  p99: roundTo(median(measured.portals[crowd].map(({ p99 }) => p99)), 1),
})
const [spread, hot] = [summarize('spread'), summarize('hot')]
const simple = roundTo(median(measured.simple), 0)
const bareHttp = roundTo(median(measured.bare), 0)
const functionToSimple = roundTo(spread.floor / simple)
const ok =
  medianRatio('spread') >= goals.spread &&
  medianRatio('hot') >= goals.hot &&
  functionToSimple >= goals.function &&
  spread.p99 <= 10 * spread.p50
console.log(
  JSON.stringify({
    ratioSpread: medianRatio('spread'),
    ratioHot: medianRatio('hot'),
    functionToSimple,
    bench: 'choose',
    students,
    open: openCalls,
    spread,
    hot,
    simpleUpdate: simple,
    bareHttp,
    bareHttpToHotFloor: roundTo(bareHttp / hot.floor),
    ...measured.shown,
    goals,
    ok,
  }),
)
process.exitCode = ok ? 0 : 1
