import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../root.mjs'

/** A project with one package for production and one for development. */
let project = ''

const { DATABASE_URL: _, ...inherited } = process.env
const env = { ...inherited, npm_config_offline: 'true' }
const npm = (...args: string[]) =>
  execFileSync('npm', [...args, '--loglevel=error'], { cwd: project, env, encoding: 'utf8' })

const pack = (name: string): string => {
  const folder = join(project, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
  return `file:${npm('pack', folder).trim()}`
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'portal-install-'))
  cpSync(join(root, 'boot'), join(project, 'boot'), { recursive: true })
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ dependencies: { run: pack('run') }, devDependencies: { build: pack('build') } }),
  )
  npm('install', '--package-lock-only')
})

afterAll(() => rmSync(project, { recursive: true }))
beforeEach(() => rmSync(join(project, 'node_modules'), { recursive: true, force: true }))

const call = (script: string, settings: Record<string, string> = {}) => {
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
    env: { ...env, ...settings },
  })
  return ['run', 'build'].filter((name) => existsSync(join(project, 'node_modules', name, 'package.json')))
}
const install = (options: object, settings?: Record<string, string>) =>
  call(
    `import { install } from './boot/install/install.mjs'; await install(${JSON.stringify(options)})`,
    settings,
  )

const ownDatabase = { DATABASE_URL: 'postgres://portal@127.0.0.1/portal' }

describe('install', () => {
  it('installs no development packages for a database of one’s own', () => {
    expect(install({ canOmitDevelopment: true }, ownDatabase)).toEqual(['run'])
  })

  it('installs them for the demo, and for a command that needs them', () => {
    expect(install({ canOmitDevelopment: true })).toEqual(['run', 'build'])
    rmSync(join(project, 'node_modules'), { recursive: true })
    expect(install({}, ownDatabase)).toEqual(['run', 'build'])
  })

  it('adds them to the production packages when they are needed later, and leaves them there', () => {
    install({ canOmitDevelopment: true }, ownDatabase)
    expect(install({})).toEqual(['run', 'build'])
    expect(install({ canOmitDevelopment: true }, ownDatabase)).toEqual(['run', 'build'])
  })

  it('leaves the development packages where they are when the lock has changed', () => {
    install({})
    const [file, lock] = ['package.json', 'package-lock.json'].map((name) => join(project, name)) as [
      string,
      string,
    ]
    const before = [readFileSync(file), readFileSync(lock)] as const
    const manifest = JSON.parse(String(before[0])) as { dependencies: Record<string, string> }
    manifest.dependencies['more'] = pack('more')
    writeFileSync(file, JSON.stringify(manifest))
    npm('install', '--package-lock-only')
    expect(install({ canOmitDevelopment: true }, ownDatabase)).toEqual(['run', 'build'])
    expect(existsSync(join(project, 'node_modules/more'))).toBe(true)
    writeFileSync(file, before[0])
    writeFileSync(lock, before[1])
  })

  it('removes the packages that only the build needs, and then changes nothing for a portal on its own database', () => {
    install({})
    const omit = `import { omitDevelopment } from './boot/install/install.mjs'; await omitDevelopment()`
    expect(call(omit)).toEqual(['run'])
    const stamp = join(project, 'node_modules/.installed')
    const before = statSync(stamp).mtimeMs
    expect(install({ canOmitDevelopment: true }, ownDatabase)).toEqual(['run'])
    expect(statSync(stamp).mtimeMs).toBe(before)
    expect(install({})).toEqual(['run', 'build'])
  })
})
