import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { detectMimeType } from '#server/http/files/file-kinds.ts'
import { getExtension, sanitizeFileName } from '#server/http/files/sanitize-file-name.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { ColumnType, PictureSize } from '../column.ts'
import type { ReadValue } from '../read-value.ts'
import { words } from '../words.ts'
import { attachmentFolder, hashChars, toAttachmentKey, type Attachments } from './list-attachments.ts'
import { hashBytes, readPicture } from './read-picture.ts'

/** A file that a table names, as it is stored. */
export interface Attachment {
  readonly path: string
  readonly filename: string
  readonly mime: string
  readonly size: number
  readonly sha256: string
  /** It is stored in its row, encoded to this size. */
  readonly picture?: PictureSize
}

type FileType = Extract<ColumnType, { kind: 'file' }>

const mebibyte = 1024 * 1024

export const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}

/** Whatever a file was called in the delivery: the same name and bytes are the same value, also in an export. */
const toValue = ({ sha256, filename }: Attachment) =>
  `${attachmentFolder}/${sha256.slice(0, hashChars)}/${filename}`

/** A file that is no picture is the sender's mistake; anything else is an error. */
const toUndefinedWhenRefused = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error
}

type Read = { readonly attachment: Attachment } | Exclude<ReadValue, { value: string }>

/** Reads files of a delivery, each when a row names it. */
export const readAttachments = (attachments: Attachments) => {
  const read = new Map<string, Promise<Read>>()
  const found = new Map<string, Attachment>()
  const refused = new Set<string>()
  const inspect = async (name: string, path: string, { maxBytes, picture }: FileType): Promise<Read> => {
    const filename = sanitizeFileName(name)
    const { size } = await stat(path)
    if (size === 0) return words.emptyFile()
    if (size > maxBytes) return words.tooLarge(maxBytes / mebibyte)
    const mime = await detectMimeType(path, getExtension(filename))
    if (mime === null) return words.otherContent()
    if (picture) {
      const jpeg = await readPicture(path, picture).catch(toUndefinedWhenRefused)
      if (jpeg === undefined) return words.brokenPicture()
      const sha256 = hashBytes(jpeg)
      return { attachment: { path, filename: picture.filename, mime, size: jpeg.length, sha256, picture } }
    }
    return { attachment: { path, filename, mime, size, sha256: await hashFile(path) } }
  }
  return {
    /** Files that are stored by value. */
    found: found as ReadonlyMap<string, Attachment>,
    /** Names among the bad rows already. */
    refused,
    /** The value by which the file is compared. A name without a file stays: its row may be unchanged. */
    read: async (name: string, type: FileType): Promise<ReadValue> => {
      const { types, picture } = type
      if (!types.includes(getExtension(name))) return words.otherType(types)
      const path = attachments.get(toAttachmentKey(name))
      if (path === undefined) return { value: name }
      // One file can be in several rows, and in a column of files as in one of pictures.
      const key = `${picture ? JSON.stringify(picture) : type.maxBytes} ${path}`
      const reading = read.get(key) ?? inspect(name, path, type)
      read.set(key, reading)
      const result = await reading
      if (!('attachment' in result)) return result
      const value = toValue(result.attachment)
      found.set(value, result.attachment)
      return { value }
    },
  }
}

export type ReadAttachments = ReturnType<typeof readAttachments>
