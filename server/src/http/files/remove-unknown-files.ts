import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection } from '#server/db/open.ts'
import { deleteExpiredUploads, listKnownFiles } from './sql.ts'
import { toFilePath } from './to-file-path.ts'

/** A file may be on its way for so long (ms) before its row is written: no request lasts longer. */
const graceMs = 3_600_000
const batchSize = 1000
/** What this portal has named: anything else in the folder is not ours to remove. */
const storedNamePattern = /^[0-9a-f]{32}$/

/** Takes the names of files in the folder; removes those that no row knows. */
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

/** Takes the folder of the files; removes uploads whose time is over, and what a portal that was killed has left there without a row. */
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
