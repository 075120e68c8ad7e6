import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './run-command.mjs'
import { root } from './root.mjs'

/** Folders whose sub-folders are areas, topics or modules that `npm test -- NAME` knows. */
const PARENTS = [
  'rules/src',
  'contract/src',
  'server/src/areas',
  'server/src',
  'web/src/areas',
  'web/src',
  'e2e',
]

/** An area's rules may stand under another name, and so may a module that only one area uses. */
const ALSO = {
  registration: ['server/src/enrolment'],
  evaluations: ['rules/src/marks'],
  program: ['rules/src/marks'],
  schedule: ['rules/src/time'],
  session: ['rules/src/account'],
  profile: ['rules/src/account'],
}

/** The names that `npm test -- NAME` takes, in alphabetical order. */
export const testNames = () => {
  const names = PARENTS.flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'areas')
      .map(({ name }) => name),
  )
  return [...new Set(names)].toSorted()
}

const hasFiles = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).some((path) => path.endsWith(ending))

/** The folders with tests of the named areas: those that vitest runs and those that Playwright runs, relative to the project. */
export const testPaths = (names) => {
  const known = testNames()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Failure(
      `npm test -- NAME, where NAME is one of: ${known.join(', ')} (not ${unknown.join(', ')})`,
    )
  }
  const folders = [
    ...new Set(
      names.flatMap((name) => [...PARENTS.map((parent) => `${parent}/${name}`), ...(ALSO[name] ?? [])]),
    ),
  ].filter((folder) => existsSync(join(root, folder)))
  return {
    vitest: folders.filter((folder) => !folder.startsWith('e2e/') && hasFiles(folder, '.test.ts')),
    playwright: folders.filter((folder) => folder.startsWith('e2e/') && hasFiles(folder, '.spec.ts')),
  }
}
