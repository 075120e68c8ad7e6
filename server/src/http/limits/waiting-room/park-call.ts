import { setMaxIdleHTTPParsers } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { detachSocket } from '#server/http/detach-socket.ts'
import type { Place } from './waiting-room.ts'

// Parked calls give their parsers back, of which Node keeps a thousand, with 7 KB each.
setMaxIdleHTTPParsers(200)

/** What a waiting client may send in advance. */
const maxPendingBytes = 16 * 1024

/** The calls that have their turn, by the connection over which they come again. */
const admitted = new WeakMap<Socket, Place>()

/** The place of a call that was parked and has its turn now. */
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
 * Lets a read without a body wait without HTTP, whose objects take two thirds of its memory: its connection stays open, and
 * at its turn the server gets the same bytes again. False when the connection cannot be detached.
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
    // Without a listener a broken connection would end the process.
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
    // The call may fail before its handler.
    socket.once('close', () => place.leave())
    socket.resume()
  })
  return true
}
