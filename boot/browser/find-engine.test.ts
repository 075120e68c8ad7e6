import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { findEngine, readEngine } from './find-engine.mjs'

const createFolder = (...programs: string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  for (const program of programs) {
    writeFileSync(join(folder, program), '')
    chmodSync(join(folder, program), 0o755)
  }
  return folder
}

test('finds every program of the browser on the path', () => {
  const [first, second] = [createFolder('Xvfb'), createFolder('WebKitWebDriver')]
  expect(findEngine('webkit', `${first}${delimiter}${second}`)).toEqual({
    programs: { driver: join(second, 'WebKitWebDriver'), display: join(first, 'Xvfb') },
  })
})

test('takes firefox where there is no firefox-esr', () => {
  const folder = createFolder('firefox')
  expect(findEngine('firefox', folder)).toEqual({ programs: { browser: join(folder, 'firefox') } })
})

test('names what is missing and how to install it', () => {
  expect(findEngine('webkit', createFolder('WebKitWebDriver'))).toEqual({
    reason: 'not installed: Xvfb (on Debian: apt-get install webkit2gtk-driver xvfb)',
  })
  expect(findEngine('firefox', createFolder()).reason).toContain('not installed: firefox-esr')
})

test('the arguments name a browser or none', () => {
  expect(readEngine(['--browser', 'webkit'])).toBe('webkit')
  expect(readEngine(['--quick', 'exams'])).toBeUndefined()
})

test.each([[['--browser']], [['--browser', 'opera']], [['--browser', 'firefox', 'exams']]])(
  '%j is refused with the browsers that are known',
  (args) => {
    expect(() => readEngine(args)).toThrow(/one of: firefox, webkit/)
  },
)
