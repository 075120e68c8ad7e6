import type { FastifyInstance, FastifyRequest } from 'fastify'
import { env } from '#server/env.ts'

const forwarding = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const

/** This machine or a private network, where proxies are. From elsewhere the header proves nothing. */
const nearby = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i

/**
 * Without TRUSTED_PROXIES all visitors behind a proxy share its address, and thirty wrong passwords by anyone slow down all
 * of them. Calls `onNotice` for the first request that a proxy forwarded.
 */
export const noticeUntrustedProxy = (
  app: FastifyInstance,
  onNotice: () => void,
  trustedProxies = env.trustedProxies,
): void => {
  if (trustedProxies > 0) return
  let isNoticed = false
  const isForwarded = ({ headers, socket }: FastifyRequest) =>
    forwarding.some((name) => headers[name] !== undefined) && nearby.test(socket.remoteAddress ?? '')
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isNoticed && isForwarded(request)) {
      isNoticed = true
      onNotice()
    }
    done()
  })
}
