import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type Server as SocketServer } from 'node:net'
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

interface Address {
  readonly port: number
  readonly host: string
}

/** A port that is open, and what answers there. */
export interface OpenPort {
  readonly host: string
  /** From here on this application answers, also at connections that are open already; no connection is refused between. */
  readonly handOver: (app: FastifyInstance) => Promise<void>
  /** Closes all sockets but the application's own; open connections stay until the application is closed. */
  readonly close: () => void
}

const listen = async (server: SocketServer, address: Address): Promise<void> => {
  server.listen({ ...address, backlog, ...(serverCount > 1 && { reusePort: true }) })
  await once(server, 'listening')
}

/** Opens the port on all its sockets for a first application, such as the one that answers while the portal starts. */
export const openPort = async (first: FastifyInstance, address: Address): Promise<OpenPort> => {
  await first.ready()
  let answering: Server = first.server
  const others = Array.from({ length: serverCount - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => answering.emit('connection', socket)),
  )
  const close = () => {
    for (const server of others) server.close()
    if (answering === first.server) first.server.close()
  }
  const handOver = async (app: FastifyInstance): Promise<void> => {
    await app.ready()
    const former = answering
    const listening = once(app.server, 'listening')
    // The socket itself goes over: another one could belong to another user now, and the system refuses that.
    app.server.listen(former)
    await listening
    answering = app.server
    // A connection that was accepted before and has sent nothing yet.
    former.removeAllListeners('request').on('request', (...each) => app.server.emit('request', ...each))
  }
  try {
    await Promise.all([listen(first.server, address), ...others.map((server) => listen(server, address))])
  } catch (error) {
    close()
    throw error
  }
  return { host: address.host, handOver, close }
}
