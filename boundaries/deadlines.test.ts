import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listProjectFiles } from './project-files.ts'

const root = join(import.meta.dirname, '..')
const screens = listProjectFiles(root).filter((path) => /^(web|staff)\/src\/.*(?<!\.test)\.tsx?$/.test(path))
/** The end of something, formatted as if it were its beginning: midnight would belong to the day after. */
const endAsStart =
  /format(?:Short)?Instant\((?:\w+[!?]?\.)*\w*(?:until|closes|deadline|ends|expires)(?:_?at)?\b/gi

// spec 5.16.5
it('every screen formats the end of something as a deadline', () => {
  const found = screens.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(endAsStart)].map(([text]) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
