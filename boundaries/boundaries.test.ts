import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runIn, toFiles, toOwnFiles } from './broken-cases.ts'
import { checkBoundaries, listModules } from './check.ts'
import { copyProject } from './copy.ts'
import { findFixedClocks } from './find-fixed-clocks.ts'
import { findPronouns } from './find-pronouns.ts'
import { findStoredTexts } from './find-stored-texts.ts'

const project = join(import.meta.dirname, '..')
const copy = copyProject(project)
afterAll(() => copy.remove())
const run = runIn(copy.root)

// That the project itself breaks none of them is a step of npm run check.
describe('checkBoundaries', () => {
  const written: readonly [rule: string, path: string, text: string][] = [
    [
      'rules import only rules',
      'rules/src/broken.ts',
      `import type { Method } from '#contract/endpoint/endpoint.ts'\nexport type X = Method\n`,
    ],
    ['rules import only rules', 'rules/src/broken.ts', `import { z } from 'zod'\nexport const x = z\n`],
    [
      'contract imports only zod',
      'contract/src/broken.ts',
      `import { formatPhrase } from '#rules/text/locale.ts'\nexport const x = formatPhrase\n`,
    ],
    ['contract imports only zod', 'contract/src/broken.ts', `import pg from 'pg'\nexport const x = pg\n`],
    [
      'web imports no server code',
      'web/src/ui/broken.ts',
      `import { env } from '#server/env.ts'\nexport const x = env\n`,
    ],
    ['server imports no web code', 'server/src/http/broken.ts', `export * from '#demo/broken.ts'\n`],
    ['demo imports no web code', 'demo/src/broken.ts', `import '#web/ui/broken.ts'\n`],
    [
      'server areas do not import each other',
      'server/src/areas/one/broken.ts',
      `import '../two/broken.ts'\n`,
    ],
    ['web areas do not import each other', 'web/src/areas/one/broken.ts', `import '../two/broken.ts'\n`],
    ['staff areas do not import each other', 'staff/src/areas/one/broken.ts', `import '../two/broken.ts'\n`],
    ['staff areas do not import app', 'staff/src/areas/one/broken.ts', `import '#staff/app/paths.ts'\n`],
    ['students load nothing of staff', 'web/src/ui/broken.ts', `import '#staff/app/paths.ts'\n`],
    ['staff import only the base of web', 'staff/src/ui/broken.ts', `import '#web/areas/two/broken.ts'\n`],
    [
      'staff do not import the session of students',
      'staff/src/ui/broken.ts',
      `import '#web/api/session/session.ts'\n`,
    ],
    ['server base imports no area', 'server/src/http/broken.ts', `import '#server/areas/two/broken.ts'\n`],
    [
      'server base imports no area',
      'server/src/sms-code/broken.ts',
      `import '#server/areas/two/broken.ts'\n`,
    ],
    [
      'server modules import only sql of areas',
      'server/src/user/broken.ts',
      `import '#server/areas/two/broken.ts'\n`,
    ],
    [
      'server base imports no area',
      'server/src/enrolment/broken.ts',
      `import '#server/areas/two/broken.ts'\n`,
    ],
    [
      'enrolment decisions import only rules',
      'server/src/enrolment/decide/broken.ts',
      `import type { Database } from '#server/db/open.ts'\nexport type X = Database\n`,
    ],
    [
      'enrolment decisions import only rules',
      'server/src/enrolment/decide/broken.ts',
      `import { cwd } from 'node:process'\nexport const x = cwd\n`,
    ],
    [
      'areas import the entries of enrolment',
      'server/src/areas/one/broken.ts',
      `import '#server/enrolment/commit/commit.ts'\n`,
    ],
    [
      'areas import the entries of enrolment',
      'server/src/areas/one/broken.ts',
      `import '#server/enrolment/student-cache.ts'\n`,
    ],
    ['server areas do not import app', 'server/src/areas/one/broken.ts', `import '#server/app/areas.ts'\n`],
    ['web base imports no area', 'web/src/ui/broken.ts', `import '#web/areas/two/broken.ts'\n`],
    ['web areas do not import app', 'web/src/areas/one/broken.ts', `import '#web/app/broken.ts'\n`],
    ['parts import no area', 'web/src/parts/broken.ts', `import '#web/areas/two/broken.ts'\n`],
    ['parts have two users', 'web/src/parts/topic/broken.ts', `export const unused = 1\n`],
    [
      'parts keep their internals',
      'web/src/areas/one/broken.ts',
      `import '#web/parts/group-picker/internal/to-ghost-blocks.ts'\n`,
    ],
    ['no cycles', 'rules/src/broken.ts', `import { b } from './two.ts'\nexport const a = () => b\n`],
    ['imports resolve', 'rules/src/broken.ts', `import './nowhere.ts'\n`],
    [
      'production imports no development package',
      'server/src/http/broken.ts',
      `import { build } from 'vite'\nexport const x = build\n`,
    ],
    ['code imports no tests', 'rules/src/broken.ts', `import './locale.test.ts'\n`],
    [
      'SQL only in sql.ts',
      'server/src/http/broken.ts',
      `export const x = statement<number>('a', 'select 1')\n`,
    ],
    [
      'SQL only in sql.ts',
      'server/src/http/broken.ts',
      `export const x = defineRowQuery<number>('a', 'select 1')\n`,
    ],
  ]
  const importedFiles = {
    'demo/src/broken.ts': 'export const x = 1\n',
    'server/src/areas/two/broken.ts': 'export const x = 1\n',
    'web/src/areas/two/broken.ts': 'export const x = 1\n',
    'staff/src/areas/two/broken.ts': 'export const x = 1\n',
    'web/src/app/broken.ts': 'export const x = 1\n',
    'web/src/ui/broken.ts': 'export const x = 1\n',
    'rules/src/locale.test.ts': 'export const x = 1\n',
  }
  const cases = toOwnFiles(written.map(([rule, path, text]) => ({ rule, path, text })))
  const cyclic = cases
    .find(({ rule }) => rule === 'no cycles')!
    .path.split('/')
    .at(-1)
  const two = { 'rules/src/two.ts': `import { a } from './${cyclic}'\nexport const b = () => a\n` }
  const addFiles = (folder: string, count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, nth) => [`rules/src/${folder}/file-${nth}.ts`, 'export {}\n']),
    )
  const folders = {
    ...addFiles('full', 25),
    ...addFiles('large', 26),
    'rules/src/full/sub/one.ts': 'export {}\n',
  }
  let violations: readonly string[] = []
  let moduleCounts: readonly number[] = []
  beforeAll(() => {
    const files = { ...importedFiles, ...two, ...folders, ...toFiles(cases) }
    copy.checkWith(files, () => {
      const report = checkBoundaries(copy.root)
      violations = report.violations
      moduleCounts = [report.moduleCount, listModules(copy.root).length]
    })
  })
  it.each(cases)('$rule: $path', ({ rule, path }) => {
    expect(violations.filter((line) => line.startsWith(`${rule}: `) && line.includes(path))).not.toEqual([])
  })

  it('reads every module that git lists', () => {
    expect(moduleCounts[0]).toBeGreaterThan(cases.length)
    expect(moduleCounts[0]).toBe(moduleCounts[1])
  })

  it('allows 25 files in a folder and refuses 26, without those in sub-folders', () => {
    expect(violations.filter((line) => /rules\/src\/(full|large)/.test(line))).toEqual([
      'at most 25 files a folder: rules/src/large has 26',
    ])
  })
})

