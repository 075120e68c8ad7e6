import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { env } from '#server/env.ts'
import { createRegistry } from './create-registry.ts'

interface MetricsOptions {
  readonly app: FastifyInstance
  readonly db: Database
  readonly version: string
  readonly port: number
  readonly host: string
  /** The folder of uploaded files; the portal's own by default. */
  readonly filesDir?: string
}

/** The name of a call, as in the contract; pages and files are one call, because each release has others. */
const toCallName = ({ method, routeOptions: { url } }: FastifyRequest): string =>
  url !== undefined && /^\/(api\/|(health|ready)z$)/.test(url) ? `${method} ${url}` : 'page or file'

/**
 * Answers Prometheus on `/metrics` at a port of its own, which no proxy forwards to. Resolves to the port and to the
 * function that closes it.
 */
export const serveMetrics = async ({
  app,
  db,
  version,
  port,
  host,
  filesDir = env.filesDir,
}: MetricsOptions) => {
  const { registry, observeCall, close } = createRegistry(db, version, {
    filesDir,
    reserveBytes: env.uploadReserveMegabytes * 1024 * 1024,
  })
  app.addHook('onResponse', (request, reply, done) => {
    observeCall(toCallName(request), reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening').catch(({ code }: { code?: string }) => {
    close()
    throw new StartupError(
      code === 'EADDRINUSE' || code === 'EACCES'
        ? `METRICS_PORT ${port} at ${host} cannot be opened (${code}): choose another.`
        : `METRICS_HOST=${host} is no address of this machine (${code}): write one of its addresses, or 127.0.0.1.`,
    )
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
