import { mkdir, stat } from 'node:fs/promises'
import type { Connection } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { findUnknownNames } from './find-unknown-names.ts'
import { listStoredNames } from './list-stored-names.ts'
import { ownsFolder } from './owns-folder.ts'
import { removeUnknownFiles } from './remove-unknown-files.ts'
import { deleteExpiredUploads, loadSweepSettings } from './sql.ts'
import { toFilePath } from './to-file-path.ts'
import { emptyTrash, moveToTrash } from './trash.ts'

/** How long (ms) a file may exist before its row is written; longer than any request. */
const graceMs = 3_600_000

/**
 * Removes expired uploads, and moves files without a row to the trash: a killed process left them behind, or the database
 * is an older copy that does not know them. Does nothing in the folder of another database.
 */
export const sweepFiles = async (db: Connection, folder: string, now = Date.now()): Promise<void> => {
  const { installationID, trashDays } = await loadSweepSettings(db)
  await mkdir(folder, { recursive: true })
  if (!(await ownsFolder(db, folder, installationID))) return
  // A complete upload may have been used since the database was copied; it goes to the trash below.
  const expired = await deleteExpiredUploads(db)
  await removeUnknownFiles(
    db,
    folder,
    expired.filter(({ isComplete }) => !isComplete).map(({ name }) => name),
  )
  const complete = new Set(expired.filter(({ isComplete }) => isComplete).map(({ name }) => name))
  const swept: string[] = []
  for (const name of await findUnknownNames(db, await listStoredNames(folder))) {
    const { mtimeMs } = await stat(toFilePath(folder, name)).catch(() => ({ mtimeMs: now }))
    if (complete.has(name) || now - mtimeMs > graceMs) swept.push(name)
  }
  if (swept.length > 0) {
    const trash = await moveToTrash(folder, swept, now)
    log.warn(
      { trash, files: swept.length, days: trashDays },
      'Uploaded files that no row of the database refers to were moved to the trash.',
    )
  }
  await emptyTrash(folder, trashDays, now)
}
