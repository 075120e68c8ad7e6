import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { relative } from 'node:path'
import { RefusedRecords } from '#server/records/refused-records.ts'
import { listParts } from './list-arrivals.ts'
import { words } from './words.ts'

/** SHA-256 of the bytes, for a folder with the names in it. */
export const fingerprintFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for (const part of await listParts(path)) {
    const found = await lstat(part)
    hash.update(`${relative(path, part)}\0${found.isFile() ? found.size : 'no file'}\0`)
    if (!found.isFile()) continue
    for await (const chunk of createReadStream(part) as AsyncIterable<Buffer>) hash.update(chunk)
  }
  return hash.digest('hex')
}

/** Links lead out of the folder, so they are refused. */
export const requireFiles = async (path: string): Promise<void> => {
  for (const part of await listParts(path))
    if (!(await lstat(part)).isFile()) throw new RefusedRecords(words.noFile(relative(path, part)))
}
