import { openLine } from '../measure/line.ts'
import { watchUse } from '../measure/process-use.ts'
import type { ChildServer } from '../portal/child-server.ts'

/** What a server did in one turn: answers a second, and the CPU of its process for each. */
export interface Load {
  readonly rate: number
  readonly cpuMs: number
}

/** A server that is asked in turns with others, over connections that stay open meanwhile. */
export interface Asked {
  /** Takes requests and for how many seconds they are made, again and again, one after the other on every connection. */
  readonly ask: (requests: readonly Buffer[], seconds: number) => Promise<Load>
  readonly close: () => void
}

/** Takes a server and how many are open at once; gives how to load it. An answer that is not 200 fails. */
export const openAsked = async ({ url, pid }: ChildServer, connections: number): Promise<Asked> => {
  const { hostname, port } = new URL(url)
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(Number(port), hostname)))
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => undefined)
  for (const { socket } of lines) {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`${url} has closed a connection`)))
  }
  let next = 0
  const ask: Asked['ask'] = async (requests, seconds) => {
    const { promise: over, resolve } = Promise.withResolvers<undefined>()
    const usedBy = watchUse(() => [pid])
    const begun = performance.now()
    const end = begun + seconds * 1000
    let answers = 0
    let open = lines.length
    for (const line of lines) {
      const send = () => line.socket.write(requests[next++ % requests.length]!)
      line.answered = (status) => {
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
