import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { env } from '#server/env.ts'
import { bearerToken, hashToken } from './authenticate.ts'
import { Refusal } from './refusal.ts'
import { words } from './words.ts'

const keyHash = env.siteKey === undefined ? null : hashToken(env.siteKey)

/** Refuses with 401 unless the request has the key of the university's own site. */
export const authenticateSite = (request: FastifyRequest): void => {
  const token = bearerToken(request)
  if (keyHash === null || token === undefined || !timingSafeEqual(hashToken(token), keyHash))
    throw new Refusal(words.wrongSiteKey)
}
