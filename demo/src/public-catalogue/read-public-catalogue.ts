import { basename, resolve } from 'node:path'
import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import { readFolder } from '#server/areas/catalogue/files/read-folder.ts'
import { formatBadRows } from '#server/areas/catalogue/format-report.ts'
import { readCatalogue } from '#server/areas/catalogue/read-catalogue.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { completeFiles } from './complete-files.ts'

/** Reads a catalogue without names, such as those in data/, with made-up ones. */
export const readPublicCatalogue = async (dir: string): Promise<{ catalogue: Catalogue; source: string }> => {
  const source = basename(resolve(dir))
  const files = await readFolder(resolve(dir)).catch(() => {
    throw new StartupError(`There is no folder ${dir}.`)
  })
  const { catalogue, bad } = readCatalogue(completeFiles(files, source))
  if (bad.length > 0) throw new StartupError(formatBadRows(bad, 10).join('\n'))
  return { catalogue, source }
}
