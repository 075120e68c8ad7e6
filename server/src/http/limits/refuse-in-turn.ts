import type { FastifyRequest } from 'fastify'
import { makeEvictable } from '../connections/limit-connections.ts'
import type { Refusal } from '../refusal.ts'
import { createPace } from './pace.ts'

/**
 * If refusals were immediate, thousands of clients would retry at once and keep the portal busy with refusing. The maximum
 * wait is below the timeout of a body.
 */
const pace = createPace({ burst: 20, perSecond: 10, maxWaitMs: 20_000 })

/**
 * Refuses a person's or address's excess requests one after the other. While waiting, their connections are the first to be
 * closed for others.
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
