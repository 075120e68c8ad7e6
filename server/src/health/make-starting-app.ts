import Fastify, { type FastifyInstance } from 'fastify'
import { env } from '#server/env.ts'
import { answerClientError, createErrorHandler } from '#server/http/errors.ts'
import { takesHtml } from '#server/http/pages/takes-html.ts'
import { Refusal } from '#server/http/refusal.ts'
import { addSecurityHeaders } from '#server/http/requests/add-security-headers.ts'
import { createRequestID } from '#server/http/requests/create-request-id.ts'
import { log } from '#server/log.ts'
import { readVersion } from './read-version.ts'
import { startingPagePolicy, toStartingPage } from './starting-page.ts'
import { words } from './words.ts'

/** The steps before the portal is open: its own database, the schema, the demo university, then everything else. */
export type StartingStep = 'database' | 'migrations' | 'demo' | 'loading'

/** Most starts take a few seconds, and a page that waits costs little. */
const retryAfterSeconds = 3

/**
 * Answers at the portal's port while it starts: `/healthz` as always, `/readyz` 503 with the step, everything else 503 with
 * the time after which to try again. A browser gets a page that does so by itself.
 */
export const makeStartingApp = (getStep: () => StartingStep): FastifyInstance => {
  const app = Fastify({
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    requestTimeout: 20_000,
    genReqId: (request) => createRequestID(request),
    trustProxy: (_address: string, hop: number) => hop < env.trustedProxies,
    clientErrorHandler: answerClientError,
  })
  const version = readVersion()
  const page = toStartingPage(retryAfterSeconds)
  app.setErrorHandler(
    createErrorHandler((error, request) => log.error({ reqId: request, err: error }, error.message)),
  )
  addSecurityHeaders(app)
  // Before the body is read, which nobody wants now. No connection stays open for the portal to take over.
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', connection: 'close' })
    const path = request.url.split('?')[0]
    if (path === '/healthz') return reply.send({ status: 'ok', version })
    void reply.header('retry-after', retryAfterSeconds)
    if (path === '/readyz') return reply.status(503).send({ status: 'starting', version, step: getStep() })
    if (!takesHtml(request.headers.accept))
      throw new Refusal(words.starting, { seconds: retryAfterSeconds }, retryAfterSeconds)
    return reply
      .status(503)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': startingPagePolicy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      })
      .send(page)
  })
  return app
}
