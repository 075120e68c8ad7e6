import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'portal_device'
/** Browsers keep no cookie longer than 400 days; each log-in begins them anew. */
const seconds = 400 * 24 * 3600
const shape = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)

/** Takes a request; gives the 256-bit token by which its browser is known, or null when it was never here. */
export const deviceToken = (request: FastifyRequest): string | null =>
  shape.exec(request.headers.cookie ?? '')?.[1] ?? null

/** Takes request and reply; gives the browser's token, a new one on its first visit, and lets the browser keep it. */
export const keepDevice = (request: FastifyRequest, reply: FastifyReply): string => {
  const token = deviceToken(request) ?? randomBytes(32).toString('base64url')
  const secure = request.protocol === 'https' ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  )
  return token
}
