import type { FastifyInstance } from 'fastify'
import { env } from '#server/env.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** No screen uses the devices; a clipboard is written to by a button alone. */
const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** Headers of a page; on thousands of replies with data alone they would be useless bytes. */
const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions,
}

const isData = (url: string): boolean =>
  (url.startsWith('/api/') && !url.startsWith('/api/docs')) || /^\/(staff\/)?assets\//.test(url)

/**
 * No other site may embed what is answered or hold the window of a page, no page may use a device, and over https a browser
 * comes back by https alone. Every answer names the id of its request.
 */
export const addSecurityHeaders = (app: FastifyInstance, publicUrl = env.publicUrl): void => {
  const isPublishedSecure = publicUrl?.startsWith('https:') ?? false
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('cross-origin-resource-policy', 'same-origin').header('x-request-id', request.id)
    if (!isData(request.url)) void reply.headers(pageHeaders)
    if (isPublishedSecure || request.protocol === 'https')
      void reply.header('strict-transport-security', `max-age=${yearSeconds}`)
    done()
  })
}
