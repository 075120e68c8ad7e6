import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { addAllRoutes } from '#server/app/areas.ts'
import { addDocsRoutes } from '#server/app/add-docs-routes.ts'
import { deleteTriedCookiePairs } from '#server/areas/session/delete-cookie-pair.ts'
import { env } from '#server/env.ts'
import { limitConnections } from './http/connections/limit-connections.ts'
import {
  readOpenFilesLimit,
  shareOpenFiles,
  type OpenFilesBudget,
} from './http/connections/share-open-files.ts'
import { addHealthRoutes } from './health/add-health-routes.ts'
import { createDiskReserve } from './http/files/disk-reserve.ts'
import type { Database } from './db/open.ts'
import { addSecurityHeaders } from './http/requests/add-security-headers.ts'
import { createRequestID } from './http/requests/create-request-id.ts'
import { createErrorHandler, answerClientError } from './http/errors.ts'
import { limitBodies, type BodyLimitOptions } from './http/limits/limit-bodies.ts'
import { limitBodyTime } from './http/limits/limit-body-time.ts'
import { createPersonTurns } from './http/limits/person-turns.ts'
import { limitLargeBodies } from './http/limits/limit-large-bodies.ts'
import { registerWaitingRoom } from './http/limits/waiting-room/count-reads.ts'
import { createWaitingRoom } from './http/limits/waiting-room/waiting-room.ts'
import { noticeUntrustedProxy } from './http/requests/notice-untrusted-proxy.ts'
import { noteSetting } from './settings/sql.ts'
import { logCalls } from './http/requests/log-calls.ts'
import { Refusal } from './http/refusal.ts'
import { words } from './http/words.ts'

interface AppOptions {
  readonly db: Database
  /** In tests: validate every reply against the contract. */
  readonly checkReplies?: boolean
  readonly quiet?: boolean
  /** Where the log goes; the terminal by default. */
  readonly logTo?: { readonly write: (line: string) => void }
  /** The folder of uploaded files; the portal's own by default. */
  readonly filesDir?: string
  /** How much space the disk of that folder has left, in bytes. */
  readonly findFreeBytes?: (folder: string) => Promise<number>
  /** How long the body of a request may take that is no upload, and the headers of any; 20 seconds by default. */
  readonly bodyTimeoutMs?: number
  readonly headerTimeoutMs?: number
  /** Maximum number of bodies in progress, and their minimum speed. */
  readonly bodyLimits?: BodyLimitOptions
  /** Maximum number of open connections; derived from the process's file limit by default. */
  readonly openFiles?: OpenFilesBudget
  /** Whether `servePages` answers the paths outside the API. */
  readonly withPages?: boolean
}

/** The HTTP application with every call of the contract. */
export const makeApp = ({
  db,
  checkReplies = false,
  quiet = false,
  logTo,
  filesDir = env.filesDir,
  findFreeBytes,
  bodyTimeoutMs = 20_000,
  headerTimeoutMs = 20_000,
  bodyLimits: bodyLimitOptions = {},
  openFiles = shareOpenFiles(readOpenFilesLimit()),
  withPages = false,
}: AppOptions): FastifyInstance => {
  // Fastify's own logger would create a child logger per request.
  const log = pino({ enabled: !quiet }, logTo ?? pino.destination(1))
  const answerError = createErrorHandler((error, request) =>
    log.error({ reqId: request, err: error }, error.message),
  )
  const app = Fastify({
    bodyLimit: 64 * 1024,
    // Half an hour is enough for the largest file on a slow phone; every other body has `bodyTimeoutMs`.
    requestTimeout: 30 * 60_000,
    http: { headersTimeout: headerTimeoutMs, connectionsCheckingInterval: headerTimeoutMs / 4 },
    // Without a byte in either direction; an idle connection between two requests is closed sooner.
    connectionTimeout: 5 * 60_000,
    genReqId: (request) => createRequestID(request),
    trustProxy: (_address: string, hop: number) => hop < env.trustedProxies,
    routerOptions: { maxParamLength: 500 },
    // Before any hook: nothing limits the time of the body.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', connection: 'close' })
      answerError(error, request, reply)
    },
    clientErrorHandler: answerClientError,
  })
  // No call takes plain text. A POST without a body may still have the JSON content type.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
  app.setErrorHandler(answerError)
  // No browser and no proxy keeps a reply, unless its route says otherwise: it may hold a student's data.
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store')
    done()
  })
  noticeUntrustedProxy(app, () => {
    log.warn(
      'Requests come through a proxy that TRUSTED_PROXIES does not count: all visitors have its address, and wrong passwords of one make all wait. Set TRUSTED_PROXIES (docs/administration.md).',
    )
    void noteSetting(db, 'untrusted_proxy_on', new Date().toISOString().slice(0, 10)).catch(() => undefined)
  })
  addSecurityHeaders(app)
  logCalls(app, log, env.logsCalls)
  deleteTriedCookiePairs(app)
  limitConnections(app, openFiles)
  limitBodyTime(app, bodyTimeoutMs)
  const bodyLimits = limitBodies(app, { maxUploads: openFiles.uploads, ...bodyLimitOptions })
  if (!withPages) {
    app.setNotFoundHandler(() => {
      throw new Refusal(words.noSuchCall)
    })
  }
  // Only long replies are compressed: the short answer to a choice of seats must not wait for it.
  void app.register(fastifyCompress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 2048,
    // Compressed in one call with a small window: a stream for each of three thousand replies would take
    // megabytes each.
    syncThreshold: 256 * 1024,
    // Each reply holds a whole chunk until garbage collection; the default is 16 KB.
    zlibOptions: { chunkSize: 4096 },
    brotliOptions: {
      chunkSize: 4096,
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
  })
  app.after(() => {
    const requireSpace = createDiskReserve({
      folder: filesDir,
      reserveBytes: env.uploadReserveMegabytes * 1024 * 1024,
      findFree: findFreeBytes,
    })
    addAllRoutes(app, {
      db,
      checkReplies,
      filesDir,
      requireSpace,
      waitingRoom: registerWaitingRoom(
        db,
        createWaitingRoom(env.hasWaitingRoom ? {} : { maxRunning: Infinity }),
      ),
      bodyLimits,
      personTurns: createPersonTurns(),
      largeBodies: limitLargeBodies({ slowAfterMs: bodyTimeoutMs / 2 }),
    })
    addDocsRoutes(app)
    addHealthRoutes(app, {
      db,
      filesDir,
      reserveBytes: env.uploadReserveMegabytes * 1024 * 1024,
      findFree: findFreeBytes,
    })
  })
  return app
}
