import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { toNetworkAddress } from '../limits/to-network-address.ts'
import { Refusal } from '../refusal.ts'
import { words } from '../words.ts'
import type { OpenFilesBudget } from './share-open-files.ts'

/** The connections of one address. Behind a proxy they all have the proxy's. */
interface Caller {
  readonly address: string
  count: number
  /** Idle connections: no complete request head has arrived, or they wait for the next request. */
  readonly evictable: Set<Socket>
}

const callers = new WeakMap<Socket, Caller>()

/** Allows the connection to be closed for others before its request is answered. */
export const makeEvictable = (socket: Socket): void => {
  callers.get(socket)?.evictable.add(socket)
}

const retrySeconds = 5
const isHealthCheck = (url: string): boolean => url === '/healthz' || url === '/readyz'

/**
 * Keeps connections and open files within the process's file limit. Beyond it accepting would fail in the system, for
 * everybody and for /readyz too. When the limit is reached, idle connections are closed, the oldest of the address with the
 * most first. If none is idle, new connections are refused with 503, except for health checks.
 */
export const limitConnections = (
  app: FastifyInstance,
  { connections: max, reserve }: OpenFilesBudget,
): void => {
  const addresses = new Map<string, Caller>()
  /** Connections that arrived while all were in use. */
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

  /** Closes several at a time, because finding the address scans all of them. */
  const evict = (newest: Socket): void => {
    const most = addresses
      .values()
      .reduce((one, other) => (other.evictable.size > one.evictable.size ? other : one))
    let left = Math.max(1, Math.floor(max / 100))
    for (const socket of most.evictable) {
      if (left === 0) return
      if (socket === newest) continue
      // The socket emits `close` only later.
      forget(socket)
      socket.destroy()
      left -= 1
    }
  }

  app.server.on('connection', (socket: Socket) => {
    // A parked call resumes on its connection.
    if (callers.has(socket)) return
    const caller = findCaller(toNetworkAddress(socket.remoteAddress ?? ''))
    callers.set(socket, caller)
    connections += 1
    caller.count += 1
    caller.evictable.add(socket)
    const onClose = (): void => {
      if (socket.destroyed) forget(socket)
      // HTTP received a close event, but the connection continues as an event stream.
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
    // The head of an event stream ends its response without finishing it.
    reply.once('close', () => {
      if (reply.writableFinished && !socket.destroyed) caller?.evictable.add(socket)
    })
  })

  app.addHook('onRequest', (request, _reply, done) => {
    if (late.has(request.raw.socket) && !isHealthCheck(request.url))
      done(new Refusal(words.busy, { seconds: retrySeconds }, retrySeconds))
    else done()
  })

  // A file stays open until the client has received it.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (typeof payload === 'object' && payload !== null && 'pipe' in payload) {
      files += 1
      reply.raw.once('close', () => (files -= 1))
    }
    done(null, payload)
  })
}
