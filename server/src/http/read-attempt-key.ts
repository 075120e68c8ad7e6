import type { FastifyRequest } from 'fastify'
import { FieldRefusal } from './refusal.ts'
import { words } from './words.ts'

// A header's own alphabet; long enough for a UUID or a hash, short enough to keep.
const keyPattern = /^[\x21-\x7e]{8,128}$/

/** Takes a request; gives its Idempotency-Key or null. Refuses with 422 one that cannot be a key. */
export const readAttemptKey = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && keyPattern.test(key)) return key
  throw new FieldRefusal({ 'Idempotency-Key': [{ phrase: words.invalidKey }] })
}
