import { existsSync, readFileSync } from 'node:fs'

const reportOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

// A stage that ran nothing, left no report, or ended badly without a failed test has failed all the same.
const honest = ({ passed, failed }, code) => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
})

/** Takes the path of vitest's JSON report and its exit code; gives how many tests passed and failed. */
export const vitestCounts = (path, code) => {
  const report = reportOf(path)
  if (report === undefined) return { passed: 0, failed: 1 }
  // A file that could not even be read has no failed test of its own.
  const unread = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + unread.length }, code)
}

/** Takes the path of Playwright's JSON report and its exit code; gives how many tests passed and failed. */
export const playwrightCounts = (path, code) => {
  const report = reportOf(path)
  if (report === undefined) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return honest({ passed: expected + flaky, failed: unexpected + report.errors.length }, code)
}
