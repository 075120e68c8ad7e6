import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const prefix = 'records-'
const toPath = (filesDir: string, name: string) => join(filesDir, `${prefix}${name}`)
/** Longer than any job. */
const retentionMs = 86_400_000

/** A folder for the files of one run. What a run that was broken off has left there is deleted first. */
export const makeJobFolder = async (filesDir: string, name: string): Promise<string> => {
  const dir = toPath(filesDir, name)
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true, mode: 0o700 })
  return dir
}

export const removeJobFolder = (filesDir: string, name: string): Promise<void> =>
  rm(toPath(filesDir, name), { recursive: true, force: true })

/** Removes folders that nothing can use any more: a process that was killed has left them. */
export const removeOldJobFolders = async (filesDir: string, now = Date.now()): Promise<void> => {
  const names = await readdir(filesDir).catch(() => [])
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const path = join(filesDir, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > retentionMs) await rm(path, { recursive: true, force: true })
  }
}
