import { strictEqual } from 'node:assert/strict'
import { openDatabase } from '#server/db/open.ts'
import { callAll } from './choose/call-all.ts'
import { callsOf, clearDay, openingDay } from './choose/opening-day.ts'
import { openPages } from './choose/open-pages.ts'
import { tokensOf } from './choose/tokens.ts'
import { median, rounded } from './measure/median.ts'
import { watchUse } from './measure/process-use.ts'
import { postmasterOf } from './portal/postmaster-of.ts'
import { startPortal } from './portal/start-portal.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'

// The same calls with 256 open in a university of one size, of four times and of sixteen times as many students and groups.
const [students = 3000, rounds = 3] = process.argv.slice(2).map(Number)
const scales = [1, 4, 16] as const
const open = 256
const goal = 0.67

interface Round {
  readonly rate: number
  readonly p50: number
  readonly serverMs: number | null
  readonly databaseMs: number | null
}

/** Takes a size; lays it out and gives how to have one round of it measured. */
const universityOf = async <Result>(
  scale: number,
  work: (round: () => Promise<Round>) => Promise<Result>,
): Promise<Result> =>
  withTemporaryDatabase(async (url, _, embedded) => {
    const db = openDatabase(url, 4)
    await openingDay(db, students * scale, scale)
    const tokens = await tokensOf(db, students, scale)
    const calls = callsOf('spread', students, scale)
    const portal = await startPortal(4206 + scale, url)
    const round = async (): Promise<Round> => {
      await clearDay(db)
      await openPages(portal.url, tokens)
      const server = watchUse(() => [portal.pid])
      const database = watchUse(() => [postmasterOf(embedded) ?? 0])
      const { rate, p50, statuses } = await callAll(portal.url, calls, tokens, open)
      strictEqual(statuses['200'], calls.length)
      const each = ({ cpuSeconds }: { cpuSeconds: number | null }) =>
        cpuSeconds === null ? null : (cpuSeconds * 1000) / calls.length
      return { rate, p50, serverMs: each(server()), databaseMs: each(database()) }
    }
    try {
      await round() // what is read once is read here
      return await work(round)
    } finally {
      await portal.stop()
      await db.close()
    }
  })

const found: Record<number, Round[]> = {}
await universityOf(scales[0], (small) =>
  universityOf(scales[1], (middle) =>
    universityOf(scales[2], async (large) => {
      for (let nth = 0; nth < rounds; nth += 1) {
        // In turns: what else the machine does weighs on all of them.
        for (const [at, measure] of [small, middle, large].entries()) {
          const scale = scales[at]!
          const one = await measure()
          ;(found[scale] ??= []).push(one)
          console.log(`${nth + 1}/${rounds} ${scale} ×: ${rounded(one.rate, 0)}/s`)
        }
      }
    }),
  ),
)

const middleOf = (scale: number, of: (round: Round) => number | null) => {
  const all = found[scale]!.flatMap((round) => of(round) ?? [])
  return all.length === 0 ? null : rounded(median(all))
}
const sizes = scales.map((scale) => ({
  students: students * scale,
  perSecond: middleOf(scale, ({ rate }) => rate),
  p50: middleOf(scale, ({ p50 }) => p50),
  serverMsPerCall: middleOf(scale, ({ serverMs }) => serverMs),
  databaseMsPerCall: middleOf(scale, ({ databaseMs }) => databaseMs),
}))
const ratio = rounded(median(found[16]!.map(({ rate }, nth) => rate / found[1]![nth]!.rate)))
console.table(sizes)
console.log(
  JSON.stringify({ bench: 'growth', ratio, open, rounds, sizes, goal: `ratio ≥ ${goal}`, ok: ratio >= goal }),
)
process.exitCode = ratio >= goal ? 0 : 1