describe('findPronouns', () => {
  it('finds each line that calls the student "she"', () => {
    const paths = ['rules/src/pronoun.ts', 'rules/src/pronoun.txt']
    const text = '// The other sheet, where they are.\n// Her seat.\n'
    const files = Object.fromEntries(paths.map((path) => [path, text]))
    expect(copy.checkWith(files, () => findPronouns(copy.root, paths))).toEqual([
      'the student is "they": rules/src/pronoun.ts:2',
    ])
  })
})

describe('findFixedClocks', () => {
  it('finds each line of SQL that reads the clock without a function', () => {
    const path = 'server/src/db/functions/clock.sql'
    const text = `select now(), now()::date, 'localtime';
select CURRENT_DATE + 1;
select current_timestamp;
select 'today'::date;
select date 'tomorrow';
`
    expect(copy.checkWith({ [path]: text }, () => findFixedClocks(copy.root, [path]))).toEqual(
      [2, 3, 4, 5].map((line) => `SQL reads the clock with now(): ${path}:${line}`),
    )
  })
})

describe('findStoredTexts', () => {
  it('finds each translated text that is put into state', () => {
    const path = 'web/src/ui/StoredText.tsx'
    const text = `  const t = useWords(words)
  const choose = () => setError(isOpen ? t('closed') : null)
  setErrors({
    name: t('missing'),
  })
  setError({ phrase: words.closed })
  setTimeout(() => announce(t('closed')))
  return <p>{t('closed')}</p>
`
    expect(copy.checkWith({ [path]: text }, () => findStoredTexts(copy.root, [path]))).toEqual([
      `state keeps a Message: ${path}:2`,
      `state keeps a Message: ${path}:3`,
    ])
  })
})

