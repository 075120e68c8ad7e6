import { setMaxIdleHTTPParsers } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { detachSocket } from '#server/http/detach-socket.ts'
import type { Place } from './waiting-room.ts'

// Parked calls return their parsers, and Node would keep a thousand of them at 7 KB each.
setMaxIdleHTTPParsers(200)

/** Limit of what a parked client may send ahead. */
const maxPendingBytes = 16 * 1024

/** Places of parked calls that have their turn, by connection. */
const admitted = new WeakMap<Socket, Place>()

/** Takes the place of a parked call that has its turn. */
export const takeAdmitted = ({ raw: { socket } }: FastifyRequest): Place | undefined => {
  const place = admitted.get(socket)
  admitted.delete(socket)
  return place
}

const writeHead = ({ method, url, httpVersion, rawHeaders }: FastifyRequest['raw']): Buffer => {
  let head = `${method} ${url} HTTP/${httpVersion}\r\n`
  for (let nth = 0; nth < rawHeaders.length; nth += 2)
    head += `${rawHeaders[nth]}: ${rawHeaders[nth + 1]}\r\n`
  return Buffer.from(`${head}\r\n`, 'latin1')
}

/**
 * Parks a read without a body: it waits without its HTTP objects, which take two thirds of its memory. The connection stays
 * open, and at its turn the server receives the same bytes again. Returns false if the connection cannot be detached.
 */
export const parkCall = async (
  { raw, server: { server } }: FastifyRequest,
  reply: FastifyReply,
  place: Place,
): Promise<boolean> => {
  const head = writeHead(raw)
  const socket = await detachSocket(reply.raw)
  if (socket === null) return false
  reply.hijack()
  const pending: Buffer[] = []
  let pendingBytes = 0
  const listeners = {
    data: (bytes: Buffer) => {
      pending.push(bytes)
      pendingBytes += bytes.length
      if (pendingBytes > maxPendingBytes) socket.destroy()
    },
    // Without an error listener a broken connection would end the process.
    error: () => undefined,
    end: () => socket.destroy(),
    close: () => place.leave(),
  }
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
  socket.resume()
  void place.turn?.then(() => {
    if (socket.destroyed) return place.leave()
    for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
    socket.pause()
    socket.unshift(Buffer.concat([head, ...pending]))
    admitted.set(socket, place)
    server.emit('connection', socket)
    // The call may fail before it reaches its handler.
    socket.once('close', () => place.leave())
    socket.resume()
  })
  return true
}
