import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')

/** The orders of SQL, up to the end of their clause, without what `byName` sorts. */
const listOrders = (text: string): string[] =>
  [
    ...text
      .replaceAll(/\$\{byName\([^)]*\)\}/g, 'sorted')
      .matchAll(/order by ([^`]*?)(?=\)|`|\blimit\b|$)/gm),
  ].map(([, order = '']) => order)
const rawName = /\b((f|l)?name_(ka|en)|title(_ka|_en)?|collate "C")\b|collate "C"/

it('SQL sorts names by sort_key: by their code points Mtavruli and Ə stand behind all others', () => {
  const files = listProjectFiles(project).filter((path) =>
    /^server\/src\/(areas|books|certificates|elmo|enrolment|staff-lists|user)\/.*sql\.ts$/.test(path),
  )
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((path) =>
    listOrders(read(path))
      .filter((order) => rawName.test(order))
      .map((order) => `${path}: ${order}`),
  )
  expect(found).toEqual([])
})

it('the columns of lists of staff are sorted by sort_key too', () => {
  const files = listProjectFiles(project).filter((path) => /^server\/src\/.*sql\.ts$/.test(path))
  const orders = files.flatMap((path) =>
    [...read(path).matchAll(/toOrder\([^{]*\{([^}]*)\}/g)].map(([, columns = '']) => ({ path, columns })),
  )
  expect(orders.length).toBeGreaterThan(5)
  const raw = /: '((\w+\.)?(name|title|subject|programme)(_ka|_en|eng)?|lower\([^']*)'/
  expect(orders.filter(({ columns }) => raw.test(columns))).toEqual([])
})

it('screens sort names by compareNames, which is the order of the server', () => {
  const files = listProjectFiles(project).filter((path) => /^(web|staff)\/src\/.*\.tsx?$/.test(path))
  const found = files.filter((path) => /localeCompare\(|Intl\.Collator|toLowerCase\(\) </.test(read(path)))
  // Those of the week compare days and times.
  expect(found.filter((path) => !/group-turns|format-(brief|meeting)-times/.test(path))).toEqual([])
})
