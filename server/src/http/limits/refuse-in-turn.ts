import type { FastifyRequest } from 'fastify'
import { makeEvictable } from '../connections/limit-connections.ts'
import type { Refusal } from '../refusal.ts'
import { createPace } from './pace.ts'

/**
 * Answered at once, thousands of connections that are refused would come again at once, and the portal would do nothing
 * else. The longest wait is below the time that a body has.
 */
const pace = createPace({ burst: 20, perSecond: 10, maxWaitMs: 20_000 })

/**
 * Refuses what one person or address does too often, one after the other. Until then the connection is the first to be
 * closed when others need it.
 */
export const refuseInTurn = async (
  { raw }: FastifyRequest,
  key: string,
  refusal: Refusal,
): Promise<never> => {
  makeEvictable(raw.socket)
  await pace.wait(key)
  throw refusal
}
