import { lstat, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** A ZIP file, workbook or folder of CSV files in the watched folder. */
export interface Arrival {
  readonly name: string
  readonly path: string
  /** When it was last written (ms). */
  readonly changedAt: number
  /** Changes with everything that is written to it. */
  readonly signature: string
  /** Whether the sender has said with a file NAME.done that it is complete. */
  readonly isMarked: boolean
}

export const doneFolder = 'done'
export const refusedFolder = 'refused'

/** The file with which the sender says that NAME is complete. */
export const toMarker = (path: string) => `${path}.done`

const isArchive = (name: string) => /\.(zip|xlsx)$/i.test(name)

/** The files of a folder with all in it, or the file itself; other things, such as links, are among them. */
export const listParts = async (path: string): Promise<string[]> => {
  if (!(await lstat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const parts = await Promise.all(
    entries
      .map(({ name }) => name)
      .toSorted()
      .map((name) => listParts(join(path, name))),
  )
  return parts.flat()
}

/** Undefined when it is empty, or goes while it is read. */
export const readArrival = async (dir: string, name: string): Promise<Arrival | undefined> => {
  const path = join(dir, name)
  try {
    const parts = await listParts(path)
    const stats = await Promise.all(parts.map((part) => lstat(part)))
    if (stats.length === 0) return undefined
    const isMarked = await lstat(toMarker(path)).then(
      (found) => found.isFile(),
      () => false,
    )
    return {
      name,
      path,
      changedAt: Math.max(...stats.map(({ mtimeMs }) => mtimeMs)),
      signature: stats
        .map(({ ino, size, mtimeMs }, nth) => [relative(dir, parts[nth]!), ino, size, mtimeMs].join(' '))
        .join('\n'),
      isMarked,
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Complete and incomplete deliveries, the oldest first, and other files that are left in the folder. */
export const listArrivals = async (
  dir: string,
): Promise<{ readonly arrivals: readonly Arrival[]; readonly ignored: readonly string[] }> => {
  const entries = (await readdir(dir, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith('.') && name !== doneFolder && name !== refusedFolder,
  )
  const taken = entries.filter((entry) => entry.isDirectory() || (entry.isFile() && isArchive(entry.name)))
  const arrivals = await Promise.all(taken.map(({ name }) => readArrival(dir, name)))
  const names = new Set(taken.map(({ name }) => name))
  return {
    arrivals: arrivals
      .filter((arrival) => arrival !== undefined)
      .toSorted((one, other) => one.changedAt - other.changedAt || (one.name < other.name ? -1 : 1)),
    ignored: entries
      .map(({ name }) => name)
      .filter((name) => !names.has(name) && !(name.endsWith('.done') && names.has(name.slice(0, -5)))),
  }
}
