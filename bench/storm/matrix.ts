import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { median, roundTo } from '../measure/median.ts'

// Runs the storm on every catalogue at five sizes, and each day again without the waiting room where that fits into memory.
// Checks fair waits, memory and total time. `--rounds N` takes the median of N runs.
const memoryGoal = 300
const waitGoal = 2
const timeGoal = 1.1
/** Above this size the day without the waiting room never fits into memory, so it is skipped. */
const maxCompared = 5000

const { values } = parseArgs({
  options: {
    catalog: { type: 'string' },
    students: { type: 'string', default: '1500,3000,5000,8000,13500' },
    rounds: { type: 'string', default: '1' },
  },
})
const data = fileURLToPath(new URL('../../data', import.meta.url))
const catalogues =
  values.catalog === undefined
    ? readdirSync(data, { withFileTypes: true }).flatMap((each) =>
        each.isDirectory() ? [`${data}/${each.name}`] : [],
      )
    : [values.catalog]

interface Storm {
  readonly source: string
  readonly seconds: number
  readonly serverPeakMB: number | null
  readonly worstToMedianWait: number
  readonly checks: Readonly<Record<string, number>>
  readonly ok: boolean
}

/** Runs one day in its own process; null if it ended without a result. */
const play = async (catalog: string, students: number, more: readonly string[]): Promise<Storm | null> => {
  const script = fileURLToPath(new URL('../storm.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    [script, '--catalog', catalog, '--students', String(students), ...more],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const last = output.trimEnd().split('\n').at(-1) ?? ''
  return last.startsWith('{') ? (JSON.parse(last) as Storm) : null
}

const middle = (runs: readonly Storm[], read: (run: Storm) => number): number => median(runs.map(read))

const rows: Record<string, string | number | boolean | null>[] = []
for (const catalog of catalogues)
  for (const students of values.students.split(',').map(Number)) {
    const runs: Storm[] = []
    const without: Storm[] = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const run = await play(catalog, students, [])
      if (run !== null) runs.push(run)
      const other = students <= maxCompared ? await play(catalog, students, ['--without-waiting-room']) : null
      if (other !== null) without.push(other)
    }
    const [first] = runs
    if (first === undefined) {
      rows.push({ catalog, students, ok: false })
      continue
    }
    const seconds = middle(runs, (run) => run.seconds)
    const peakMB = middle(runs, ({ serverPeakMB }) => serverPeakMB ?? 0)
    const worstToMedian = middle(runs, (run) => run.worstToMedianWait)
    const wrong = runs.reduce((sum, { checks }) => sum + Object.values(checks).reduce((a, b) => a + b, 0), 0)
    const peakWithout = without.length === 0 ? null : middle(without, ({ serverPeakMB }) => serverPeakMB ?? 0)
    const secondsWithout = without.length === 0 ? null : middle(without, (run) => run.seconds)
    // A run that does not fit into memory is not compared.
    const isCompared = secondsWithout !== null && peakWithout !== null && peakWithout <= memoryGoal
    const times = secondsWithout === null ? null : roundTo(seconds / secondsWithout)
    const ok =
      wrong === 0 &&
      runs.every(
        (run) => run.ok || run.worstToMedianWait > waitGoal || (run.serverPeakMB ?? 0) > memoryGoal,
      ) &&
      worstToMedian <= waitGoal &&
      peakMB <= memoryGoal &&
      (!isCompared || times! <= timeGoal)
    rows.push({
      source: first.source,
      students,
      seconds,
      secondsWithout,
      times,
      peakMB,
      peakWithout,
      worstToMedian,
      wrong,
      ok,
    })
    console.log(JSON.stringify(rows.at(-1)))
  }

console.table(rows)
const ok = rows.every((row) => row['ok'] === true)
console.log(JSON.stringify({ bench: 'storm/matrix', rows, ok }))
process.exitCode = ok ? 0 : 1