describe('the linter', () => {
  const written: readonly [rule: string, path: string, text: string][] = [
    ['no-restricted-globals', 'web/src/ui/broken.ts', `export const x = () => fetch('/api')\n`],
    [
      'no-restricted-globals',
      'web/src/ui/broken.ts',
      `export const x = () => localStorage.getItem('token')\n`,
    ],
    [
      'no-restricted-globals',
      'web/src/areas/one/broken.ts',
      `export const x = () => new EventSource('/api/events')\n`,
    ],
    [
      'no-restricted-globals',
      'web/src/areas/one/broken.ts',
      `export const x = () => new Intl.NumberFormat('ka')\n`,
    ],
    [
      'no-restricted-properties',
      'web/src/ui/broken.ts',
      `export const x = (d: Date) => d.toLocaleDateString('ka')\n`,
    ],
    ['no-restricted-properties', 'web/src/ui/broken.ts', `export const x = (t: string) => t.toUpperCase()\n`],
    ['no-process-env', 'server/src/http/broken.ts', `export const x = process.env['PORT']\n`],
    ['no-default-export', 'web/src/ui/broken.ts', `export default 1\n`],
    ['no-barrel-file', 'web/src/ui/broken.ts', `export * from './one.ts'\n`],
    [
      'max-lines',
      'rules/src/broken.ts',
      Array.from({ length: 301 }, (_, n) => `export const x${n} = 1\n`).join(''),
    ],
    ['no-explicit-any', 'rules/src/broken.ts', `export const x = (y: any) => y\n`],
    ['no-floating-promises', 'server/src/http/broken.ts', `const x = async () => 1\nx()\nexport { x }\n`],
  ]
  const cases = toOwnFiles(written.map(([rule, path, text]) => ({ rule, path, text })))
  let found: readonly { readonly code: string; readonly filename: string }[] = []
  beforeAll(() => {
    const paths = cases.map(({ path }) => path)
    const output = copy.checkWith(toFiles(cases), () =>
      run('oxlint', '--type-aware', '--format=json', ...paths),
    )
    found = (JSON.parse(output) as { diagnostics: typeof found }).diagnostics
  })
  it.each(cases)('$rule: $path', ({ rule, path }) => {
    const codes = found.filter(({ filename }) => filename.endsWith(path)).map(({ code }) => code)
    expect(codes.filter((code) => code.includes(rule))).not.toEqual([])
  })
})
