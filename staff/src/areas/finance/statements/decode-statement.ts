/** The encodings that banks use, by the browser's names. */
export type StatementEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252'

/** Encodings that the bytes alone cannot distinguish for sure. */
export const oneByteEncodings = ['windows-1251', 'windows-1252'] as const

export const decodeAs = (bytes: Uint8Array, encoding: StatementEncoding): string =>
  new TextDecoder(encoding).decode(bytes)

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** In UTF-16 every second byte of Latin letters and digits is zero. */
const findUtf16 = (bytes: Uint8Array): StatementEncoding | null => {
  const start = bytes.subarray(0, 2000)
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [nth, byte] of start.entries()) if (byte === 0) zeros[nth % 2]! += 1
  const [even = 0, odd = 0] = zeros
  if (even + odd <= start.length / 8) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Russian words are runs of bytes above 0xc0; in Western languages such letters are surrounded by ASCII. */
const looksCyrillic = (bytes: Uint8Array): boolean => {
  let inRuns = 0
  let alone = 0
  const isHigh = (byte: number | undefined) => byte !== undefined && byte >= 0xc0
  for (const [nth, byte] of bytes.entries()) {
    if (!isHigh(byte)) continue
    if (isHigh(bytes[nth - 1]) || isHigh(bytes[nth + 1])) inRuns += 1
    else alone += 1
  }
  return inRuns > alone
}

/** Decodes a statement, and returns the encoding that was found. */
export const decodeStatement = (
  bytes: Uint8Array,
): { readonly text: string; readonly encoding: StatementEncoding } => {
  const encoding =
    findUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : looksCyrillic(bytes) ? 'windows-1251' : 'windows-1252')
  return { text: decodeAs(bytes, encoding), encoding }
}
