import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import { takesKey, type Endpoint, type Side } from '#contract/endpoint/endpoint.ts'
import type { Connection } from '#server/db/open.ts'
import { toFilePath } from './files/to-file-path.ts'
import { readAttemptKey } from './read-attempt-key.ts'
import type { ReceivedFile } from './forms/receive-form.ts'
import { FieldRefusal, Refusal } from './refusal.ts'
import { claimAttemptRow, saveAttemptReply } from './sql.ts'
import { words } from './words.ts'

interface Sender {
  readonly side: Side
  readonly id: number
}

interface SentRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files: Readonly<Record<string, ReceivedFile | readonly ReceivedFile[] | undefined>>
  /** The folder that has them. */
  readonly filesDir: string
}

const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  } catch {
    // A chunked upload has just expired.
    throw new Refusal(words.fileNotFound)
  }
  return hash.digest('base64')
}

/** Name and hash, because each upload has another random path. */
const describeFiles = async (files: SentRequest['files'], folder: string): Promise<unknown[]> => {
  const described: unknown[] = []
  for (const [field, sent] of Object.entries(files))
    for (const { name, filename } of [sent ?? []].flat())
      described.push([field, filename, await hashFile(toFilePath(folder, name))])
  return described
}

/** Hash of what the request asks for. */
const hashRequest = async (
  { method, path }: Endpoint,
  { params, query, body, files, filesDir }: SentRequest,
): Promise<string> => {
  const described = await describeFiles(files, filesDir)
  const written = JSON.stringify([method, path, params, query, body ?? null, described])
  return createHash('sha256').update(written).digest('base64')
}

/** The three calls that start a payment also take the key in the body. */
const readBodyKey = (body: unknown): string | null =>
  typeof body === 'object' &&
  body !== null &&
  'idempotency_key' in body &&
  typeof body.idempotency_key === 'string'
    ? body.idempotency_key
    : null

/**
 * Runs a write once per Idempotency-Key. Refuses with 409 if the key was sent with something else. A call that requires a
 * key refuses requests without one, and answers a repeated attempt like the first.
 */
export const runAttempt = async <Result>(
  db: Connection,
  endpoint: Endpoint,
  request: FastifyRequest,
  sender: Sender | undefined,
  sent: SentRequest,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { needsKey = false, comparesKey = false } = endpoint
  if (sender === undefined || !takesKey(endpoint)) return work()
  const key = readBodyKey(sent.body) ?? readAttemptKey(request)
  if (key === null && needsKey) throw new FieldRefusal({ 'Idempotency-Key': [{ phrase: words.keyMissing }] })
  if (key === null || comparesKey) return work()
  const hash = await hashRequest(endpoint, sent)
  const known = await claimAttemptRow(db, sender.side, sender.id, key, hash)
  if (known.hash !== hash) throw new Refusal(words.keyAlreadyUsed)
  if (needsKey && known.reply !== null) return known.reply.data as Result
  const result = await work()
  if (needsKey) await saveAttemptReply(db, sender.side, sender.id, key, JSON.stringify({ data: result }))
  return result
}
