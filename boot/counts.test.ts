import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  failureLines,
  formatCounts,
  playwrightCounts,
  playwrightDurations,
  playwrightFailures,
  slowestLines,
  vitestCounts,
  vitestFailures,
} from './counts.mjs'
import { root } from './root.mjs'

let folder = ''
let report = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-counts-'))
  report = join(folder, 'report.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

const files = (...testResults: { status: string; assertionResults: { status: string }[] }[]) => {
  const all = testResults.flatMap((file) => file.assertionResults)
  const count = (expected: string) => all.filter(({ status }) => status === expected).length
  const counts = { numPassedTests: count('passed'), numFailedTests: count('failed') }
  writeFileSync(report, JSON.stringify({ ...counts, testResults }))
}

const journeys = (stats: { expected: number; unexpected: number }, errors: object[] = []) =>
  writeFileSync(report, JSON.stringify({ stats: { ...stats, flaky: 0, skipped: 0 }, errors }))

const passed = { status: 'passed' }
const failed = { status: 'failed' }

test('counts passed and failed tests', () => {
  files(
    { status: 'failed', assertionResults: [passed, failed] },
    { status: 'passed', assertionResults: [passed] },
  )
  expect(vitestCounts(report, 1)).toEqual({ passed: 2, failed: 1 })
  journeys({ expected: 4, unexpected: 2 })
  expect(playwrightCounts(report, 1)).toEqual({ passed: 4, failed: 2 })
})

test('counts a file that cannot be loaded as one failed test', () => {
  files({ status: 'passed', assertionResults: [passed] }, { status: 'failed', assertionResults: [] })
  expect(vitestCounts(report, 1)).toEqual({ passed: 1, failed: 1 })
  journeys({ expected: 1, unexpected: 0 }, [{}])
  expect(playwrightCounts(report, 1)).toEqual({ passed: 1, failed: 1 })
})

test('counts a stage without a report, without tests or with an exit code as failed', () => {
  expect(vitestCounts(report, 0)).toEqual({ passed: 0, failed: 1 })
  expect(playwrightCounts(report, 0)).toEqual({ passed: 0, failed: 1 })
  files()
  expect(vitestCounts(report, 0)).toEqual({ passed: 0, failed: 1 })
  files({ status: 'passed', assertionResults: [passed] })
  expect(vitestCounts(report, 1)).toEqual({ passed: 1, failed: 1 })
  journeys({ expected: 0, unexpected: 0 })
  expect(playwrightCounts(report, 0)).toEqual({ passed: 0, failed: 1 })
  journeys({ expected: 3, unexpected: 0 })
  expect(playwrightCounts(report, 1)).toEqual({ passed: 3, failed: 1 })
})

test('the slowest of what ran are listed, slowest first', () => {
  const durations = [
    { name: 'a', seconds: 1 },
    { name: 'b', seconds: 30.25 },
    { name: 'c', seconds: 2 },
  ]
  expect(slowestLines(durations, 2)).toEqual(['   30.3 s  b', '    2.0 s  c'])
})

test('journeys in nested suites have their durations', () => {
  const spec = (title: string, ...durations: number[]) => ({
    file: 'x.spec.ts',
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  writeFileSync(
    report,
    JSON.stringify({
      suites: [{ specs: [spec('one', 1000)], suites: [{ specs: [spec('two', 500, 1500)] }] }],
    }),
  )
  expect(playwrightDurations(report)).toEqual([
    { name: 'e2e/x.spec.ts: one', seconds: 1 },
    { name: 'e2e/x.spec.ts: two', seconds: 2 },
  ])
})

test('what failed is listed with its reasons, without colours and cut', () => {
  const file = (name: string, status: string, message: string, ...assertionResults: object[]) => ({
    name: join(root, name),
    status,
    message,
    assertionResults,
  })
  const red = ['\u001B[31mexpected 1\u001B[39m', 'to be 2'].join('\n')
  writeFileSync(
    report,
    JSON.stringify({
      testResults: [
        file('rules/a.test.ts', 'passed', '', { ...passed, fullName: 'fine', failureMessages: [] }),
        file(
          'rules/b.test.ts',
          'failed',
          '',
          { ...passed, fullName: 'fine', failureMessages: [] },
          { ...failed, fullName: 'one adds', failureMessages: [red] },
        ),
        file('rules/c.test.ts', 'failed', 'cannot be loaded'),
      ],
    }),
  )
  expect(failureLines(vitestFailures(report), 1)).toEqual([
    '  rules/b.test.ts: one adds',
    '    expected 1',
    '  rules/c.test.ts',
    '    cannot be loaded',
  ])
  const spec = (title: string, ok: boolean, ...errors: { message: string }[]) => ({
    file: 'x.spec.ts',
    title,
    ok,
    tests: [{ results: [{ errors }] }],
  })
  writeFileSync(
    report,
    JSON.stringify({
      suites: [{ specs: [spec('one', true)], suites: [{ specs: [spec('two', false, { message: red })] }] }],
      errors: [{ message: 'no tests' }],
    }),
  )
  expect(failureLines(playwrightFailures(report))).toEqual([
    '  e2e/x.spec.ts: two',
    '    expected 1',
    '    to be 2',
    '  e2e',
    '    no tests',
  ])
})

test('says what is skipped only where something is', () => {
  expect(formatCounts({ passed: 3, failed: 1 })).toBe('3 passed, 1 failed')
  expect(formatCounts({ passed: 0, failed: 0, skipped: 1 })).toBe('0 passed, 0 failed, 1 skipped')
})
