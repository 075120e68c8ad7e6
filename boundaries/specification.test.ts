import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCitations } from './find-citations.ts'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')
const path = 'docs/specification.md'
const lines = readFileSync(join(project, path), 'utf8').split('\n')

const sections = lines.flatMap((line) => /^### (\d+\.\d+) \S/.exec(line)?.[1] ?? [])
const statements = lines.flatMap((line) => /^- (\d+\.\d+\.\d+) \S/.exec(line)?.[1] ?? [])
const notBuilt = lines.flatMap((line) => /^## (\d+)\. Not built yet$/.exec(line)?.[1] ?? [])

const texts = listProjectFiles(project)
  .filter((file) => /\.(ts|tsx|mjs|css|sql|md)$/.test(file))
  .filter((file) => file !== path && !file.startsWith('boundaries/'))
  .map((file) => ({ file, text: readFileSync(join(project, file), 'utf8') }))
const cited = texts.map(({ file, text }) => ({ file, ...findCitations(text) }))
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)

describe('docs/specification.md', () => {
  it('numbers sections and statements without gaps', () => {
    const after = (number: string): string => number.replace(/\d+$/, (last) => String(Number(last) - 1))
    const known = new Set([...sections, ...statements])
    const gaps = [...known].filter((number) => !number.endsWith('.1') && !known.has(after(number)))
    expect(gaps).toEqual([])
    expect(known.size).toBe(sections.length + statements.length)
    expect(statements.filter((number) => !known.has(number.replace(/\.\d+$/, '')))).toEqual([])
  })

  it('has every section and statement that the project cites', () => {
    const known = new Set([...sections, ...statements])
    const unknown = cited.flatMap(({ file, numbers }) =>
      numbers.filter((number) => !known.has(number)).map((number) => `${file}: spec ${number}`),
    )
    expect(unknown).toEqual([])
  })

  it('is cited by section or statement, never by a whole part', () => {
    expect(cited.flatMap(({ file, bare }) => bare.map((each) => `${file}: ${each}`))).toEqual([])
  })

  it('has no section that no test cites', () => {
    const numbers = new Set(
      cited
        .filter(({ file }) => isTest(file))
        .flatMap((each) => each.numbers.map((number) => number.split('.').slice(0, 2).join('.'))),
    )
    const built = sections.filter((section) => !notBuilt.includes(section.split('.')[0]!))
    expect(built.filter((section) => !numbers.has(section))).toEqual([])
  })
})

describe('findCitations', () => {
  it('reads one number, a list, and a number at the end of a sentence', () => {
    expect(findCitations('(spec 4.7) and spec 5.9.2, 5.10 and 7.1. Also spec 2.4.').numbers).toEqual([
      '4.7',
      '5.9.2',
      '5.10',
      '7.1',
      '2.4',
    ])
  })

  it('finds a citation of a whole part, also behind a precise one', () => {
    expect(findCitations('(spec 4), spec 5.1, 9) spec 7 "Exams", foo.spec.ts').bare).toEqual([
      'spec 4',
      'spec 5.1, 9',
      'spec 7',
    ])
  })
})
