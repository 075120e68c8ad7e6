import { createServer } from 'node:net'

// Below the range from which systems take the ports of outgoing connections.
const lowest = 20_000
const count = 10_000

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Free ports for the portals of the workers, which two runs at the same time do not share. */
export const choosePorts = async (workers: number): Promise<readonly number[]> => {
  const ports: number[] = []
  // Two processes begin at different ports.
  for (let next = process.pid * workers; ports.length < workers; next += 1) {
    const port = lowest + (next % count)
    if (await isFree(port)) ports.push(port)
  }
  return ports
}
