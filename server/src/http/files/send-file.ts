import { open, type FileHandle } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import { Refusal } from '../refusal.ts'
import { words } from '../words.ts'
import { toFilePath } from './to-file-path.ts'

/** A stored file, as in its row. */
export interface StoredFile {
  readonly name: string
  readonly filename: string
  readonly mime: string
}

/** A file generated for one reply. */
export interface GeneratedFile {
  readonly bytes: Buffer
  readonly filename: string
  readonly mime: string
  /** Of a public file whose address holds this hash of its content: browsers and proxies may keep it for good. */
  readonly contentHash?: string
}

/** A file generated for one reply that may not fit into the memory; it is closed when it is sent. */
export interface OpenedFile {
  readonly handle: FileHandle
  readonly filename: string
  readonly mime: string
}

const yearSeconds = 365 * 24 * 3600

const percentEncode = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

const openStored = async (folder: string, { name }: StoredFile) => {
  const handle = await open(toFilePath(folder, name)).catch(() => null)
  if (handle === null) throw new Refusal(words.fileNotFound)
  return handle
}

const openContent = async (folder: string, file: StoredFile | GeneratedFile | OpenedFile) => {
  if ('bytes' in file) return { size: file.bytes.length, content: file.bytes }
  const handle = 'handle' in file ? file.handle : await openStored(folder, file)
  const { size } = await handle.stat()
  return { size, content: handle.createReadStream() }
}

/**
 * Sends a file as a download under its original name. The headers keep a browser from ever showing it as a
 * page of the portal.
 */
export const sendFile = async (
  reply: FastifyReply,
  folder: string,
  file: StoredFile | GeneratedFile | OpenedFile,
): Promise<void> => {
  const etag = 'contentHash' in file ? `"${file.contentHash}"` : null
  if (etag !== null && reply.request.headers['if-none-match'] === etag) {
    void reply.header('etag', etag).status(304).send()
    return
  }
  const { size, content } = await openContent(folder, file)
  const asciiName = file.filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  void reply
    .header('content-type', file.mime)
    .header('content-length', size)
    .header(
      'content-disposition',
      `attachment; filename="${asciiName}"; filename*=UTF-8''${percentEncode(file.filename)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header(
      'cache-control',
      etag === null ? 'private, no-store' : `public, max-age=${yearSeconds}, immutable`,
    )
  if (etag !== null) void reply.header('etag', etag)
  void reply.send(content)
}
