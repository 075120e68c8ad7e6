import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

/** A text that everybody gets alike, compressed once. */
export interface Document {
  /** Weak, because all encodings share it. */
  readonly etag: string
  readonly text: string
  readonly br: Buffer
  readonly gzip: Buffer
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses in the thread pool, so that only the first caller waits. */
export const createDocument = async (
  text: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Document> => {
  // These parameters make the portal's own page smallest.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_NPOSTFIX]: 3,
    [constants.BROTLI_PARAM_NDIRECT]: 8,
  }
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  const [br, gz] = await Promise.all([compressBrotli(text, { params }), compressGzip(text)])
  return { etag: `W/"${hash}"`, text, br, gzip: gz }
}

/** The better encoding that the client accepts. */
export const chooseEncoding = (accepted: string): 'br' | 'gzip' | undefined => {
  const isTaken = (name: string): boolean =>
    accepted.split(',').some((each) => {
      const [coding = '', quality = ''] = each.split(';').map((part) => part.trim().toLowerCase())
      return coding === name && !/^q=0(\.0*)?$/.test(quality)
    })
  if (isTaken('br')) return 'br'
  return isTaken('gzip') ? 'gzip' : undefined
}

/** Sends a document in an encoding that the client accepts. The caller sets type and caching. */
export const sendCompressed = (reply: FastifyReply, document: Document): FastifyReply => {
  const encoding = chooseEncoding(String(reply.request.headers['accept-encoding'] ?? ''))
  if (encoding === undefined) return reply.send(document.text)
  return reply.header('content-encoding', encoding).send(document[encoding])
}

/** Like `sendCompressed`, but answers 304 if the client has it already. */
export const sendDocument = (reply: FastifyReply, document: Document): FastifyReply => {
  void reply.header('etag', document.etag)
  if (reply.request.headers['if-none-match'] === document.etag) return reply.status(304).send()
  return sendCompressed(reply, document)
}
