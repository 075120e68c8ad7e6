import type { FastifyReply, FastifyRequest } from 'fastify'

/** Browsers keep cookies for at most 400 days; each log-in renews them. */
const maxAgeSeconds = 400 * 24 * 3600

/** A browser that students and staff share is another device for each side. */
type DeviceOf = 'student' | 'staff'

const names = { student: 'portal_device', staff: 'portal_staff_device' } as const

/** Over https the prefix keeps other hosts of the university from setting the cookie. */
const toCookieName = ({ protocol }: FastifyRequest, side: DeviceOf): string =>
  protocol === 'https' ? `__Host-${names[side]}` : names[side]

/** The token that the browser sent, or null; only the database knows whether this portal has issued it. */
export const readDeviceToken = (request: FastifyRequest, side: DeviceOf = 'student'): string | null => {
  const pattern = new RegExp(`(?:^|;\\s*)${toCookieName(request, side)}=([\\w-]{43})(?:;|$)`)
  return pattern.exec(request.headers.cookie ?? '')?.[1] ?? null
}

/** Sets the device cookie to a token of 256 bits. */
export const saveDeviceCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  side: DeviceOf = 'student',
): void => {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `${toCookieName(request, side)}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}
