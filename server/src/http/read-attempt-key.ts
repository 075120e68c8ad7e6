import type { FastifyRequest } from 'fastify'
import { FieldRefusal } from './refusal.ts'
import { words } from './words.ts'

// The characters of a header; long enough for a UUID or a hash.
const keyPattern = /^[\x21-\x7e]{8,128}$/

/** The Idempotency-Key, or null. Refuses an invalid one with 422. */
export const readAttemptKey = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && keyPattern.test(key)) return key
  throw new FieldRefusal({ 'Idempotency-Key': [{ phrase: words.invalidKey }] })
}
