import { createReadStream } from 'node:fs'
import { fileTypeFromFile } from 'file-type'

/** A kind of file that the portal takes: what it is, and how its bytes are known. */
interface Kind {
  readonly mime: string
  /** What its content is found to be; without it, it is plain text. */
  readonly found?: readonly string[]
  /** The part that an old Office file has, and another one in the same wrapping, as an installer, has not. */
  readonly part?: string
}

const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'

/** Every kind by the ending of its name: what is not here is never taken. */
const kinds: Readonly<Record<string, Kind>> = {
  pdf: { mime: 'application/pdf', found: ['pdf'] },
  doc: { mime: 'application/msword', found: ['cfb'], part: 'WordDocument' },
  xls: { mime: 'application/vnd.ms-excel', found: ['cfb'], part: 'Workbook' },
  ppt: { mime: 'application/vnd.ms-powerpoint', found: ['cfb'], part: 'PowerPoint Document' },
  docx: { mime: `${office}.wordprocessingml.document`, found: ['docx'] },
  xlsx: { mime: `${office}.spreadsheetml.sheet`, found: ['xlsx'] },
  pptx: { mime: `${office}.presentationml.presentation`, found: ['pptx'] },
  odt: { mime: `${open}.text`, found: ['odt'] },
  ods: { mime: `${open}.spreadsheet`, found: ['ods'] },
  odp: { mime: `${open}.presentation`, found: ['odp'] },
  rtf: { mime: 'application/rtf', found: ['rtf'] },
  txt: { mime: 'text/plain' },
  csv: { mime: 'text/csv' },
  jpg: { mime: 'image/jpeg', found: ['jpg'] },
  jpeg: { mime: 'image/jpeg', found: ['jpg'] },
  png: { mime: 'image/png', found: ['png', 'apng'] },
  gif: { mime: 'image/gif', found: ['gif'] },
  webp: { mime: 'image/webp', found: ['webp'] },
  heic: { mime: 'image/heic', found: ['heic'] },
  mp3: { mime: 'audio/mpeg', found: ['mp3'] },
  m4a: { mime: 'audio/mp4', found: ['m4a'] },
  mp4: { mime: 'video/mp4', found: ['mp4', 'm4v'] },
  zip: { mime: 'application/zip', found: ['zip'] },
  rar: { mime: 'application/vnd.rar', found: ['rar'] },
}

/** Every ending that the portal takes at all, for a call that names none. */
export const everyType: readonly string[] = Object.keys(kinds)

/** Text that a browser or a system would run: HTML, SVG, XML, a script. */
const runs = /^\s*(<[!?a-z]|#!)/i

const isPlainText = async (path: string): Promise<boolean> => {
  let isFirst = true
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    if (bytes.includes(0)) return false
    if (isFirst && runs.test(bytes.toString('utf8').replace(/^\ufeff/, ''))) return false
    isFirst = false
  }
  return true
}

const holds = async (path: string, part: string): Promise<boolean> => {
  const wanted = Buffer.from(part, 'utf16le')
  let rest = Buffer.alloc(0)
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    const read = Buffer.concat([rest, bytes])
    if (read.includes(wanted)) return true
    rest = read.subarray(-wanted.length)
  }
  return false
}

/**
 * Takes a file and the ending of the name that it came under; gives its media type when its bytes are of that kind, and
 * null when they are another's: the name alone is never trusted.
 */
export const mimeOf = async (path: string, ending: string): Promise<string | null> => {
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined
  if (kind === undefined) return null
  const { mime, found, part } = kind
  if (found === undefined) return (await isPlainText(path)) ? mime : null
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (type === undefined || !found.includes(type.ext)) return null
  return part === undefined || (await holds(path, part)) ? mime : null
}
