import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { finished } from './child.mjs'
import { command, Failure } from './command.mjs'
import { playwrightCounts, vitestCounts } from './counts.mjs'
import { install } from './install.mjs'

const vitest = async (env, reports) => {
  const report = join(reports, 'vitest.json')
  const line = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await finished('vitest', line, { env, show: true })
  return vitestCounts(report, code)
}

const playwright = async (env, reports) => {
  const report = join(reports, 'playwright.json')
  const line = ['test', '--config', 'e2e', '--reporter=list,json']
  const { code } = await finished('playwright', line, {
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      JOURNEYS_WORKERS: String(Math.min(4, availableParallelism())),
    },
    show: true,
  })
  return playwrightCounts(report, code)
}

// What cannot be done is one failed test, said as its reason; the stages after it still tell what they can.
const stage = async (name, work) => {
  const begun = performance.now()
  console.log(`\n── ${name}`)
  let counts
  try {
    counts = await work()
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    counts = { passed: 0, failed: 1 }
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
  return counts
}

const done = { passed: 1, failed: 0 }

await command(async () => {
  // All that the tests and their tools write meanwhile goes with it, also what they forget, or what a stop leaves.
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
  chmodSync(folder, 0o755) // the database of a run by root is another user's
  const all = []
  try {
    const env = { ...(await install()), TMPDIR: folder }
    all.push(
      await stage('browser', async () => {
        env.CHROMIUM_PATH = await browser(env)
        console.log(env.CHROMIUM_PATH)
        return done
      }),
      await stage('types, lint, format, boundaries, dead code', () => check(env)),
      await stage('build', async () => {
        await build(env)
        return done
      }),
      await stage('unit, property and server tests', () => vitest(env, folder)),
      await stage('journeys in the browser', () => playwright(env, folder)),
    )
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    all.push({ passed: 0, failed: 1 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const sum = (what) => all.reduce((total, counts) => total + counts[what], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
})
