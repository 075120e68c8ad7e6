import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { decrypt, encrypt, encryptedStart } from './encrypt.ts'
import type { Summary } from './manifest.ts'
import { damaged, readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

interface FileOptions {
  readonly url: string
  readonly filesDir: string
  /** Encrypts the file, or opens an encrypted one. */
  readonly passphrase?: string | undefined
  readonly onProgress?: (line: string) => void
  /** Restore as a trial copy, which sends nothing. */
  readonly isTrial?: boolean
}

/** Students' records: readable for the owner only. */
const fileMode = 0o600

/** Its rows and bytes are on the disk when this resolves. */
const syncToDisk = async (path: string): Promise<void> => {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

/** Writes a backup to a new file; it has its name only once it is whole. Throws a StartupError where the file exists. */
export const saveBackup = async (path: string, options: FileOptions): Promise<Summary> => {
  const existing = await open(path, 'r').catch(() => null)
  await existing?.close()
  if (existing !== null) throw new StartupError(`${path} already exists. Choose another name.`)
  const partial = `${path}.partial`
  // Before anything is read: a folder that cannot be written is reported at once.
  const target = await open(partial, 'w', fileMode).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new StartupError(`The folder ${dirname(path)} does not exist.`) : error
  })
  try {
    const archive = new PassThrough()
    const made = writeBackup(archive, options)
    const compressed = archive.pipe(
      // A damaged file is noticed when it is read.
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    )
    const { passphrase } = options
    const out: Readable = passphrase === undefined ? compressed : await encrypt(compressed, passphrase)
    const [summary] = await Promise.all([
      made.catch((error: unknown) => {
        compressed.destroy(error as Error)
        throw error
      }),
      pipeline(out, target.createWriteStream()).catch((error: unknown) => {
        archive.destroy(error as Error)
        throw error
      }),
    ])
    await syncToDisk(partial)
    await rename(partial, path)
    return summary
  } catch (error) {
    await target.close().catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  }
}

const readStart = async (path: string): Promise<string> => {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`${path} cannot be read (${error.code}).`)
  })
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(encryptedStart.length),
    0,
    encryptedStart.length,
    0,
  )
  await file.close()
  return buffer.toString('latin1', 0, bytesRead)
}

/** Restores a backup from a file: `readBackup` says into what, and when it throws. */
export const restoreBackup = async (path: string, options: FileOptions): Promise<Summary> => {
  const isEncrypted = (await readStart(path)) === encryptedStart
  const { passphrase } = options
  if (isEncrypted && passphrase === undefined)
    throw new StartupError('The backup is encrypted: set BACKUP_PASSPHRASE.')
  const file = createReadStream(path)
  const compressed = isEncrypted ? await decrypt(file, passphrase!) : file
  const unpacked = createZstdDecompress()
  compressed.once('error', (error: Error) => unpacked.destroy(error))
  // It may fail before it is read; its reader gets the error then.
  unpacked.on('error', () => undefined)
  compressed.pipe(unpacked)
  try {
    return await readBackup(Readable.from(saysDamaged(unpacked)), options)
  } finally {
    file.destroy()
  }
}

/** The same bytes; an error of unpacking is reported in one sentence. */
const saysDamaged = async function* (unpacked: Readable): AsyncGenerator<Buffer> {
  try {
    yield* unpacked as AsyncIterable<Buffer>
  } catch (error) {
    throw damaged(error)
  }
}
