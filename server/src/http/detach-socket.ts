import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/**
 * Detaches the socket of a long reply from HTTP, whose parser alone takes 7 KB per connection. Null when
 * there is no socket, or it still has other replies to send.
 */
export const detachSocket = async (reply: ServerResponse): Promise<Socket | null> => {
  const { req, socket } = reply
  if (!(socket instanceof Socket)) return null
  // A request that is not read to its end would close the connection.
  if (!req.readableEnded) await once(req.resume(), 'end').catch(() => undefined)
  if (socket.destroyed) return null
  reply.detachSocket(socket)
  // HTTP takes the connection as closed from here on.
  const closed = socket.rawListeners('close')
  socket.removeAllListeners()
  socket.setTimeout(0)
  for (const listener of closed) listener.call(socket, false)
  return socket
}
