import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { takesKey, type Endpoint, type Side } from '#contract/endpoint/endpoint.ts'
import type { Connection } from '#server/db/open.ts'
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
}

/** Name and size, because each upload has another random path. */
const describeFiles = (files: SentRequest['files']) =>
  Object.entries(files).map(([field, sent]) => [
    field,
    [sent ?? []].flat().map(({ filename, size }) => [filename, size]),
  ])

/** Hash of what the request asks for. */
const hashRequest = ({ method, path }: Endpoint, { params, query, body, files }: SentRequest): string => {
  const written = JSON.stringify([method, path, params, query, body ?? null, describeFiles(files)])
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
  const hash = hashRequest(endpoint, sent)
  const known = await claimAttemptRow(db, sender.side, sender.id, key, hash)
  if (known.hash !== hash) throw new Refusal(words.keyAlreadyUsed)
  if (needsKey && known.reply !== null) return known.reply.data as Result
  const result = await work()
  if (needsKey) await saveAttemptReply(db, sender.side, sender.id, key, JSON.stringify({ data: result }))
  return result
}
