import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { Zip, ZipDeflate } from 'fflate'
import { StartupError } from '#server/db/errors/startup-error.ts'

/** A file in an archive: its path in it, and its text or bytes part by part. */
export interface PackedFile {
  readonly name: string
  readonly text: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/** The same files make the same archive, whenever they are packed. */
const packedAt = '2000-01-01T00:00:00'
const level = 6

/** Packs files into a ZIP file that must not exist yet, part by part. */
export const pack = async (path: string, files: AsyncIterable<PackedFile>): Promise<void> => {
  const exists = await stat(path).then(
    () => true,
    () => false,
  )
  if (exists) throw new StartupError(`${path} exists already: name a new file.`)
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const isWritten = finished(out)
  let isFull = false
  const zip = new Zip((error, chunk) => {
    if (error) out.destroy(error)
    else isFull = !out.write(chunk)
  })
  const encoder = new TextEncoder()
  for await (const { name, text } of files) {
    const file = new ZipDeflate(name, { level })
    file.mtime = packedAt
    zip.add(file)
    for await (const part of text) {
      file.push(typeof part === 'string' ? encoder.encode(part) : part)
      if (isFull) await Promise.race([once(out, 'drain'), isWritten])
      isFull = false
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  out.end()
  await isWritten
}
