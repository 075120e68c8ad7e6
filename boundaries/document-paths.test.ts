import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')
const files = listProjectFiles(project)
const documents = files
  .filter((file) => /^(README|CONTRIBUTING|docs\/.*)\.md$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(project, file), 'utf8') }))

const folders = new Set(files.flatMap((file) => (file.includes('/') ? [file.split('/')[0]!] : [])))
const isPath = (text: string): boolean =>
  /^[\w./-]+$/.test(text) && text.includes('/') && folders.has(text.split('/')[0]!)

/** The paths of a text between backticks, without `<area>`, `NNN` and those that a table row calls new. */
const codePaths = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/\| new +\|/.test(line))
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => code!))
    .filter((path) => isPath(path) && !path.includes('NNN'))

/** The relative targets of a text's links, without their anchors. */
const linkTargets = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !target.includes('://'))

describe('the documents', () => {
  it('name only files and folders that exist', () => {
    const missing = documents.flatMap(({ file, text }) =>
      codePaths(text)
        .filter((path) => !existsSync(join(project, path)))
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('link only to files and folders that exist', () => {
    const missing = documents.flatMap(({ file, text }) =>
      linkTargets(text)
        .filter((target) => !existsSync(join(project, dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    )
    expect(missing).toEqual([])
  })

  it('list every decision', () => {
    const index = readFileSync(join(project, 'docs/decisions/README.md'), 'utf8')
    const records = files.filter((file) => /^docs\/decisions\/.*\d{3}-[\w-]+\.md$/.test(file))
    expect(records.filter((file) => !index.includes(`(${file.slice('docs/decisions/'.length)})`))).toEqual([])
  })
})
