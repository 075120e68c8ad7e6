import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for uploads that is removed after the tests of the file. */
export const testFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  afterAll(() => rm(folder, { recursive: true }))
  return folder
}

/** The paths of all files in a folder, without the trash and the installation id. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return paths.filter(
    (path) => !path.startsWith(join(folder, 'trash')) && path !== join(folder, 'installation-id'),
  )
}
