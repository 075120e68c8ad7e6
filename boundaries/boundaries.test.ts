import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkBoundaries, listedModules } from './check.ts'
import { copyProject } from './copy.ts'

const project = join(import.meta.dirname, '..')
const house = copyProject(project)
afterAll(() => house.remove())

const run = (bin: string, ...args: string[]): string => {
  const result = spawnSync(join(house.root, 'node_modules', '.bin', bin), args, {
    cwd: house.root,
    encoding: 'utf8',
  })
  return `${result.stdout}${result.stderr}`
}

describe('checkBoundaries', () => {
  it('finds no violation, and reads every module that git lists', () => {
    const { modules, breaches } = checkBoundaries(project)
    expect(breaches).toEqual([])
    expect(modules).toBeGreaterThan(0)
    expect(modules).toBe(listedModules(project).length)
  })

  const pushes: readonly [wall: string, path: string, text: string][] = [
    [
      'rules know nothing',
      'rules/src/breach.ts',
      `import type { Method } from '#contract/endpoint/endpoint.ts'\nexport type X = Method\n`,
    ],
    ['rules know nothing', 'rules/src/breach.ts', `import { z } from 'zod'\nexport const x = z\n`],
    [
      'contract knows zod',
      'contract/src/breach.ts',
      `import { formatPhrase } from '#rules/text/locale.ts'\nexport const x = formatPhrase\n`,
    ],
    ['contract knows zod', 'contract/src/breach.ts', `import pg from 'pg'\nexport const x = pg\n`],
    [
      'web is the browser',
      'web/src/ui/breach.ts',
      `import { env } from '#server/env.ts'\nexport const x = env\n`,
    ],
    ['server is the server', 'server/src/http/breach.ts', `export * from '#demo/breach.ts'\n`],
    ['demo makes data', 'demo/src/breach.ts', `import '#web/ui/breach.ts'\n`],
    ['server: area to area', 'server/src/areas/one/breach.ts', `import '../two/breach.ts'\n`],
    ['web: area to area', 'web/src/areas/one/breach.ts', `import '../two/breach.ts'\n`],
    ['server frame below areas', 'server/src/http/breach.ts', `import '#server/areas/two/breach.ts'\n`],
    ['server areas below app', 'server/src/areas/one/breach.ts', `import '#server/app/areas.ts'\n`],
    ['web frame below areas', 'web/src/ui/breach.ts', `import '#web/areas/two/breach.ts'\n`],
    ['web areas below app', 'web/src/areas/one/breach.ts', `import '#web/app/breach.ts'\n`],
    ['parts below areas', 'web/src/parts/breach.ts', `import '#web/areas/two/breach.ts'\n`],
    ['parts have two users', 'web/src/parts/breach.ts', `export const lonely = 1\n`],
    ['no cycles', 'rules/src/breach.ts', `import { b } from './two.ts'\nexport const a = () => b\n`],
    ['all found', 'rules/src/breach.ts', `import './nowhere.ts'\n`],
    ['tests stay tests', 'rules/src/breach.ts', `import './locale.test.ts'\n`],
    [
      'SQL only in sql.ts',
      'server/src/http/breach.ts',
      `export const x = statement<number>('a', 'select 1')\n`,
    ],
  ]
  const beside = {
    'demo/src/breach.ts': 'export const x = 1\n',
    'server/src/areas/two/breach.ts': 'export const x = 1\n',
    'web/src/areas/two/breach.ts': 'export const x = 1\n',
    'web/src/app/breach.ts': 'export const x = 1\n',
    'web/src/ui/breach.ts': 'export const x = 1\n',
    'rules/src/two.ts': `import { a } from './breach.ts'\nexport const b = () => a\n`,
    'rules/src/locale.test.ts': 'export const x = 1\n',
  }
  it.each(pushes)('%s: %s', (wall, path, text) => {
    const { breaches } = house.with({ ...beside, [path]: text }, () => checkBoundaries(house.root))
    expect(breaches.filter((line) => line.includes(path)).map((line) => line.split(': ')[0])).toContain(
      wall.split(': ')[0],
    )
  })
})

describe('the linter', () => {
  const pushes: readonly [rule: string, path: string, text: string][] = [
    ['no-restricted-globals', 'web/src/ui/breach.ts', `export const x = () => fetch('/api')\n`],
    [
      'no-restricted-globals',
      'web/src/ui/breach.ts',
      `export const x = () => localStorage.getItem('token')\n`,
    ],
    [
      'no-restricted-globals',
      'web/src/areas/one/breach.ts',
      `export const x = () => new EventSource('/api/events')\n`,
    ],
    [
      'no-restricted-globals',
      'web/src/areas/one/breach.ts',
      `export const x = () => new Intl.NumberFormat('ka')\n`,
    ],
    [
      'no-restricted-properties',
      'web/src/ui/breach.ts',
      `export const x = (d: Date) => d.toLocaleDateString('ka')\n`,
    ],
    ['no-restricted-properties', 'web/src/ui/breach.ts', `export const x = (t: string) => t.toUpperCase()\n`],
    ['no-process-env', 'server/src/http/breach.ts', `export const x = process.env['PORT']\n`],
    ['no-default-export', 'web/src/ui/breach.ts', `export default 1\n`],
    ['no-barrel-file', 'web/src/ui/breach.ts', `export * from './one.ts'\n`],
    [
      'max-lines',
      'rules/src/breach.ts',
      Array.from({ length: 301 }, (_, n) => `export const x${n} = 1\n`).join(''),
    ],
    ['no-explicit-any', 'rules/src/breach.ts', `export const x = (y: any) => y\n`],
    ['no-floating-promises', 'server/src/http/breach.ts', `const x = async () => 1\nx()\nexport { x }\n`],
  ]
  it.each(pushes)('%s: %s', (rule, path, text) => {
    expect(house.with({ [path]: text }, () => run('oxlint', '--type-aware', path))).toContain(rule)
  })
})

describe('the compiler', () => {
  const pushes: readonly [wall: string, wing: string, path: string, text: string][] = [
    ['no DOM in rules', 'rules', 'rules/src/breach.ts', `export const x = document.title\n`],
    ['no Node in contract', 'contract', 'contract/src/breach.ts', `export const x = process.argv\n`],
    ['no DOM in server', 'server', 'server/src/http/breach.ts', `export const x = document.title\n`],
    ['no Node in web', 'web', 'web/src/ui/breach.ts', `export const x = process.argv\n`],
    [
      'both languages',
      'server',
      'server/src/http/breach.ts',
      `import { refusals } from './refusal.ts'\nexport const w = refusals({ a: { status: 404, code: 'a', ka: 'არა' } })\n`,
    ],
    [
      'a public call cannot read the student',
      'server',
      'server/src/http/breach.ts',
      `import type { session } from '#contract/account/session.ts'\nimport type { Context } from './serve.ts'\nexport const x = (c: Context<typeof session.login>) => c.student\n`,
    ],
    [
      'every call has a handler of the right shape',
      'server',
      'server/src/http/breach.ts',
      `import type { menu } from '#contract/account/menu.ts'\nimport type { Routes } from './serve.ts'\nexport const x: Routes<typeof menu, 'menu'> = {}\n`,
    ],
  ]
  it.each(pushes)('%s', (_wall, wing, path, text) => {
    expect(house.with({ [path]: text }, () => run('tsc', '-p', wing))).toMatch(
      new RegExp(`${path}.*error TS`),
    )
  })
})
