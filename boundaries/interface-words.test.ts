import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')
const sources = listProjectFiles(project)
  .filter((path) => /^(web|server|contract|rules|demo)\/.*(?<!\.test)\.(tsx?|html)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(project, path), 'utf8') }))

const findLines = (pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

/** What one thing is called, and the other names that it has had. */
const names = [
  { name: 'სტუდენტური პორტალი', others: /სტუდენტ(ის|თა) პორტალ/ },
  { name: 'Student portal', others: /[Ss]tudent's portal|Students' portal/ },
  { name: 'მოგვიანებით', others: /'(ჯერ არა|ახლა არა)'/ },
  { name: 'Later', others: /'(Not now|Not yet|Maybe later)'/ },
  { name: 'მბ', others: /ka: ['`][^'`]*\} ?MB|\)\} MB</ },
]

describe('the texts of the interface', () => {
  it.each(names)('use $name and no other name for it', ({ name, others }) => {
    expect(findLines(new RegExp(name)).length).toBeGreaterThan(0)
    expect(findLines(others)).toEqual([])
  })
})
