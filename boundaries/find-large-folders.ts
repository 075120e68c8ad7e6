import { dirname } from 'node:path'

const maxFiles = 25

const checkedFolders = /^(contract|rules|server|web|demo|e2e|bench|boot|docs)\//

/** One sequence, of which no file is ever removed. */
const exceptions: ReadonlySet<string> = new Set(['server/src/db/migrations'])

/** Numbered files that an installed portal knows by name: one more with each version, and none is ever moved. */
const growing: ReadonlySet<string> = new Set(['server/src/db/migrations'])

/** The folders with more than 25 files of their own; files in sub-folders do not count. */
export const findLargeFolders = (paths: readonly string[]): string[] => {
  const folders = Map.groupBy(
    paths.filter((path) => checkedFolders.test(path)),
    (path) => dirname(path),
  )
  return [...folders]
    .filter(([folder, files]) => files.length > maxFiles && !exceptions.has(folder) && !growing.has(folder))
    .map(([folder, files]) => `at most ${maxFiles} files a folder: ${folder} has ${files.length}`)
}
