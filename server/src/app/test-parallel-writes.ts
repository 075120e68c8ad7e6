import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { toFormPayload } from '#server/http/files/test-form-payload.ts'
import { toJsonSchema } from './json-schema.ts'
import type { NamedCall } from './list-calls.ts'
import { alwaysValid } from './test-malformed-input.ts'

const file = { filename: 'a.pdf', text: '%PDF-1.4\n%%EOF' }

/** What a call can be sent with: numbers that exist, and a body that fits its schema. */
export interface ValidInput {
  readonly segments: readonly string[]
  readonly body: unknown
}

/** Inputs that a call accepts as far as its schemas say. */
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

/** Sends a writing call with such an input, a form with a small file in each of its fields. */
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

/** Sends the same so many times at once: each with a key of its own, or none, or all with one. */
export const sendAtOnce = async <Reply>(
  keys: 'one' | 'own' | 'none',
  send: (headers: Readonly<Record<string, string>>) => Promise<Reply>,
): Promise<Reply[]> => {
  const shared = randomUUID()
  const toHeaders = () => ({ 'idempotency-key': keys === 'one' ? shared : randomUUID() })
  return Promise.all(Array.from({ length: timesAtOnce }, () => send(keys === 'none' ? {} : toHeaders())))
}

/** Large bodies of one sender wait for each other, and are told so with the seconds to wait. */
export const isError = ({
  statusCode,
  headers,
}: {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
}): boolean => statusCode >= 500 && !(statusCode === 503 && headers['retry-after'] !== undefined)
