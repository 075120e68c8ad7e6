import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A small server that answers as the documents of a bank say, and keeps what it was sent. It is no bank. */
export const testBankServer = async (answer: (received: Received) => { status?: number; json: unknown }) => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      }
      received.push(one)
      const { status = 200, json } = answer(one)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}
