import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { diskRoom, requireRoom, type DiskRoom } from './disk-room.ts'
import { refuseFile, unreadable } from './words.ts'

export interface UnzipLimits {
  /** Of all unpacked files together. */
  readonly bytes: number
  readonly files: number
  readonly room?: DiskRoom
}

const openZip = (path: string) =>
  new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    )
  })

const openEntry = (zip: yauzl.ZipFile, entry: yauzl.Entry) =>
  new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })

/** The entries in their order; yauzl itself refuses absolute paths and those with "..". */
async function* listEntries(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  let remaining = zip.entryCount
  while (remaining > 0) {
    yield await new Promise<yauzl.Entry>((resolve, reject) => {
      zip.once('entry', resolve)
      zip.once('error', reject)
      zip.readEntry()
    })
    zip.removeAllListeners('entry')
    zip.removeAllListeners('error')
    remaining -= 1
  }
}

/** Ends the unpacking when the files are larger than they say, as in a ZIP bomb. */
const limitBytes = (label: string, left: { bytes: number }) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left.bytes -= chunk.length
      if (left.bytes >= 0) done(null, chunk)
      else done(refuseFile(label, unreadable.largeZip))
    },
  })

/**
 * Unpacks the files that `toName` gives a name into the folder; returns the paths by that name. Refuses with a sentence an
 * archive that is broken, encrypted, too large, or has two files of one name.
 */
export const unzip = async (
  path: string,
  label: string,
  dir: string,
  toName: (entryName: string) => string | null,
  limits: UnzipLimits,
): Promise<ReadonlyMap<string, string>> => {
  const zip = await openZip(path).catch(() => {
    throw refuseFile(label, /\.xlsx$/i.test(label) ? unreadable.noWorkbook : unreadable.noZip)
  })
  const paths = new Map<string, string>()
  const left = { bytes: limits.bytes }
  try {
    if (zip.entryCount > limits.files) throw refuseFile(label, unreadable.manyFiles(limits.files))
    for await (const entry of listEntries(zip)) {
      const name = entry.fileName.endsWith('/') ? null : toName(entry.fileName)
      if (name === null) continue
      if (entry.isEncrypted()) throw refuseFile(label, unreadable.encrypted(entry.fileName))
      if (paths.has(name)) throw refuseFile(label, unreadable.sameName(name))
      if (entry.uncompressedSize > left.bytes) throw refuseFile(label, unreadable.largeZip)
      await requireRoom(limits.room ?? diskRoom, dir, entry.uncompressedSize, label)
      const to = join(dir, `${paths.size}`)
      await pipeline(
        await openEntry(zip, entry),
        limitBytes(label, left),
        createWriteStream(to, { mode: 0o600 }),
      )
      paths.set(name, to)
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw refuseFile(label, unreadable.damaged((error as Error).message))
  } finally {
    zip.close()
  }
  return paths
}
