import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser/find-browser.mjs'
import { findEngine, readEngine } from './browser/find-engine.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { listMomentStages } from './test-clock/list-moment-stages.mjs'
import { readMoment } from './test-clock/read-moment.mjs'
import { runChild } from './run-child.mjs'
import { runCommand, Failure } from './run-command.mjs'
import {
  failureLines,
  formatCounts,
  playwrightCounts,
  playwrightDurations,
  playwrightFailures,
  slowestLines,
  vitestCounts,
  vitestDurations,
  vitestFailures,
} from './counts.mjs'
import { install } from './install/install.mjs'
import { testPaths } from './test-paths.mjs'

const vitest = async (env, reports, filters) => {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runChild('vitest', [...args, ...filters], { env, show: true })
  return {
    ...vitestCounts(report, code),
    durations: vitestDurations(report),
    failures: vitestFailures(report),
  }
}

const playwright = async (env, reports, { filters = [], config = 'e2e' }) => {
  const report = join(reports, 'playwright.json')
  const args = ['test', '--config', config, '--reporter=list,json']
  const { code } = await runChild('playwright', [...args, ...filters], {
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // A journey waits for a third of its time, so there is one more than cores.
      JOURNEYS_WORKERS: String(Math.min(4, availableParallelism() + 1)),
    },
    show: true,
  })
  return {
    ...playwrightCounts(report, code),
    durations: playwrightDurations(report),
    failures: playwrightFailures(report),
  }
}

// The slash keeps `pay` from matching `payments`; one in front would make it an absolute path for vitest.
const toFilter = (path) => `${path}/`

// A stage that cannot run counts as one failed test and prints its reason; the stages after it still run.
const runStage = async (name, work) => {
  const startedAt = performance.now()
  console.log(`\n── ${name}`)
  let counts
  try {
    counts = await work()
  } catch (error) {
    const reason = error instanceof Failure ? error.message : error
    console.error(reason)
    counts = { passed: 0, failed: 1, failures: [{ name, reasons: [String(reason)] }] }
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`── ${name}: ${formatCounts(counts)}, ${seconds} s`)
  return counts
}

const passedOnce = { passed: 1, failed: 0 }

const buildStage = (env) => [
  'build',
  async () => {
    await build(env)
    return passedOnce
  },
]

const browserStage = (env) => [
  'browser',
  async () => {
    env.CHROMIUM_PATH = await findBrowser(env)
    console.log(env.CHROMIUM_PATH)
    return passedOnce
  },
]

const momentStages = (env, folder, { isQuick }) => [
  ...(isQuick ? [] : [browserStage(env), buildStage(env)]),
  ...listMomentStages(env, {
    isQuick,
    vitest: (own, filters) => vitest(own, folder, filters),
    playwright: (own, filters) => playwright(own, folder, { filters }),
  }),
]

const engineStages = (env, folder, name) => {
  const { programs, reason } = findEngine(name)
  if (reason !== undefined) {
    const skip = () => {
      console.log(`skipped: ${reason}`)
      return { passed: 0, failed: 0, skipped: 1 }
    }
    return [[name, skip]]
  }
  const engineEnv = { ...env, ENGINE: name, ENGINE_PROGRAMS: JSON.stringify(programs) }
  return [
    buildStage(env),
    [`screens in ${name}`, () => playwright(engineEnv, folder, { config: 'e2e/engines.config.ts' })],
  ]
}

const stages = (env, folder, { isQuick, names }) => {
  const paths = names.length > 0 ? testPaths(names) : { vitest: [], playwright: [] }
  const hasAll = names.length === 0
  const hasUnit = hasAll || paths.vitest.length > 0
  const hasJourneys = !isQuick && (hasAll || paths.playwright.length > 0)
  return [
    hasJourneys && browserStage(env),
    hasAll && ['types, lint, format, boundaries, dead code', () => check(env)],
    hasJourneys && buildStage(env),
    hasUnit && ['unit, property and server tests', () => vitest(env, folder, paths.vitest.map(toFilter))],
    hasJourneys && [
      'journeys in the browser',
      () => playwright(env, folder, { filters: paths.playwright.map((path) => `/${toFilter(path)}`) }),
    ],
  ].filter(Boolean)
}

await runCommand(async (allArguments) => {
  const { moment, args } = readMoment(allArguments)
  const engine = readEngine(args)
  const isQuick = args.includes('--quick')
  const hasAllViews = args.includes('--all-views')
  const hasAllMoments = args.includes('--all-moments')
  const names = args.filter((arg) => !['--quick', '--all-views', '--all-moments'].includes(arg))
  // Everything that the tests and their tools write goes into this folder, which is deleted at the end.
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
  chmodSync(folder, 0o1777) // started by root, the portal runs as another user, who deletes folders here
  const results = []
  try {
    if (engine === undefined && names.length > 0) testPaths(names)
    const env = {
      ...(await install()),
      TMPDIR: folder,
      ...(hasAllViews && { ALL_VIEWS: '1' }),
      TEST_MOMENT: moment,
    }
    const listStages = () => {
      // The clock of other browsers cannot be set, so the portal uses the machine's too.
      if (engine !== undefined) return engineStages(env, folder, engine)
      if (hasAllMoments) return momentStages(env, folder, { isQuick })
      return stages(env, folder, { isQuick, names })
    }
    const list = listStages()
    for (const [name, work] of list) {
      results.push(await runStage(name, work))
    }
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    results.push({ passed: 0, failed: 1 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const slowest = slowestLines(results.flatMap(({ durations }) => durations ?? []))
  if (slowest.length > 0) console.log(`\nSlowest\n${slowest.join('\n')}`)
  // At the end, where a log that was cut still has it.
  const failures = results.flatMap(({ failures }) => failures ?? [])
  if (failures.length > 0) console.log(`\nFailed\n${failureLines(failures).join('\n')}`)
  const sum = (count) => results.reduce((total, counts) => total + (counts[count] ?? 0), 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  console.log(`\n${formatCounts(total)}`)
  return total.failed === 0 ? 0 : 1
})
