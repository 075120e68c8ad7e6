import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Call } from './opening-day.ts'

/** What the calls of one round came to. */
export interface Round {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly statuses: Readonly<Record<string, number>>
}

/** Reads answers one after the other from a socket that is asked one thing at a time. */
const answers = (socket: Socket) => {
  let text = ''
  let waiting: ((status: string) => void) | undefined
  socket.setEncoding('latin1')
  socket.on('data', (part: string) => {
    text += part
    const end = text.indexOf('\r\n\r\n')
    if (end === -1) return
    const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0)
    if (text.length < end + 4 + length) return
    const status = text.slice(9, 12)
    text = ''
    waiting?.(status)
  })
  return () => new Promise<string>((resolve) => (waiting = resolve))
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
  const times: number[] = []
  const statuses: Record<string, number> = {}
  let next = 0
  const line = async () => {
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    await once(socket, 'connect')
    return socket
  }
  const one = async (socket: Socket) => {
    const answer = answers(socket)
    for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
      const body = `{"schedule_ids":[${call.group}]}`
      const begun = performance.now()
      const answered = answer()
      socket.write(
        `POST /api/registration HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${tokens.get(call.student)}\r\n` +
          `content-type: application/json\r\nidempotency-key: call-${next}-${call.student}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      )
      const status = await answered
      times.push(performance.now() - begun)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    socket.end()
  }
  // As with pgbench, whose rate is without the time of connecting.
  const lines = await Promise.all(Array.from({ length: open }, line))
  const begun = performance.now()
  await Promise.all(lines.map(one))
  const seconds = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { rate: calls.length / seconds, p50: at(0.5), p99: at(0.99), statuses }
}
