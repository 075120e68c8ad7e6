import { strictEqual } from 'node:assert/strict'
import { openDatabase } from '#server/db/open.ts'
import { callAll } from './choose/call-all.ts'
import { listCalls, clearRegistrations, createOpeningDay } from './choose/opening-day.ts'
import { openPages } from './choose/open-pages.ts'
import { createTokens } from './choose/tokens.ts'
import { median, roundTo } from './measure/median.ts'
import { watchResourceUse } from './measure/resource-use.ts'
import { findPostmaster } from './portal/find-postmaster.ts'
import { startPortal } from './portal/start-portal.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'

// The same calls with 256 open, in universities with 1, 4 and 16 times as many students and groups.
const [students = 3000, rounds = 3] = process.argv.slice(2).map(Number)
const scales = [1, 4, 16] as const
const openCalls = 256
const goal = 0.67

interface Round {
  readonly rate: number
  readonly p50: number
  readonly serverMs: number | null
  readonly databaseMs: number | null
}

/** Creates a university of that scale and runs the work with a function that measures one round. */
const withUniversity = async <Result>(
  scale: number,
  work: (round: () => Promise<Round>) => Promise<Result>,
): Promise<Result> =>
  withTemporaryDatabase(async (url, _, embedded) => {
    const db = openDatabase(url, 4)
    await createOpeningDay(db, students * scale, scale)
    const tokens = await createTokens(db, students, scale)
    const calls = listCalls('spread', students, scale)
    const portal = await startPortal(4206 + scale, url)
    const round = async (): Promise<Round> => {
      await clearRegistrations(db)
      await openPages(portal.url, tokens)
      const server = watchResourceUse(() => [portal.pid])
      const database = watchResourceUse(() => [findPostmaster(embedded) ?? 0])
      const { rate, p50, statuses } = await callAll(portal.url, calls, tokens, openCalls)
      strictEqual(statuses['200'], calls.length)
      const each = ({ cpuSeconds }: { cpuSeconds: number | null }) =>
        cpuSeconds === null ? null : (cpuSeconds * 1000) / calls.length
      return { rate, p50, serverMs: each(server()), databaseMs: each(database()) }
    }
    try {
      await round() // fills the caches
      return await work(round)
    } finally {
      await portal.stop()
      await db.close()
    }
  })

const roundsByScale: Record<number, Round[]> = {}
await withUniversity(scales[0], (small) =>
  withUniversity(scales[1], (middle) =>
    withUniversity(scales[2], async (large) => {
      for (let nth = 0; nth < rounds; nth += 1) {
        // In turns: other load on the machine affects all of them.
        for (const [at, measure] of [small, middle, large].entries()) {
          const scale = scales[at]!
          const one = await measure()
          ;(roundsByScale[scale] ??= []).push(one)
          console.log(`${nth + 1}/${rounds} ${scale} ×: ${roundTo(one.rate, 0)}/s`)
        }
      }
    }),
  ),
)

const medianFigure = (scale: number, of: (round: Round) => number | null) => {
  const all = roundsByScale[scale]!.flatMap((round) => of(round) ?? [])
  return all.length === 0 ? null : roundTo(median(all))
}
const sizes = scales.map((scale) => ({
  students: students * scale,
  perSecond: medianFigure(scale, ({ rate }) => rate),
  p50: medianFigure(scale, ({ p50 }) => p50),
  serverMsPerCall: medianFigure(scale, ({ serverMs }) => serverMs),
  databaseMsPerCall: medianFigure(scale, ({ databaseMs }) => databaseMs),
}))
const ratio = roundTo(median(roundsByScale[16]!.map(({ rate }, nth) => rate / roundsByScale[1]![nth]!.rate)))
console.table(sizes)
console.log(
  JSON.stringify({
    bench: 'growth',
    ratio,
    open: openCalls,
    rounds,
    sizes,
    goal: `ratio ≥ ${goal}`,
    ok: ratio >= goal,
  }),
)
process.exitCode = ratio >= goal ? 0 : 1
