import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** So many may wait at each door (the system may allow fewer). Of Node's own 511 the rest would knock again after 1, 3 and 7 seconds. */
const backlog = 16_384
/**
 * The event loop lets one connection a turn in at a door, and a turn is as long as those inside are busy: at 12:00 the
 * last of a thousand waited ten seconds outside. Where the system can share a port there are so many doors.
 */
const socketCount = process.platform === 'linux' ? 32 : 1

/**
 * Takes the application and where it is to be reached; opens it there, and gives what closes its doors: who is inside stays
 * until the application itself is closed.
 */
export const listenOnManySockets = async (
  app: FastifyInstance,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<() => void> => {
  const shared = { host, backlog, ...(socketCount > 1 && { reusePort: true }) }
  await app.listen({ port, ...shared })
  const others = Array.from({ length: socketCount - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  )
  const close = () => {
    for (const door of others) door.close()
  }
  try {
    await Promise.all(
      others.map(async (door) => {
        door.listen({ port, ...shared })
        await once(door, 'listening')
      }),
    )
  } catch (error) {
    close()
    throw error
  }
  return close
}
