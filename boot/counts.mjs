import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.mjs'

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

// A stage that ran nothing, left no report, or exited with an error without a failed test counts as failed.
const checkedCounts = ({ passed, failed }, code) => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
})

/** The counts in words; what is skipped only where something is. */
export const formatCounts = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** How many tests passed and failed, from vitest's JSON report and its exit code. */
export const vitestCounts = (path, code) => {
  const report = readReport(path)
  if (report === undefined) return { passed: 0, failed: 1 }
  // A file that cannot be loaded has no failed test of its own.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return checkedCounts(
    { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length },
    code,
  )
}

/** How many tests passed and failed, from Playwright's JSON report and its exit code. */
export const playwrightCounts = (path, code) => {
  const report = readReport(path)
  if (report === undefined) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return checkedCounts({ passed: expected + flaky, failed: unexpected + report.errors.length }, code)
}

const toPath = (name) => relative(root, name).replaceAll('\\', '/')

const listSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)]

/** The test files of vitest's report with their durations in seconds. */
export const vitestDurations = (path) =>
  (readReport(path)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: toPath(name),
    seconds: (endTime - startTime) / 1000,
  }))

/** The journeys of Playwright's report with their durations in seconds. */
export const playwrightDurations = (path) =>
  (readReport(path)?.suites ?? []).flatMap(listSpecs).map(({ file, title, tests }) => ({
    name: `e2e/${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }))

/** The failed tests of vitest's report, each with its reasons. */
export const vitestFailures = (path) =>
  (readReport(path)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0)
      return failed.map((test) => ({
        name: `${toPath(name)}: ${test.fullName}`,
        reasons: test.failureMessages,
      }))
    return status === 'failed' ? [{ name: toPath(name), reasons: [message] }] : []
  })

/** The failed journeys of Playwright's report, each with its reasons. */
export const playwrightFailures = (path) => {
  const report = readReport(path)
  const failed = (report?.suites ?? []).flatMap(listSpecs).filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, title, tests }) => ({
      name: `e2e/${file}: ${title}`,
      reasons: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
    ...(report?.errors ?? []).map(({ message }) => ({ name: 'e2e', reasons: [message] })),
  ]
}

/** The failed tests, one line for the name of each and at most this many for its reasons. */
export const failureLines = (failures, count = 30) =>
  failures.flatMap(({ name, reasons }) => {
    const lines = reasons.flatMap((reason) =>
      stripVTControlCharacters(reason ?? '')
        .trimEnd()
        .split('\n'),
    )
    return [`  ${name}`, ...lines.slice(0, count).map((line) => `    ${line}`)]
  })

/** The slowest of what ran, one line each, slowest first. */
export const slowestLines = (durations, count = 10) =>
  durations
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
