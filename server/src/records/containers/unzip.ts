import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { StartupError } from '#server/db/startup-error.ts'

export interface UnzipLimits {
  /** Of all unpacked files together. */
  readonly bytes: number
  readonly files: number
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

const refuse = (label: string, why: string) => new StartupError(`${label}: ${why} Nothing was saved.`)

/** Ends the unpacking when the files are larger than they say, as in a ZIP bomb. */
const limitBytes = (label: string, left: { bytes: number }) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left.bytes -= chunk.length
      if (left.bytes >= 0) done(null, chunk)
      else done(refuse(label, 'its files are too large when they are unpacked. Divide it.'))
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
  const zip = await openZip(path).catch((error: Error) => {
    throw refuse(label, `it is no complete ZIP file (${error.message}). Send or copy it again.`)
  })
  const paths = new Map<string, string>()
  const left = { bytes: limits.bytes }
  try {
    if (zip.entryCount > limits.files) throw refuse(label, `it has more than ${limits.files} files.`)
    for await (const entry of listEntries(zip)) {
      const name = entry.fileName.endsWith('/') ? null : toName(entry.fileName)
      if (name === null) continue
      if (entry.isEncrypted())
        throw refuse(label, `${entry.fileName} is encrypted. Save it without a password.`)
      if (paths.has(name)) throw refuse(label, `it has two files of the name ${name}. Leave one.`)
      if (entry.uncompressedSize > left.bytes)
        throw refuse(label, 'its files are too large when they are unpacked. Divide it.')
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
    throw refuse(label, `it is damaged (${(error as Error).message}). Send or copy it again.`)
  } finally {
    zip.close()
  }
  return paths
}
