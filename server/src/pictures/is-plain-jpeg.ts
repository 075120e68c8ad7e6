interface Size {
  readonly width: number
  readonly height: number
}

/** The first byte of a marker. */
const escape = 0xff
const [startOfImage, endOfImage, startOfScan, jfif] = [0xd8, 0xd9, 0xda, 0xe0]
/** Frames that are compressed one after the other or progressively. */
const frames = [0xc0, 0xc2]
/** Tables of the compression, and the interval after which it begins anew. */
const tables = [0xc4, 0xdb, 0xdd]
/** A JFIF header without a thumbnail. */
const jfifLength = 16

/** Where the compressed data of a scan end: at a marker other than a filled byte or a restart. */
const skipScan = (bytes: Buffer, from: number): number => {
  for (let at = from; at < bytes.length - 1; at += 1)
    if (bytes[at] === escape && bytes[at + 1] !== 0 && (bytes[at + 1]! & 0xf8) !== 0xd0) return at
  return bytes.length
}

/**
 * Whether the bytes are a JPEG of this size with nothing in it but the picture, as `reencodeJpeg` makes it: no metadata, no
 * comment, no thumbnail, nothing behind the end. Such a one can be kept as it is once it was decoded without an error.
 */
export const isPlainJpeg = (bytes: Buffer, { width, height }: Size): boolean => {
  if (bytes[0] !== escape || bytes[1] !== startOfImage) return false
  let hasSize = false
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at] === escape ? bytes[at + 1]! : 0
    if (marker === endOfImage) return hasSize && at + 2 === bytes.length
    if (at + 4 > bytes.length) return false
    const length = bytes.readUInt16BE(at + 2)
    const next = at + 2 + length
    if (next > bytes.length) return false
    if (frames.includes(marker)) {
      if (length < 8 || bytes.readUInt16BE(at + 5) !== height || bytes.readUInt16BE(at + 7) !== width)
        return false
      hasSize = true
    } else if (marker === jfif) {
      if (length !== jfifLength) return false
    } else if (marker !== startOfScan && !tables.includes(marker)) return false
    at = marker === startOfScan ? skipScan(bytes, next) : next
  }
  return false
}
