import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const headEnd = '\r\n\r\n'
const lengthOf = /content-length: (\d+)/i

/** A connection that is asked one thing at a time. */
export interface Line {
  readonly socket: Socket
  /** Is told the status of each answer that has come whole. */
  answered: (status: string) => void
}

/** Takes where a server listens; gives a connection to it. The barest client there can be: it takes its share of the machine. */
export const openLine = async (port: number, host: string): Promise<Line> => {
  let text = ''
  // One buffer for all that it reads, and no stream: the client is to take little of the machine.
  const buffer = Buffer.alloc(16 * 1024)
  const callback = (size: number) => {
    text += buffer.toString('latin1', 0, size)
    const end = text.indexOf(headEnd)
    if (end === -1) return true
    const length = Number(lengthOf.exec(text.slice(0, end))?.[1] ?? 0)
    if (text.length < end + headEnd.length + length) return true
    const status = text.slice(9, 12)
    text = ''
    line.answered(status)
    return true
  }
  const line: Line = {
    socket: connect({ port, host, noDelay: true, onread: { buffer, callback } }),
    answered: () => undefined,
  }
  await once(line.socket, 'connect')
  return line
}
