import { createQueue } from '#server/http/limits/queue.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words } from './words.ts'

const maxMegabytes = 5
const sizePixels = 512
/** 40 megapixels: a larger picture is a decompression bomb or a scan. */
const maxPixels = 40_000_000

const queue = createQueue({ maxConcurrent: 1, maxLength: 20, msPerTask: 300, fullPhrase: words.picturesBusy })

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
const isWebp = (bytes: Buffer) => /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12))

/**
 * Decodes base64 or a data URL. Only a JPEG, PNG or WebP of at most 5 MB is accepted, by its bytes and not by
 * its name.
 */
const decodePicture = (base64: string): Buffer => {
  const bytes = Buffer.from(base64.replace(/^data:[^,]{0,100},/, ''), 'base64')
  if (bytes.length > maxMegabytes * 1024 * 1024)
    throw new Refusal(words.pictureTooLarge, { limit: maxMegabytes })
  if (!isJpeg(bytes) && !isPng(bytes) && !isWebp(bytes)) throw new Refusal(words.notAPicture)
  return bytes
}

/**
 * Re-encodes a base64 picture as an upright JPEG of 512 × 512 without metadata, such as the place where it
 * was taken. The students take turns. Refuses what is too large (413), not a picture (415) or damaged (422).
 */
export const reencodePicture = async (base64: string, studentID: number): Promise<Buffer> => {
  const bytes = decodePicture(base64)
  // Loaded with the first picture: it is the largest dependency of the server.
  const { default: sharp } = await import('sharp')
  return queue.run(String(studentID), () =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(sizePixels, sizePixels, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer()
      .catch(() => {
        throw new Refusal(words.brokenPicture)
      }),
  )
}
