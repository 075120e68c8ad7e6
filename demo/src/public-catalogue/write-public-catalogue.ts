import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { readFolder } from '#server/areas/catalogue/files/read-folder.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { completeFiles } from './complete-files.ts'

/** Writes the files of a catalogue without names, such as those in data/, with made-up ones; returns their folder. */
export const writePublicCatalogue = async (dir: string, dataDir: string): Promise<string> => {
  const name = basename(resolve(dir))
  const files = await readFolder(resolve(dir)).catch(() => {
    throw new StartupError(`There is no folder ${dir}.`)
  })
  const folder = join(dataDir, 'catalogues', name)
  await mkdir(folder, { recursive: true })
  for (const [file, bytes] of completeFiles(files, name)) await writeFile(join(folder, file), bytes)
  return folder
}
