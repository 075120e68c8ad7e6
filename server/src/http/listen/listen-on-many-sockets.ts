import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * The queue of unaccepted connections at each socket (the system may allow fewer). Beyond Node's default of
 * 511, clients would retry after 1, 3 and 7 seconds.
 */
const backlog = 16_384
/**
 * Node accepts one connection per socket and turn of the event loop, and under load a turn is long: when
 * registration opened, the last of a thousand clients waited ten seconds. Several sockets on one port (Linux
 * only) accept several.
 */
const serverCount = process.platform === 'linux' ? 128 : 1

/**
 * Returns a function that closes all sockets but the application's own; open connections stay until the
 * application is closed.
 */
export const listenOnManySockets = async (
  app: FastifyInstance,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<() => void> => {
  const shared = { host, backlog, ...(serverCount > 1 && { reusePort: true }) }
  await app.listen({ port, ...shared })
  const servers = Array.from({ length: serverCount - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  )
  const close = () => {
    for (const server of servers) server.close()
  }
  try {
    await Promise.all(
      servers.map(async (server) => {
        server.listen({ port, ...shared })
        await once(server, 'listening')
      }),
    )
  } catch (error) {
    close()
    throw error
  }
  return close
}
