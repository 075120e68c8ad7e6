import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const wings = ['contract', 'rules', 'server', 'demo', 'web'] as const

interface Cruise {
  readonly modules: readonly { source: string }[]
  readonly summary: { readonly violations: readonly { from: string; to: string; rule: { name: string } }[] }
}

/** What the fence saw: how many of the house's own modules it read, and which lines cross a wall. */
export interface BoundaryReport {
  readonly modules: number
  readonly breaches: readonly string[]
}

const isOurs = (path: string) => /^(contract|rules|server|demo|web)\/src\/.*\.tsx?$/.test(path)

const sqlRooms = /(^|\/)sql\.ts$|^server\/src\/db\/|^demo\/|\.test\.ts$|test-[a-z-]+\.ts$/
const writtenSql = /\bstatement\s*[<(]|\.query\s*\(\s*[`'"]/

/** Takes the project's folder; gives the modules that git lists in the five wings, by path. */
export const listedModules = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...wings], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(isOurs)
    .toSorted()

/** SQL stands in sql.ts, in migrations, in the demo and in benches; no import tells, so the text does. */
const sqlBreaches = (root: string, modules: readonly string[]): string[] =>
  modules
    .filter((path) => path.startsWith('server/') && !sqlRooms.test(path))
    .filter((path) => writtenSql.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => `SQL only in sql.ts: ${path}`)

/** Takes the project's folder; gives what crosses a wall, read from every import of the five wings. */
export const checkBoundaries = (root: string): BoundaryReport => {
  const modules = listedModules(root)
  const bin = join(root, 'node_modules', '.bin', 'depcruise')
  const text = execFileSync(bin, ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...wings], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  const cruise = JSON.parse(text) as Cruise
  const breaches = cruise.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  return {
    modules: cruise.modules.filter(({ source }) => isOurs(source)).length,
    breaches: [...breaches, ...sqlBreaches(root, modules)],
  }
}

if (import.meta.main) {
  const { modules, breaches } = checkBoundaries(process.cwd())
  for (const breach of breaches) console.log(breach)
  const listed = listedModules(process.cwd()).length
  if (modules !== listed) console.log(`The fence read ${modules} modules, git lists ${listed}.`)
  console.log(`${modules} modules read, ${breaches.length} breaches`)
  process.exitCode = breaches.length === 0 && modules === listed ? 0 : 1
}
