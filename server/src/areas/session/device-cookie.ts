import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = 'portal_device'
/** Browsers keep no cookie longer than 400 days; each log-in begins them anew. */
const maxAgeSeconds = 400 * 24 * 3600
const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`)

/** Takes a request; gives the 256-bit token by which its browser is known, or null when it was never here. */
export const readDeviceToken = (request: FastifyRequest): string | null =>
  cookiePattern.exec(request.headers.cookie ?? '')?.[1] ?? null

/** Takes request and reply; gives the browser's token, a new one on its first visit, and lets the browser keep it. */
export const saveDeviceCookie = (request: FastifyRequest, reply: FastifyReply): string => {
  const token = readDeviceToken(request) ?? randomBytes(32).toString('base64url')
  const secure = request.protocol === 'https' ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `${cookieName}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
  return token
}
