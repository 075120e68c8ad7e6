import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toFilePath } from './to-file-path.ts'

const dayMs = 24 * 3_600_000
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const toTrash = (folder: string) => join(folder, 'trash')

/** Moves files into the trash of the day, where they have the same path as in the folder. Returns that trash. */
export const moveToTrash = async (folder: string, names: readonly string[], now: number): Promise<string> => {
  const trash = join(toTrash(folder), new Date(now).toISOString().slice(0, 10))
  for (const name of names) {
    const target = toFilePath(trash, name)
    await mkdir(dirname(target), { recursive: true })
    await rename(toFilePath(folder, name), target).catch((error: NodeJS.ErrnoException) => {
      // Another portal has moved it.
      if (error.code !== 'ENOENT') throw error
    })
  }
  return trash
}

/** Deletes for good files that have been in the trash for more than this many days. */
export const emptyTrash = async (folder: string, days: number, now: number): Promise<void> => {
  const found = await readdir(toTrash(folder)).catch(() => [])
  const old = found.filter((day) => dayPattern.test(day) && now - Date.parse(day) > (days + 1) * dayMs)
  for (const day of old) await rm(join(toTrash(folder), day), { recursive: true, force: true })
}
