import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartupError } from '#server/db/errors/startup-error.ts'

// The format of age (age-encryption.org): the program of that name opens such a file too.

/** The first bytes of an encrypted file. */
export const encryptedStart = 'age-encryption.org/'

type Bytes = globalThis.ReadableStream<Uint8Array>
const toWeb = (stream: Readable): Bytes => Readable.toWeb(stream) as unknown as Bytes
const toNode = (stream: Bytes): Readable => Readable.fromWeb(stream as unknown as ReadableStream)

export const encrypt = async (stream: Readable, passphrase: string): Promise<Readable> => {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return toNode(await encrypter.encrypt(toWeb(stream)))
}

/** Throws a StartupError for a wrong passphrase. */
export const decrypt = async (stream: Readable, passphrase: string): Promise<Readable> => {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return toNode(await decrypter.decrypt(toWeb(stream)))
  } catch {
    throw new StartupError('BACKUP_PASSPHRASE does not open this backup.')
  }
}
