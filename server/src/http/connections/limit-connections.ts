import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { toNetworkAddress } from '../limits/to-network-address.ts'
import { Refusal } from '../refusal.ts'
import { words } from '../words.ts'
import type { OpenFilesBudget } from './share-open-files.ts'

/** The connections of one address. Behind a proxy all have the proxy's. */
interface Caller {
  readonly address: string
  count: number
  /** Those that nothing is being done for: no complete head has come yet, or they wait for the next request. */
  readonly evictable: Set<Socket>
}

const callers = new WeakMap<Socket, Caller>()

/** Lets the connection be closed when others need it, though its request is not answered yet. */
export const makeEvictable = (socket: Socket): void => {
  callers.get(socket)?.evictable.add(socket)
}

const retrySeconds = 5
const isHealthCheck = (url: string): boolean => url === '/healthz' || url === '/readyz'

/**
 * Keeps the connections, and the files that are open for them, within the limit of open files: one more than that would
 * fail in the system, for everybody and for /readyz too. When there are too many, those that nothing is being done for
 * are closed, of the address with the most of them and the oldest first. When there are none, new ones are refused with
 * 503, health checks excepted.
 */
export const limitConnections = (
  app: FastifyInstance,
  { connections: max, reserve }: OpenFilesBudget,
): void => {
  const addresses = new Map<string, Caller>()
  /** Those that came when all were in use. */
  const late = new WeakSet<Socket>()
  let [connections, files] = [0, 0]

  const findCaller = (address: string): Caller => {
    const known = addresses.get(address) ?? { address, count: 0, evictable: new Set() }
    addresses.set(address, known)
    return known
  }

  const forget = (socket: Socket): void => {
    const caller = callers.get(socket)
    if (caller === undefined) return
    callers.delete(socket)
    connections -= 1
    caller.count -= 1
    caller.evictable.delete(socket)
    if (caller.count === 0) addresses.delete(caller.address)
  }

  /** Closes several at a time, because finding the address takes a look at all. */
  const evict = (newest: Socket): void => {
    const most = addresses
      .values()
      .reduce((one, other) => (other.evictable.size > one.evictable.size ? other : one))
    let left = Math.max(1, Math.floor(max / 100))
    for (const socket of most.evictable) {
      if (left === 0) return
      if (socket === newest) continue
      // Its end is reported later.
      forget(socket)
      socket.destroy()
      left -= 1
    }
  }

  app.server.on('connection', (socket: Socket) => {
    // A call that was parked comes back over its connection.
    if (callers.has(socket)) return
    const caller = findCaller(toNetworkAddress(socket.remoteAddress ?? ''))
    callers.set(socket, caller)
    connections += 1
    caller.count += 1
    caller.evictable.add(socket)
    const onClose = (): void => {
      if (socket.destroyed) forget(socket)
      // HTTP was told that the connection is closed; it goes on as a stream of events.
      else socket.once('close', onClose)
    }
    socket.once('close', onClose)
    if (connections + files <= max) return
    evict(socket)
    if (connections + files <= max) return
    late.add(socket)
    if (connections + files <= max + reserve) return
    forget(socket)
    socket.destroy()
  })

  app.server.on('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
    const caller = callers.get(socket)
    caller?.evictable.delete(socket)
    // Not after the head of a stream, which has no end.
    reply.once('close', () => {
      if (reply.writableFinished && !socket.destroyed) caller?.evictable.add(socket)
    })
  })

  app.addHook('onRequest', (request, _reply, done) => {
    if (late.has(request.raw.socket) && !isHealthCheck(request.url))
      done(new Refusal(words.busy, { seconds: retrySeconds }, retrySeconds))
    else done()
  })

  // A file that is sent is open until the client has taken it.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (typeof payload === 'object' && payload !== null && 'pipe' in payload) {
      files += 1
      reply.raw.once('close', () => (files -= 1))
    }
    done(null, payload)
  })
}
