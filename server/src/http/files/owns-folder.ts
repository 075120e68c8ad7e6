import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { findUnknownNames } from './find-unknown-names.ts'
import { listStoredNames } from './list-stored-names.ts'

const tryReadFile = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Another portal on the same database may write it at the same time. */
const writeIfMissing = (path: string, text: string): Promise<void> =>
  writeFile(path, text, { flag: 'wx', mode: 0o644 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })

/**
 * Whether the folder of uploaded files belongs to the database: both have the same installation id. A folder without one
 * gets that of the database when it is empty, or when the database knows one of its files.
 */
export const ownsFolder = async (
  db: Connection,
  folder: string,
  installationID: string,
): Promise<boolean> => {
  const path = join(folder, 'installation-id')
  if ((await tryReadFile(path)) === undefined) {
    const names = await listStoredNames(folder)
    if (names.length === 0 || (await findUnknownNames(db, names)).length < names.length)
      await writeIfMissing(path, `${installationID}\n`)
  }
  const found = (await tryReadFile(path))?.trim()
  if (found === installationID) return true
  log.error(
    { folder, idOfDatabase: installationID, idOfFolder: found ?? null },
    'Nothing is removed from the folder of uploaded files, because it does not belong to this database: check DATABASE_URL ' +
      `and PORTAL_FILES. If it does belong to it, write the id of the database into ${path}.`,
  )
  return false
}
