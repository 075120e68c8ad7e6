import { Refusal } from '#server/http/refusal.ts'
import { reencodeJpeg } from '#server/pictures/reencode-jpeg.ts'
import { words } from './words.ts'

const maxMegabytes = 5
const size = { width: 512, height: 512, quality: 85 } as const

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

/** A base64 picture as a square JPEG. Refuses what is too large (413), not a picture (415) or damaged (422). */
export const reencodePicture = async (base64: string, studentID: number): Promise<Buffer> =>
  reencodeJpeg(decodePicture(base64), studentID, size)
