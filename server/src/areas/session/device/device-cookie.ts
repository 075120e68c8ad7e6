import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = 'portal_device'
/** Browsers keep cookies for at most 400 days; each log-in renews them. */
const maxAgeSeconds = 400 * 24 * 3600
const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`)

/** The 256-bit token of the browser, or null for an unknown one. */
export const readDeviceToken = (request: FastifyRequest): string | null =>
  cookiePattern.exec(request.headers.cookie ?? '')?.[1] ?? null

/** Sets the device cookie, with a new token on the first visit; returns the token. */
export const saveDeviceCookie = (request: FastifyRequest, reply: FastifyReply): string => {
  const token = readDeviceToken(request) ?? randomBytes(32).toString('base64url')
  const secure = request.protocol === 'https' ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `${cookieName}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
  return token
}
