import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runIn, toFiles, toOwnFiles } from './broken-cases.ts'
import { copyProject } from './copy.ts'

const copy = copyProject(join(import.meta.dirname, '..'))
afterAll(() => copy.remove())
const run = runIn(copy.root)

describe('the compiler', () => {
  const written: readonly [rule: string, packageName: string, path: string, text: string][] = [
    ['no DOM in rules', 'rules', 'rules/src/broken.ts', `export const x = document.title\n`],
    ['no Node in contract', 'contract', 'contract/src/broken.ts', `export const x = process.argv\n`],
    ['no DOM in server', 'server', 'server/src/http/broken.ts', `export const x = document.title\n`],
    ['no Node in web', 'web', 'web/src/ui/broken.ts', `export const x = process.argv\n`],
    [
      'both languages',
      'server',
      'server/src/http/broken.ts',
      `import { defineRefusals } from './refusal.ts'\nexport const w = defineRefusals({ a: { status: 404, code: 'a', ka: 'არა' } })\n`,
    ],
    [
      'a public call cannot read the student',
      'server',
      'server/src/http/broken.ts',
      `import type { session } from '#contract/account/session.ts'\nimport type { Context } from './serve.ts'\nexport const x = (c: Context<typeof session.login>) => c.student\n`,
    ],
    [
      'a call for students cannot read staff',
      'server',
      'server/src/http/broken.ts',
      `import type { menu } from '#contract/account/menu.ts'\nimport type { Context } from './serve.ts'\nexport const x = (c: Context<typeof menu.items>) => c.staff\n`,
    ],
    [
      'a call for staff cannot read the student',
      'server',
      'server/src/http/broken.ts',
      `import type { audit } from '#contract/staff/audit.ts'\nimport type { Context } from './serve.ts'\nexport const x = (c: Context<typeof audit.list>) => c.student\n`,
    ],
    [
      'every call has a handler of the right shape',
      'server',
      'server/src/http/broken.ts',
      `import type { menu } from '#contract/account/menu.ts'\nimport type { Routes } from './serve.ts'\nexport const x: Routes<typeof menu> = {}\n`,
    ],
  ]
  const cases = toOwnFiles(
    written.map(([rule, packageName, path, text]) => ({ rule, packageName, path, text })),
  )
  let output = ''
  beforeAll(() => {
    const packages = [...new Set(cases.map(({ packageName }) => packageName))]
    output = copy.checkWith(toFiles(cases), () => packages.map((name) => run('tsc', '-p', name)).join('\n'))
  })
  it.each(cases)('$rule', ({ path }) => {
    expect(output).toMatch(new RegExp(`${path}.*error TS`))
  })
})
