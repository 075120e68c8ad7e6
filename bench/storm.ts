import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { importPublicCatalogue } from '#demo/public-catalogue/import-public-catalogue.ts'
import { readPublicCatalogue } from '#demo/public-catalogue/read-public-catalogue.ts'
import { openDatabase } from '#server/db/open.ts'
import { median, roundTo } from './measure/median.ts'
import { readOpenFilesLimit, watchResourceUse } from './measure/resource-use.ts'
import { summarizeTimes } from '#server/rehearsal/play/summarize-times.ts'
import { findPostmaster } from './portal/find-postmaster.ts'
import { startPortal } from './portal/start-portal.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'
import { killDatabase, killRepeatedly, restartablePortal } from './storm/kill-repeatedly.ts'
import { sequentialSeats } from './storm/sequential-seats.ts'
import { parseStormOptions } from './storm/options.ts'
import { scaleCatalogue } from './storm/scale-catalogue.ts'
import {
  countMissing,
  prepareChecks,
  checkConsistency,
  countWrongReceipts,
  countWrongRefusals,
} from './storm/sql.ts'
import { signInStormStudents } from './storm/students.ts'
import { seatDelays, openStreams } from './storm/streams.ts'
import { playStudent, type Tally } from './storm/student.ts'

// A real registration day: everybody is signed in and starts at the same instant.
const { catalog, kill, streams, students: studentCount, hasWaitingRoom } = parseStormOptions()
const { catalogue: realDay, source } = await readPublicCatalogue(catalog)
const catalogue = studentCount === null ? realDay : scaleCatalogue(realDay, studentCount)
const limit = readOpenFilesLimit()
console.log(`ulimit -n: ${limit ?? 'not known'}; event streams: ${streams}`)
const memoryGoal = 300
// The last copy's share of a group is rounded to whole seats.
const minSeatShare = studentCount === null ? 0.98 : 0.95
const expected = await sequentialSeats(realDay, catalogue, source)

const tally: Tally = {
  times: { state: [], groups: [], choose: [] },
  acknowledged: [],
  refused: [],
  retried: 0,
  lost: 0,
  waits: [],
  unexpected: [],
}

const found = await withTemporaryDatabase(async (url, _, embedded) => {
  const releaseKeepAlive = embedded.keepAlive()
  const db = openDatabase(url, 4)
  const portal = restartablePortal(() =>
    startPortal(4205, url, hasWaitingRoom ? {} : { WAITING_ROOM: 'off' }),
  )
  try {
    await importPublicCatalogue(db, catalogue, { source, nextMonday: '2026-09-21' })
    const students = await signInStormStudents(db, catalogue, source)
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
    const server = watchResourceUse(() => [portal.now().pid])
    const database = watchResourceUse(() => [findPostmaster(embedded) ?? 0])
    const victims = {
      server: portal.kill,
      database: () => killDatabase(embedded),
    }
    const stopKilling = kill && killRepeatedly(() => tally.acknowledged.length, expected, victims[kill])
    const begun = performance.now()
    const days: Promise<void>[] = []
    for (const [index, student] of students.entries()) {
      days.push(playStudent(portal.now().url, student, tally))
      // A phone sends its request as soon as it is connected. This process would connect all of them before.
      if (index % 20 === 19) await setImmediate()
    }
    await Promise.all(days)
    const seconds = (performance.now() - begun) / 1000
    const use = { server: server(), database: database() }
    const kills = stopKilling ? await stopKilling() : []
    // The last seat counts arrive a moment after the last answer.
    await sleep(1500)
    const seen = readers && (await readers.seen())
    readers?.close()
    await prepareChecks(db)
    const { missing, unacknowledged } = await countMissing(db, tally.acknowledged)
    const { seats, groupSeats, ...consistency } = await checkConsistency(db)
    const checks = {
      ...consistency,
      acknowledgedButMissing: missing,
      unacknowledged,
      untrueRefusals: (await countWrongRefusals(db, tally.refused)) + (await countWrongReceipts(db)),
    }
    return { students: students.length, seconds, use, kills, seen, seats, groupSeats, checks }
  } finally {
    releaseKeepAlive()
    await db.close()
    await portal.now().stop()
  }
})

const refusals: Record<string, number> = {}
for (const { code } of tally.refused) refusals[code] = (refusals[code] ?? 0) + 1
const calls = {
  state: summarizeTimes(tally.times.state),
  groups: summarizeTimes(tally.times.groups),
  choose: summarizeTimes(tally.times.choose),
}
/** From the answer to the student who took a seat until its count is on an open screen. */
const live =
  found.seen && kill === null ? summarizeTimes(seatDelays(tally.acknowledged, found.seen.seatCounts)) : null
const unfairness = roundTo(Math.max(...tally.waits) / median(tally.waits))
const requests = catalogue.demand.length
const attempts = tally.times.choose.length
const { server, database } = found.use
const cpu = (seconds: number | null) => (seconds === null ? null : roundTo(seconds, 1))
const isEveryRequestAnswered = requests === found.seats + tally.refused.length
const ok =
  isEveryRequestAnswered &&
  Object.values(found.checks).every((count) => count === 0) &&
  tally.unexpected.length === 0 &&
  found.seats >= expected * minSeatShare &&
  // Students who are interrupted by a kill wait for the restart, so unfairness and memory are not judged.
  (kill !== null
    ? found.kills.length === 5
    : !hasWaitingRoom || (unfairness <= 2 && (server.peakMemory ?? 0) <= memoryGoal))

for (const line of tally.unexpected.slice(0, 10)) console.log(line)
console.log(`\n${source}: ${found.students} students, ${requests} requests, ${roundTo(found.seconds, 1)} s`)
console.table({ ...calls, ...(live && { 'a seat on a screen': live }) })
console.table({ seats: found.seats, sequential: expected, ...refusals })
console.table(found.checks)
if (found.kills.length > 0) console.table(found.kills)
console.log(
  JSON.stringify({
    bench: 'storm',
    source,
    kill,
    hasWaitingRoom,
    students: found.students,
    requests,
    seats: found.seats,
    sequentialSeats: expected,
    groupSeats: found.groupSeats,
    refusals,
    attempts,
    retried: tally.retried,
    lost: tally.lost,
    seconds: roundTo(found.seconds, 1),
    attemptsPerSecond: roundTo(attempts / found.seconds, 0),
    calls,
    cpuSeconds: { server: cpu(server.cpuSeconds), database: cpu(database.cpuSeconds) },
    serverPeakMB: server.peakMemory === null ? null : roundTo(server.peakMemory, 0),
    streams: found.seen && { ...found.seen, seatCounts: undefined },
    live,
    kills: found.kills.map(({ after, silence }) => ({ after, silence: roundTo(silence, 1) })),
    worstToMedianWait: unfairness,
    checks: found.checks,
    ok,
  }),
)
process.exitCode = ok ? 0 : 1
