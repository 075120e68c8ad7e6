import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/**
 * Takes a reply that has begun and goes on as long as its reader stays; gives its connection without all that HTTP keeps
 * beside it (its parser alone is 7 KB), or null when there is none, or it still has other replies to carry.
 */
export const detachSocket = async (reply: ServerResponse): Promise<Socket | null> => {
  const { req, socket } = reply
  if (!(socket instanceof Socket)) return null
  // A request that was not read to its end would take the connection with it.
  if (!req.readableEnded) await once(req.resume(), 'end').catch(() => undefined)
  if (socket.destroyed) return null
  reply.detachSocket(socket)
  // For HTTP the connection is closed now.
  const closed = socket.rawListeners('close')
  socket.removeAllListeners()
  for (const listener of closed) listener.call(socket, false)
  return socket
}
