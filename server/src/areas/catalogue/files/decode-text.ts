/** The text of a file, or why it cannot be read. */
export type DecodedText = { readonly text: string } | { readonly line: number; readonly cause: string }

const saveAs = 'save it as "CSV UTF-8"'

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

const countLines = (bytes: Uint8Array): number =>
  new TextDecoder('latin1').decode(bytes).split(/\r\n|\n|\r/).length

/** Where the first sequence begins that UTF-8 does not have; the length when there is none. */
const findInvalidUtf8 = (bytes: Uint8Array): number => {
  const valid = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  const at = bytes.findIndex((byte, nth) => valid[nth] !== byte)
  return at === -1 ? bytes.length : at
}

const decodeUtf8 = (bytes: Uint8Array): DecodedText => {
  const invalidAt = findInvalidUtf8(bytes)
  if (invalidAt < bytes.length) {
    const letter = new TextDecoder('windows-1252').decode(bytes.subarray(invalidAt, invalidAt + 1))
    const cause =
      'the file is not UTF-8, but in an older encoding such as Windows-1252 (Latin-1), ' +
      `in which this would be the letter "${letter}": ${saveAs}`
    return { line: countLines(bytes.subarray(0, invalidAt)), cause }
  }
  const text = new TextDecoder('utf-8').decode(bytes)
  const lostAt = text.indexOf('\uFFFD')
  if (lostAt === -1) return { text }
  const cause = `letters were lost when the file was saved, and stand there as "\uFFFD": take the original and ${saveAs}`
  return { line: text.slice(0, lostAt).split(/\r\n|\n|\r/).length, cause }
}

/** Decodes UTF-8, and UTF-16 with a byte order mark. An encoding that would have to be guessed is refused by its name. */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]))
    return { line: 0, cause: `the file is a workbook or a ZIP archive, not CSV: open it and ${saveAs}` }
  if (startsWith(bytes, [0xff, 0xfe])) return { text: new TextDecoder('utf-16le').decode(bytes) }
  if (startsWith(bytes, [0xfe, 0xff])) return { text: new TextDecoder('utf-16be').decode(bytes) }
  if (bytes.includes(0))
    return { line: 0, cause: `the file is UTF-16 without a byte order mark, or no text at all: ${saveAs}` }
  return decodeUtf8(bytes)
}
