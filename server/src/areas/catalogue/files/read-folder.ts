import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The CSV files of a folder, by name. */
export type CatalogueFiles = ReadonlyMap<string, Uint8Array>

export const readFolder = async (dir: string): Promise<CatalogueFiles> => {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.csv')).toSorted()
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name))] as const)),
  )
}
