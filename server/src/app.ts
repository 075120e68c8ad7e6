import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { addAllRoutes } from '#server/app/areas.ts'
import { addDocsRoutes } from '#server/app/add-docs-routes.ts'
import { env } from '#server/env.ts'
import type { Database } from './db/open.ts'
import { createErrorHandler, answerClientError } from './http/errors.ts'
import { Refusal } from './http/refusal.ts'
import { words } from './http/words.ts'

interface AppOptions {
  readonly db: Database
  /** Tests hold every reply against the contract. */
  readonly checkReplies?: boolean
  readonly quiet?: boolean
  /** Where the log goes, if not to the terminal. */
  readonly logTo?: { readonly write: (line: string) => void }
  /** The folder of the uploaded files, where it is not the portal's own. */
  readonly filesDir?: string
  /** The screens answer what the API does not (`servePages`). */
  readonly withPages?: boolean
}

/** Takes the database; gives the HTTP application with every call of the contract. */
export const makeApp = ({
  db,
  checkReplies = false,
  quiet = false,
  logTo,
  filesDir = env.filesDir,
  withPages = false,
}: AppOptions): FastifyInstance => {
  // A log of Fastify's own would be made anew for every call, and only what nobody foresaw is written.
  const log = pino({ enabled: !quiet }, logTo ?? pino.destination(1))
  const answerError = createErrorHandler((error, request) =>
    log.error({ reqId: request, err: error }, error.message),
  )
  const app = Fastify({
    bodyLimit: 64 * 1024,
    // Whoever sends for longer than half an hour, a file on the slowest of phones, has gone.
    requestTimeout: 30 * 60_000,
    trustProxy: (_address: string, hop: number) => hop < env.trustedProxies,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  })
  // Nothing is sent as plain text. A POST without a body may still say that it is JSON.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
  app.setErrorHandler(answerError)
  if (!withPages) {
    app.setNotFoundHandler(() => {
      throw new Refusal(words.noSuchCall)
    })
  }
  // Long replies only: what a seat is answered with is short, and is not held up by this.
  void app.register(fastifyCompress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 2048,
    // In one go and with a small window: a stream for each of three thousand replies would take megabytes each.
    syncThreshold: 256 * 1024,
    // Each reply keeps a whole piece until it is collected: 16 KB of them unless told.
    zlibOptions: { chunkSize: 4096 },
    brotliOptions: {
      chunkSize: 4096,
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
  })
  app.after(() => {
    addAllRoutes(app, { db, checkReplies, filesDir })
    addDocsRoutes(app)
  })
  return app
}
