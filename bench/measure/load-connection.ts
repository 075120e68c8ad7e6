import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const headEnd = '\r\n\r\n'
const contentLength = /content-length: (\d+)/i

/** A connection with one request at a time. */
export interface LoadConnection {
  readonly socket: Socket
  /** Called with the status of each complete answer. */
  onAnswer: (status: string) => void
}

/** The smallest possible client, because it shares the machine with the server. */
export const openConnection = async (port: number, host: string): Promise<LoadConnection> => {
  let text = ''
  // One buffer for all reads and no stream, to use little CPU.
  const buffer = Buffer.alloc(16 * 1024)
  const callback = (size: number) => {
    text += buffer.toString('latin1', 0, size)
    const end = text.indexOf(headEnd)
    if (end === -1) return true
    const length = Number(contentLength.exec(text.slice(0, end))?.[1] ?? 0)
    if (text.length < end + headEnd.length + length) return true
    const status = text.slice(9, 12)
    text = ''
    line.onAnswer(status)
    return true
  }
  const line: LoadConnection = {
    socket: connect({ port, host, noDelay: true, onread: { buffer, callback } }),
    onAnswer: () => undefined,
  }
  await once(line.socket, 'connect')
  return line
}
