import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')

it('a test of the server that replaces modules leaves none of them to the files after it', () => {
  const replacing = listProjectFiles(project)
    .filter((file) => /^(server|demo|boot|bench)\/.*\.test\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(project, file), 'utf8') }))
    .filter(({ text }) => /vi\.(mock|doMock|resetModules)\(/.test(text))
  expect(replacing.length).toBeGreaterThan(5)
  // Once before its imports, and once after its tests.
  const careless = replacing.filter(({ text }) => text.split('vi.resetModules()').length < 3)
  expect(careless.map(({ file }) => file)).toEqual([])
})
