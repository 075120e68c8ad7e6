import { createReadStream } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { unzipSync, Zip, ZipDeflate } from 'fflate'
import { StartupError } from '#server/db/startup-error.ts'

/** Writes the files of a folder into one ZIP, a piece at a time; returns its size. */
export const zipFiles = async (path: string, dir: string, names: readonly string[]): Promise<number> => {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const file = await open(path, 'wx', 0o600)
  let size = 0
  const flush = async () => {
    for (const piece of pieces.splice(0)) {
      await file.write(piece)
      size += piece.length
    }
  }
  try {
    for (const name of names) {
      const entry = new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      for await (const bytes of createReadStream(join(dir, name)) as AsyncIterable<Buffer>) {
        entry.push(bytes)
        await flush()
      }
      entry.push(new Uint8Array(), true)
      await flush()
    }
    zip.end()
    await flush()
    return size
  } finally {
    await file.close()
  }
}

const maxFiles = 200
const maxBytes = 600 * 1024 * 1024

/**
 * Puts the CSV files of a ZIP into the folder, whatever folders they are in; other files are left out. Refuses what is no
 * ZIP, or would be too large.
 */
export const unzipFiles = async (path: string, label: string, dir: string): Promise<void> => {
  const refuse = (why: string) => new StartupError(`${label}: ${why} Nothing was saved.`)
  const bytes = await readFile(path)
  let total = 0
  let count = 0
  let found: Readonly<Record<string, Uint8Array>>
  try {
    found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!name.endsWith('.csv') || basename(name).startsWith('.')) return false
        total += originalSize
        count += 1
        return total <= maxBytes && count <= maxFiles
      },
    })
  } catch {
    throw refuse('the file is no ZIP, or it is damaged. Pack it again.')
  }
  if (total > maxBytes || count > maxFiles)
    throw refuse(`its files are too large: at most ${maxFiles} files and 600 MB unpacked.`)
  if (count === 0) throw refuse('it has no CSV files.')
  for (const [name, content] of Object.entries(found)) {
    const filename = basename(name.replaceAll('\\', '/'))
    await writeFile(join(dir, filename), content, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      throw refuse(`two files are called ${filename}.`)
    })
  }
}
