import { openConnection, type LoadConnection } from '../measure/load-connection.ts'
import type { Call } from './opening-day.ts'

/** The results of one round. */
export interface Round {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly statuses: Readonly<Record<string, number>>
}

/** Makes all calls in order with this many open at once. The smallest possible client, because it shares the machine. */
export const callAll = async (
  url: string,
  calls: readonly Call[],
  tokens: ReadonlyMap<number, string>,
  open: number,
): Promise<Round> => {
  const { hostname, port, host } = new URL(url)
  const requests = calls.map(({ student, group }, nth) => {
    const body = `{"schedule_ids":[${group}]}`
    return Buffer.from(
      `POST /api/registration HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${tokens.get(student)}\r\n` +
        `content-type: application/json\r\nidempotency-key: call-${nth}-${student}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      'latin1',
    )
  })
  const times: number[] = []
  const statuses: Record<string, number> = {}
  let next = 0
  const callInSequence = (line: LoadConnection) => {
    const { socket } = line
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    let begun = 0
    const ask = () => {
      const request = requests[next++]
      begun = performance.now()
      if (request !== undefined) return socket.write(request)
      resolve(undefined)
      return socket.destroy()
    }
    line.onAnswer = (status) => {
      times.push(performance.now() - begun)
      statuses[status] = (statuses[status] ?? 0) + 1
      ask()
    }
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the portal closed a connection')))
    ask()
    return promise
  }
  // Connecting does not count, as with pgbench.
  const lines = await Promise.all(Array.from({ length: open }, () => openConnection(Number(port), hostname)))
  const begun = performance.now()
  await Promise.all(lines.map(callInSequence))
  const seconds = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { rate: calls.length / seconds, p50: at(0.5), p99: at(0.99), statuses }
}
