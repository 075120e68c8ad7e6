import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { HttpConnection } from './http-connection.ts'

/** The server's next packets; null ends the connection. */
let parts: readonly (string | Buffer | null)[] = []
let connections = 0
const server = createServer((socket) => {
  connections += 1
  socket.setNoDelay(true)
  socket.on('error', () => undefined)
  const write = async () => {
    for (const part of parts) {
      if (part === null) socket.destroy()
      else await new Promise((resolve) => socket.write(part, resolve))
      await new Promise(setImmediate)
    }
  }
  socket.on('data', () => void write())
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const line = new HttpConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, '127.0.0.1')
afterAll(() => {
  line.close()
  server.close()
})

const ask = async (...answer: typeof parts) => {
  parts = answer
  const { status, retryAfter, body } = await line.ask('GET', '/', '')
  return [status, retryAfter, body.toString()]
}

describe('ask', () => {
  it('reads a body by its length or in chunks, however it is divided', async () => {
    const compressed = brotliCompressSync('ნინო')
    expect(await ask('HTTP/1.1 200 OK\r\nContent-Le', 'ngth: 4\r\n\r', '\nab', 'cd')).toEqual([
      200,
      0,
      'abcd',
    ])
    expect(await ask('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')).toEqual([200, 0, ''])
    expect(
      await ask(
        'HTTP/1.1 503 No\r\nRetry-After: 3\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r',
        '\n1\r\nc\r\n0\r\n\r\n',
      ),
    ).toEqual([503, 3, 'abc'])
    expect(
      await ask(
        `HTTP/1.1 200 OK\r\ncontent-encoding: br\r\ncontent-length: ${compressed.length}\r\n\r\n`,
        compressed,
      ),
    ).toEqual([200, 0, 'ნინო'])
    expect(connections).toBe(1)
  })

  it('reads an answer without a body', async () => {
    for (const status of [204, 304])
      expect(await ask(`HTTP/1.1 ${status} Nothing\r\ndate: now\r\n\r\n`)).toEqual([status, 0, ''])
  })

  it('fails when the connection is lost, and connects again', async () => {
    await expect(ask('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\na', null)).rejects.toThrow()
    expect(await ask('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\na')).toEqual([200, 0, 'a'])
  })

  it('fails when the answer cannot be read', async () => {
    const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nno length\r\n'
    await expect(ask(chunked)).rejects.toThrow('no length')
    const brotli = 'HTTP/1.1 200 OK\r\ncontent-encoding: br\r\ncontent-length: 4\r\n\r\nabcd'
    await expect(ask(brotli)).rejects.toThrow()
    expect(await ask('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\na')).toEqual([200, 0, 'a'])
  })
})
