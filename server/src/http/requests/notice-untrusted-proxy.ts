import type { FastifyInstance, FastifyRequest } from 'fastify'
import { env } from '#server/env.ts'

const forwarding = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const

/** Of this machine or of a private network: where proxies are. Anybody else can send such a header to look like one. */
const nearby = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i

/**
 * Without TRUSTED_PROXIES every visitor behind a proxy has its address, and thirty wrong passwords of anybody make all of
 * them wait. `onNotice` is called for the first request that a proxy has forwarded.
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
