import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection } from '#server/db/open.ts'
import { deleteExpiredUploads, listKnownFiles } from './sql.ts'
import { toFilePath } from './to-file-path.ts'

/** How long (ms) a file may exist before its row is written; longer than any request. */
const graceMs = 3_600_000
const batchSize = 1000
/** The names that this portal gives; other files in the folder are left alone. */
const storedNamePattern = /^[0-9a-f]{32}$/

/** Removes the files that have no row. */
export const removeUnknownFiles = async (
  db: Connection,
  folder: string,
  names: readonly string[],
): Promise<void> => {
  if (names.length === 0) return
  const known = await listKnownFiles(db, names)
  await Promise.all(
    names.filter((name) => !known.has(name)).map((name) => rm(toFilePath(folder, name), { force: true })),
  )
}

/** Removes expired uploads, and files without a row that a killed process left behind. */
export const sweepFiles = async (db: Connection, folder: string, now = Date.now()): Promise<void> => {
  await removeUnknownFiles(db, folder, await deleteExpiredUploads(db))
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const old: string[] = []
  for (const entry of found) {
    if (!entry.isFile() || !storedNamePattern.test(entry.name)) continue
    const { mtimeMs } = await stat(join(entry.parentPath, entry.name)).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > graceMs) old.push(entry.name)
  }
  for (let first = 0; first < old.length; first += batchSize)
    await removeUnknownFiles(db, folder, old.slice(first, first + batchSize))
}
