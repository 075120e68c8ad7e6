import { basename, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importCatalogue } from '#server/areas/catalogue/import-catalogue.ts'
import { readCatalogue } from '#server/areas/catalogue/read-catalogue.ts'
import { openDatabase } from '#server/db/open.ts'
import { median, rounded } from './measure/median.ts'
import { openFilesLimit, watchUse } from './measure/process-use.ts'
import { spreadOf } from './measure/spread.ts'
import { postmasterOf } from './portal/postmaster-of.ts'
import { startPortal } from './portal/start-portal.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'
import { killDatabase, killOnTheWay, restarting } from './storm/killer.ts'
import { seatsOneAfterTheOther } from './storm/one-after-the-other.ts'
import { stormOptions } from './storm/options.ts'
import { missingOf, prepareChecks, soundnessOf, untrueReceiptsOf, untrueWishesOf } from './storm/sql.ts'
import { stormStudents } from './storm/students.ts'
import { lateness, openStreams } from './storm/streams.ts'
import { playStudent, type Tally } from './storm/student.ts'

// A real registration day: everybody is signed in, everybody begins in the same instant.
const { catalog, kill, streams } = stormOptions()
const source = basename(resolve(catalog))
const { catalogue, bad } = await readCatalogue(resolve(catalog))
if (bad.length > 0)
  throw new Error(`${bad.length} rows cannot be taken: npm run import -- ${catalog} names them`)
const limit = openFilesLimit()
console.log(`ulimit -n: ${limit ?? 'not known'}; event streams: ${streams}`)
const memoryGoal = 300
const expected = await seatsOneAfterTheOther(catalogue, source)

const tally: Tally = {
  times: { state: [], groups: [], choose: [] },
  acknowledged: [],
  refused: [],
  retried: 0,
  lost: 0,
  waits: [],
  strange: [],
}

const found = await withTemporaryDatabase(async (url, _, embedded) => {
  const letBe = embedded.keepAlive()
  const db = openDatabase(url, 4)
  const portal = restarting(() => startPortal(4205, url))
  try {
    await importCatalogue(db, catalogue, { source, termStart: null, nextMonday: '2026-09-21', dryRun: false })
    const students = await stormStudents(db, catalogue, source)
    if (limit !== null && streams + students.length + 500 > limit)
      throw new Error(`ulimit -n ${limit} is too low for ${students.length} students and ${streams} streams`)
    await portal.open()
    const readers =
      streams > 0
        ? await openStreams(
            portal.now().url,
            students.map(({ token }) => token),
            streams,
          )
        : null
    const server = watchUse(() => [portal.now().pid])
    const database = watchUse(() => [postmasterOf(embedded) ?? 0])
    const victims = {
      server: portal.kill,
      database: () => killDatabase(embedded),
    }
    const stopKilling = kill && killOnTheWay(() => tally.acknowledged.length, expected, victims[kill])
    const begun = performance.now()
    await Promise.all(students.map((student) => playStudent(portal.now().url, student, tally)))
    const seconds = (performance.now() - begun) / 1000
    const use = { server: server(), database: database() }
    const kills = stopKilling ? await stopKilling() : []
    // The last seats are told a moment after the last answer.
    await sleep(1500)
    const seen = readers && (await readers.seen())
    readers?.close()
    await prepareChecks(db)
    const { missing, unacknowledged } = await missingOf(db, tally.acknowledged)
    const { seats, places, ...sound } = await soundnessOf(db)
    const checks = {
      ...sound,
      acknowledgedButMissing: missing,
      thereWithoutAWord: unacknowledged,
      untrueRefusals: (await untrueWishesOf(db, tally.refused)) + (await untrueReceiptsOf(db)),
    }
    return { students: students.length, seconds, use, kills, seen, seats, places, checks }
  } finally {
    letBe()
    await db.close()
    await portal.now().stop()
  }
})

const refusals: Record<string, number> = {}
for (const { code } of tally.refused) refusals[code] = (refusals[code] ?? 0) + 1
const calls = {
  state: spreadOf(tally.times.state),
  groups: spreadOf(tally.times.groups),
  choose: spreadOf(tally.times.choose),
}
/** From the answer to whoever took a seat to its count on a screen that is open. */
const live = found.seen && kill === null ? spreadOf(lateness(tally.acknowledged, found.seen.told)) : null
const unfairness = rounded(Math.max(...tally.waits) / median(tally.waits))
const wishes = catalogue.wishes.length
const attempts = tally.times.choose.length
const { server, database } = found.use
const cpu = (seconds: number | null) => (seconds === null ? null : rounded(seconds, 1))
const isWhole = wishes === found.seats + tally.refused.length
const ok =
  isWhole &&
  Object.values(found.checks).every((count) => count === 0) &&
  tally.strange.length === 0 &&
  found.seats >= expected * 0.98 &&
  // Whom a kill meets waits for its end: that is nobody's fault.
  (kill === null ? unfairness <= 2 : found.kills.length === 5) &&
  (streams === 0 || (server.peakMemory ?? 0) < memoryGoal)

for (const line of tally.strange.slice(0, 10)) console.log(line)
console.log(`\n${source}: ${found.students} students, ${wishes} wishes, ${rounded(found.seconds, 1)} s`)
console.table({ ...calls, ...(live && { 'a seat on a screen': live }) })
console.table({ seats: found.seats, 'one after the other': expected, ...refusals })
console.table(found.checks)
if (found.kills.length > 0) console.table(found.kills)
console.log(
  JSON.stringify({
    bench: 'storm',
    source,
    kill,
    students: found.students,
    wishes,
    seats: found.seats,
    oneAfterTheOther: expected,
    places: found.places,
    refusals,
    attempts,
    retried: tally.retried,
    lost: tally.lost,
    seconds: rounded(found.seconds, 1),
    attemptsPerSecond: rounded(attempts / found.seconds, 0),
    calls,
    cpuSeconds: { server: cpu(server.cpuSeconds), database: cpu(database.cpuSeconds) },
    serverPeakMB: server.peakMemory === null ? null : rounded(server.peakMemory, 0),
    streams: found.seen && { ...found.seen, told: undefined },
    live,
    kills: found.kills.map(({ after, silence }) => ({ after, silence: rounded(silence, 1) })),
    worstToMedianWait: unfairness,
    checks: found.checks,
    ok,
  }),
)
process.exitCode = ok ? 0 : 1
