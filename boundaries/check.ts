import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLargeFolders } from './find-large-folders.ts'
import { listProjectFiles } from './project-files.ts'
import { findFixedClocks } from './find-fixed-clocks.ts'
import { findPronouns } from './find-pronouns.ts'
import { findStoredTexts } from './find-stored-texts.ts'

const packages = ['contract', 'rules', 'server', 'demo', 'web', 'staff'] as const

interface CruiseResult {
  readonly modules: readonly { source: string }[]
  readonly summary: { readonly violations: readonly { from: string; to: string; rule: { name: string } }[] }
}

export interface BoundaryReport {
  /** How many modules of the packages were read. */
  readonly moduleCount: number
  /** One line each: the rule, a colon, and the files. */
  readonly violations: readonly string[]
}

const isModule = (path: string) => /^(contract|rules|server|demo|web|staff)\/src\/.*\.tsx?$/.test(path)

const mayHaveSql = /(^|\/)(staff-)?sql\.ts$|^server\/src\/db\/|^demo\/|\.test\.ts$|test-[a-z-]+\.ts$/
const sqlCall = /\b(statement|define\w*Query)\s*[<(]|\.query\s*\(\s*[`'"]/

/** The modules of the packages that git knows or would add. */
export const listModules = (root: string): string[] => listProjectFiles(root).filter(isModule)

/** Imports do not show where SQL is written, so this reads the text. */
const findSqlViolations = (root: string, modules: readonly string[]): string[] =>
  modules
    .filter((path) => path.startsWith('server/') && !mayHaveSql.test(path))
    .filter((path) => sqlCall.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => `SQL only in sql.ts: ${path}`)

/** Checks the dependency rules, where SQL stands, the size of folders, and what the texts of the files show. */
export const checkBoundaries = (root: string): BoundaryReport => {
  const bin = join(root, 'node_modules', '.bin', 'depcruise')
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...packages]
  const text = execFileSync(bin, args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  const { modules, summary } = JSON.parse(text) as CruiseResult
  return {
    moduleCount: modules.filter(({ source }) => isModule(source)).length,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...findSqlViolations(root, listModules(root)),
      ...findLargeFolders(listProjectFiles(root)),
      ...findPronouns(root, listProjectFiles(root)),
      ...findFixedClocks(root, listProjectFiles(root)),
      ...findStoredTexts(root, listModules(root)),
    ],
  }
}

if (import.meta.main) {
  const { moduleCount, violations } = checkBoundaries(process.cwd())
  for (const violation of violations) console.log(violation)
  const listed = listModules(process.cwd()).length
  if (moduleCount !== listed) console.log(`${moduleCount} modules were read, but git lists ${listed}.`)
  console.log(`${moduleCount} modules read, ${violations.length} violations`)
  process.exitCode = violations.length === 0 && moduleCount === listed ? 0 : 1
}
