import { openConnection } from '../measure/load-connection.ts'
import { watchResourceUse } from '../measure/resource-use.ts'
import type { ChildServer } from '../portal/child-server.ts'

/** Answers a second in one turn, and the CPU of the server process for each. */
export interface Load {
  readonly rate: number
  readonly cpuMs: number
}

/** Loads a server in turns with others, over connections that stay open between turns. */
export interface LoadClient {
  /** Repeats the requests for this many seconds, one at a time on each connection. */
  readonly ask: (requests: readonly Buffer[], seconds: number) => Promise<Load>
  readonly close: () => void
}

/** Opens the connections. An answer that is not 200 rejects. */
export const openLoadClient = async ({ url, pid }: ChildServer, connections: number): Promise<LoadClient> => {
  const { hostname, port } = new URL(url)
  const lines = await Promise.all(
    Array.from({ length: connections }, () => openConnection(Number(port), hostname)),
  )
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => undefined)
  for (const { socket } of lines) {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`${url} has closed a connection`)))
  }
  let next = 0
  const ask: LoadClient['ask'] = async (requests, seconds) => {
    const { promise: over, resolve } = Promise.withResolvers<undefined>()
    const usedBy = watchResourceUse(() => [pid])
    const begun = performance.now()
    const end = begun + seconds * 1000
    let answers = 0
    let open = lines.length
    for (const line of lines) {
      const send = () => line.socket.write(requests[next++ % requests.length]!)
      line.onAnswer = (status) => {
        if (status !== '200') reject(new Error(`${url} answered ${status}`))
        answers += 1
        if (performance.now() < end) send()
        else if (--open === 0) resolve(undefined)
      }
      send()
    }
    await Promise.race([over, lost])
    const took = performance.now() - begun
    const { cpuSeconds } = usedBy()
    return { rate: (answers * 1000) / took, cpuMs: ((cpuSeconds ?? NaN) * 1000) / answers }
  }
  const close = () => {
    for (const { socket } of lines) socket.destroy()
  }
  return { ask, close }
}
