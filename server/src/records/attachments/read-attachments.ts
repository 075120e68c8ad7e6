import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { detectMimeType } from '#server/http/files/file-kinds.ts'
import { getExtension, tidyFileName } from '#server/http/files/tidy-file-name.ts'
import type { ColumnType } from '../column.ts'
import type { ReadValue } from '../read-value.ts'
import { words } from '../words.ts'
import { attachmentFolder, hashChars, toAttachmentKey, type Attachments } from './list-attachments.ts'

/** A file that a table names, as it is stored. */
export interface Attachment {
  readonly path: string
  readonly filename: string
  readonly mime: string
  readonly size: number
  readonly sha256: string
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

type Read = { readonly attachment: Attachment } | Exclude<ReadValue, { value: string }>

/** The files of a delivery, which are looked at when a row names them. */
export const readAttachments = (attachments: Attachments) => {
  const read = new Map<string, Promise<Read>>()
  const found = new Map<string, Attachment>()
  const refused = new Set<string>()
  const inspect = async (name: string, path: string): Promise<Read> => {
    const filename = tidyFileName(name)
    const { size } = await stat(path)
    if (size === 0) return words.emptyFile()
    const mime = await detectMimeType(path, getExtension(filename))
    if (mime === null) return words.otherContent()
    return { attachment: { path, filename, mime, size, sha256: await hashFile(path) } }
  }
  return {
    /** What is stored by value. */
    found: found as ReadonlyMap<string, Attachment>,
    /** Names among the bad rows already. */
    refused,
    /** The value by which the file is compared. A name without a file stays: its row may be unchanged. */
    read: async (name: string, { maxBytes, types }: FileType): Promise<ReadValue> => {
      if (!types.includes(getExtension(name))) return words.otherType(types)
      const path = attachments.get(toAttachmentKey(name))
      if (path === undefined) return { value: name }
      // One file can be in several rows.
      const reading = read.get(path) ?? inspect(name, path)
      read.set(path, reading)
      const result = await reading
      if (!('attachment' in result)) return result
      if (result.attachment.size > maxBytes) return words.tooLarge(maxBytes / mebibyte)
      const value = toValue(result.attachment)
      found.set(value, result.attachment)
      return { value }
    },
  }
}

export type ReadAttachments = ReturnType<typeof readAttachments>
