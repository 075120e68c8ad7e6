import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isPlainJpeg } from '#server/pictures/is-plain-jpeg.ts'
import { reencodeJpeg } from '#server/pictures/reencode-jpeg.ts'
import type { PictureSize } from '../column.ts'

/** Larger ones are encoded again, whatever is in them. */
const maxPlainBytes = 100_000

/**
 * A picture as it is stored. One that the portal has encoded before, such as that of an export, keeps its bytes: encoded
 * once more it would be another picture at each import. Throws a Refusal when it is damaged.
 */
export const readPicture = async (path: string, size: PictureSize): Promise<Buffer> => {
  const bytes = await readFile(path)
  const encoded = await reencodeJpeg(bytes, 0, size)
  return bytes.length <= maxPlainBytes && isPlainJpeg(bytes, size) ? bytes : encoded
}

export const hashBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
