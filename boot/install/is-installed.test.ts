import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './is-installed.mjs'

const otherPlatform = process.platform === 'linux' ? 'darwin' : 'linux'
const expected = {
  '': { name: 'portal' },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' },
  'node_modules/here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  'node_modules/there': { version: '1.0.0', optional: true, os: [otherPlatform], cpu: [process.arch] },
}

let folder = ''

const write = (path: string, packages: object) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify({ packages }))
}

const put = (...names: string[]) => {
  for (const name of names) write(`node_modules/${name}/package.json`, {})
}

const { '': _, 'node_modules/there': __, ...present } = expected

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-installed-'))
  write('package-lock.json', expected)
})

afterEach(() => rmSync(folder, { recursive: true }))

test('isInstalled accepts the recorded packages, without those for other platforms', () => {
  write('node_modules/.package-lock.json', present)
  put('one', 'here')
  expect(isInstalled(folder)).toBe(true)
})

test('isInstalled accepts missing development packages for production only', () => {
  write('package-lock.json', { ...expected, 'node_modules/tool': { version: '1.0.0', dev: true } })
  write('node_modules/.package-lock.json', present)
  put('one', 'here')
  expect(isInstalled(folder, { isForProduction: true })).toBe(true)
  expect(isInstalled(folder)).toBe(false)
})

test.each([
  ['nothing was ever installed', () => undefined],
  ['a folder is missing', () => (write('node_modules/.package-lock.json', present), put('here'))],
  [
    'another version is there',
    () => {
      const one = { version: '1.0.1', integrity: 'sha512-one' }
      write('node_modules/.package-lock.json', { ...present, 'node_modules/one': one })
      put('one', 'here')
    },
  ],
  [
    'the optional package for this platform is missing',
    () => (
      write('node_modules/.package-lock.json', { 'node_modules/one': expected['node_modules/one'] }),
      put('one')
    ),
  ],
  [
    'something is there that is no longer in the lock file',
    () => (
      write('node_modules/.package-lock.json', { ...present, 'node_modules/old': {} }),
      put('one', 'here', 'old')
    ),
  ],
])('isInstalled is false when %s', (_reason, make) => {
  make()
  expect(isInstalled(folder)).toBe(false)
})
