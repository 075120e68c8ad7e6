import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { toFormPayload } from '#server/http/files/test-form-payload.ts'
import { toJsonSchema } from './json-schema.ts'
import type { NamedCall } from './list-calls.ts'
import { alwaysValid } from './test-malformed-input.ts'

const file = { filename: 'a.pdf', text: '%PDF-1.4\n%%EOF' }

/** Valid input of a call: existing ids, and a body that fits its schema. */
export interface ValidInput {
  readonly segments: readonly string[]
  readonly body: unknown
}

/** Random inputs that satisfy the call's schemas. */
export const listInputs = ({ endpoint }: NamedCall, count: number, seed: number): readonly ValidInput[] => {
  const schema = endpoint.body && toJsonSchema(endpoint.body, 'input')
  const segment = fc.integer({ min: 1, max: 4 }).map(String)
  return fc.sample(
    fc.record({
      segments: fc.array(segment, { minLength: 4, maxLength: 4 }),
      body: schema ? alwaysValid(schema) : fc.constant(undefined),
    }),
    { numRuns: count, seed },
  )
}

/** Sends a write; a form gets a small file in each of its fields. */
export const sendInput = (
  app: FastifyInstance,
  { endpoint }: NamedCall,
  { segments, body }: ValidInput,
  headers: Readonly<Record<string, string>>,
) => {
  const { method, path, files, bytes } = endpoint
  let nth = 0
  const url = path.replace(/\{\w+\}/g, () => segments[nth++] ?? '1')
  if (files !== undefined) {
    const named = Object.fromEntries(Object.keys(files).map((name) => [name, file]))
    const form = toFormPayload(JSON.parse(JSON.stringify(body ?? {})) as object, named)
    return app.inject({ method, url, headers: { ...headers, ...form.headers }, payload: form.payload })
  }
  const payload = bytes ? 'a' : (body as object | undefined)
  return app.inject({
    method,
    url,
    headers: { ...headers, ...(bytes && { 'content-type': 'application/octet-stream' }) },
    ...(payload !== undefined && { payload }),
  })
}

const timesAtOnce = 12

interface SentReply {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
}

const isTooBusy = ({ statusCode, headers }: SentReply): boolean =>
  statusCode === 503 && headers['retry-after'] !== undefined

/** Large bodies and generated files are limited per person: a call over the limit gets 503 with Retry-After. */
const mayBeBusy = ({ endpoint }: Pick<NamedCall, 'endpoint'>): boolean =>
  endpoint.maxBody !== undefined || endpoint.generatesFile === true

/**
 * Sends the same request several times in parallel: each with its own key, all without one, or all with the same. A busy
 * reply is repeated, as a client does.
 */
export const sendAtOnce = async <Reply extends SentReply>(
  one: Pick<NamedCall, 'endpoint'>,
  keys: 'one' | 'own' | 'none',
  send: (headers: Readonly<Record<string, string>>) => Promise<Reply>,
): Promise<Reply[]> => {
  const shared = randomUUID()
  const toHeaders = () => ({ 'idempotency-key': keys === 'one' ? shared : randomUUID() })
  const attempts = Array.from({ length: timesAtOnce }, () => (keys === 'none' ? {} : toHeaders()))
  const replies = await Promise.all(attempts.map(send))
  if (!mayBeBusy(one)) return replies
  const final: Reply[] = []
  for (const [nth, reply] of replies.entries())
    final.push(isTooBusy(reply) ? await send(attempts[nth]!) : reply)
  return final
}

export const isError = ({ statusCode }: SentReply): boolean => statusCode >= 500
