import { createQueue } from '#server/http/limits/queue.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words } from './words.ts'

interface Size {
  readonly width: number
  readonly height: number
  /** 1 to 100. */
  readonly quality: number
}

/** 40 megapixels: a larger picture is a decompression bomb or a scan. */
const maxPixels = 40_000_000

const queue = createQueue({ maxConcurrent: 1, maxLength: 20, msPerTask: 300, fullPhrase: words.picturesBusy })

/**
 * Re-encodes a picture as an upright JPEG of this size without metadata, such as the place where it was taken; what does
 * not fit is cut off. Those who send pictures take turns. Refuses what is damaged with 422.
 */
export const reencodeJpeg = async (
  bytes: Buffer,
  senderID: number,
  { width, height, quality }: Size,
): Promise<Buffer> => {
  // Loaded with the first picture: it is the largest dependency of the server.
  const { default: sharp } = await import('sharp')
  return queue.run(String(senderID), () =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
      .catch(() => {
        throw new Refusal(words.brokenPicture)
      }),
  )
}
