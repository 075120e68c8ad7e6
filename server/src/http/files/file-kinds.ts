import { createReadStream } from 'node:fs'
import { fileTypeFromFile } from 'file-type'

/** An accepted type of file, and how it is recognised by its content. */
interface FileKind {
  readonly mime: string
  /** The types that detection may report; without it, the file is plain text. */
  readonly detected?: readonly string[]
  /**
   * A stream that an old Office file has, unlike other files in the same container format, such as
   * installers.
   */
  readonly marker?: string
}

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** The accepted types by extension; anything else is refused. */
const kinds: Readonly<Record<string, FileKind>> = {
  pdf: { mime: 'application/pdf', detected: ['pdf'] },
  doc: { mime: 'application/msword', detected: ['cfb'], marker: 'WordDocument' },
  xls: { mime: 'application/vnd.ms-excel', detected: ['cfb'], marker: 'Workbook' },
  ppt: { mime: 'application/vnd.ms-powerpoint', detected: ['cfb'], marker: 'PowerPoint Document' },
  docx: { mime: `${office}.wordprocessingml.document`, detected: ['docx'] },
  xlsx: { mime: `${office}.spreadsheetml.sheet`, detected: ['xlsx'] },
  pptx: { mime: `${office}.presentationml.presentation`, detected: ['pptx'] },
  odt: { mime: `${openDocument}.text`, detected: ['odt'] },
  ods: { mime: `${openDocument}.spreadsheet`, detected: ['ods'] },
  odp: { mime: `${openDocument}.presentation`, detected: ['odp'] },
  rtf: { mime: 'application/rtf', detected: ['rtf'] },
  txt: { mime: 'text/plain' },
  csv: { mime: 'text/csv' },
  jpg: { mime: 'image/jpeg', detected: ['jpg'] },
  jpeg: { mime: 'image/jpeg', detected: ['jpg'] },
  png: { mime: 'image/png', detected: ['png', 'apng'] },
  gif: { mime: 'image/gif', detected: ['gif'] },
  webp: { mime: 'image/webp', detected: ['webp'] },
  heic: { mime: 'image/heic', detected: ['heic'] },
  mp3: { mime: 'audio/mpeg', detected: ['mp3'] },
  m4a: { mime: 'audio/mp4', detected: ['m4a'] },
  wav: { mime: 'audio/wav', detected: ['wav'] },
  mp4: { mime: 'video/mp4', detected: ['mp4', 'm4v'] },
  zip: { mime: 'application/zip', detected: ['zip'] },
  rar: { mime: 'application/vnd.rar', detected: ['rar'] },
}

/** Every type that is recognised: what the university itself may offer. */
export const knownFileTypes: readonly string[] = Object.keys(kinds)

/** The accepted extensions, for a call that names none. */
export const allFileTypes: readonly string[] = knownFileTypes.filter((type) => type !== 'wav')

/** Text that a browser or a system would execute: HTML, SVG, XML, a script. */
const executableText = /^\s*(<[!?a-z]|#!)/i

const isPlainText = async (path: string): Promise<boolean> => {
  let isFirst = true
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    if (bytes.includes(0)) return false
    if (isFirst && executableText.test(bytes.toString('utf8').replace(/^\ufeff/, ''))) return false
    isFirst = false
  }
  return true
}

const containsMarker = async (path: string, marker: string): Promise<boolean> => {
  const bytesOfMarker = Buffer.from(marker, 'utf16le')
  let rest = Buffer.alloc(0)
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    const read = Buffer.concat([rest, bytes])
    if (read.includes(bytesOfMarker)) return true
    rest = read.subarray(-bytesOfMarker.length)
  }
  return false
}

/**
 * The media type of a file if its content matches the extension of its name, otherwise null. The name alone
 * is never trusted.
 */
export const detectMimeType = async (path: string, extension: string): Promise<string | null> => {
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined
  if (kind === undefined) return null
  const { mime, detected, marker } = kind
  if (detected === undefined) return (await isPlainText(path)) ? mime : null
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (type === undefined || !detected.includes(type.ext)) return null
  return marker === undefined || (await containsMarker(path, marker)) ? mime : null
}
