import { rm } from 'node:fs/promises'
import type { Connection } from '#server/db/open.ts'
import { findUnknownNames } from './find-unknown-names.ts'
import { toFilePath } from './to-file-path.ts'

/** Removes the files that have no row. Only for names that this portal has just made, or whose row it has deleted. */
export const removeUnknownFiles = async (
  db: Connection,
  folder: string,
  names: readonly string[],
): Promise<void> => {
  const unknown = await findUnknownNames(db, names)
  await Promise.all(unknown.map((name) => rm(toFilePath(folder, name), { force: true })))
}
