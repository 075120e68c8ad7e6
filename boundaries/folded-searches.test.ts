import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')
const listLines = (pattern: RegExp) =>
  listProjectFiles(project)
    .filter((path) => pattern.test(path))
    .flatMap((path) =>
      readFileSync(join(project, path), 'utf8')
        .split('\n')
        .map((line) => ({ path, line: line.trim() })),
    )

it('SQL searches names by has_text or by folded columns: nobody in Tbilisi can type ễ or Ə', () => {
  const lines = listLines(/^server\/src\/.*sql\.ts$/)
  expect(lines.length).toBeGreaterThan(1000)
  const found = lines.filter(
    ({ path, line }) =>
      /\bilike\b|~\*|\b(strpos|position)\(|\blike '%/.test(line) &&
      !path.includes('/readiness/') &&
      !line.includes('folded'),
  )
  // Numbers and codes, and a letter that was found in its text.
  const isExact = (line: string) =>
    /strpos\((f\.number|replace\((lower|upper)\(key\)|\$\{text\}, \$\{letter\})/.test(line)
  expect(found.filter(({ line }) => !isExact(line))).toEqual([])
})

it('screens search by matchesWords or foldText', () => {
  const lines = listLines(/^(web|staff)\/src\/.*\.tsx?$/)
  const found = lines.filter(({ line }) =>
    /toLowerCase\(\)\.includes\(|\b(lower|lowered)\.includes\(/.test(line),
  )
  // What a refusal says, and a quick look before `matchesWords`.
  expect(found.filter(({ path }) => !/names-department|matches-subject/.test(path))).toEqual([])
})
