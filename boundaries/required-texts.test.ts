import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')

it('no form asks with trim() whether a text is there: isBlank knows what cannot be seen', () => {
  const sources = listProjectFiles(project).filter((path) => /^(web|staff)\/src\/.*\.tsx?$/.test(path))
  expect(sources.length).toBeGreaterThan(100)
  const trimmed = /\.trim\(\)(\.length)? *(===|!==|>|<) *(''|0|1\b)/
  expect(sources.filter((path) => trimmed.test(readFileSync(join(project, path), 'utf8')))).toEqual([])
})
