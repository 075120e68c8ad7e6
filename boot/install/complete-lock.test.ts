import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { completeLock } from './complete-lock.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('package-lock.json', () => {
  // Fixed by `npm install`, and by `node boot/install/complete-lock.mjs` where the registry is incomplete.
  it('matches package.json, so that npm ci accepts it', () => {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(folder, file))
    const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=error']
    expect(() =>
      execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }),
    ).not.toThrow()
  })
})

describe('completeLock', () => {
  it('adds the packages for other platforms, in the order of npm', () => {
    const path = join(folder, 'package-lock.json')
    const here = { version: '1.2.3', integrity: 'sha512-here', optional: true, os: ['linux'], cpu: ['x64'] }
    const packages = {
      '': { dependencies: { tool: '1.2.3' } },
      'node_modules/@tool/linux-x64-gnu': here,
      'node_modules/tool': {
        version: '1.2.3',
        dev: true,
        optionalDependencies: {
          '@tool/linux-x64-gnu': '1.2.3',
          '@tool/linux-arm64-musl': '1.2.3',
          '@tool/win32-ia32-msvc': '1.2.3',
        },
      },
    }
    writeFileSync(path, JSON.stringify({ lockfileVersion: 3, packages }))
    expect(completeLock(path)).toEqual([
      'node_modules/@tool/linux-arm64-musl',
      'node_modules/@tool/win32-ia32-msvc',
    ])
    const completed = JSON.parse(readFileSync(path, 'utf8')) as { packages: object }
    expect(Object.entries(completed.packages)).toEqual([
      ['', packages['']],
      [
        'node_modules/@tool/linux-arm64-musl',
        { version: '1.2.3', cpu: ['arm64'], libc: ['musl'], os: ['linux'], dev: true, optional: true },
      ],
      ['node_modules/@tool/linux-x64-gnu', here],
      [
        'node_modules/@tool/win32-ia32-msvc',
        { version: '1.2.3', cpu: ['ia32'], os: ['win32'], dev: true, optional: true },
      ],
      ['node_modules/tool', packages['node_modules/tool']],
    ])
    expect(completeLock(path)).toEqual([])
  })
})
