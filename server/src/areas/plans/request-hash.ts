import { hash } from 'node:crypto'
import { Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'

/** Hash of an attempt's request, stored beside its key. */
export const hashRequest = (request: unknown): string => hash('sha256', JSON.stringify(request), 'base64')

/** Refuses with 409 if the key belongs to another request. Rows without a hash are older than this check. */
export const requireSameRequest = <Row extends { readonly request_hash: string | null }>(
  row: Row,
  requestHash: string,
): Row => {
  if (row.request_hash === null || row.request_hash === requestHash) return row
  throw new Refusal(httpWords.keyAlreadyUsed)
}
