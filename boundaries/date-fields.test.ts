import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')

it("no form has the browser's own field for a date or a time", () => {
  const sources = listProjectFiles(project).filter((path) => /^(web|staff)\/src\/.*\.tsx$/.test(path))
  expect(sources.length).toBeGreaterThan(100)
  const native = /type=["{']+(date|time|month|week|datetime-local)["']/
  expect(sources.filter((path) => native.test(readFileSync(join(project, path), 'utf8')))).toEqual([])
})
