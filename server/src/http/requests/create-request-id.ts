import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { env } from '#server/env.ts'

/** Different for each process, so that two portals on one database never give the same id. */
const prefix = randomBytes(4).toString('hex')
let count = 0

/** The format that a proxy may send: anything else could forge lines of the log. */
const allowed = /^[\w-]{8,64}$/

/**
 * The id of a request in the log, in the audit and on the error screen. That of the header X-Request-Id counts only behind
 * a trusted proxy: anybody else could choose the id of another request.
 */
export const createRequestID = (
  { headers }: IncomingMessage,
  trustedProxies = env.trustedProxies,
): string => {
  const sent = headers['x-request-id']
  if (trustedProxies > 0 && typeof sent === 'string' && allowed.test(sent)) return sent
  count += 1
  return `${prefix}-${count.toString(36)}`
}
