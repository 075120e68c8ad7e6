import { openLine, type Line } from '../measure/line.ts'
import type { Call } from './opening-day.ts'

/** What the calls of one round came to. */
export interface Round {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly statuses: Readonly<Record<string, number>>
}

/**
 * Takes the portal's address, the calls in order, each student's token and how many are open at once; makes them all
 * and gives how many a second, how long one took (ms), and what was answered. The barest client there can be, because
 * it takes its share of the same machine.
 */
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
  const callOneByOne = (line: Line) => {
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
    line.answered = (status) => {
      times.push(performance.now() - begun)
      statuses[status] = (statuses[status] ?? 0) + 1
      ask()
    }
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the portal has closed a connection')))
    ask()
    return promise
  }
  // As with pgbench, whose rate is without the time of connecting.
  const lines = await Promise.all(Array.from({ length: open }, () => openLine(Number(port), hostname)))
  const begun = performance.now()
  await Promise.all(lines.map(callOneByOne))
  const seconds = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { rate: calls.length / seconds, p50: at(0.5), p99: at(0.99), statuses }
}
