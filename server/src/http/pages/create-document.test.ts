import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, createDocument, sendDocument } from './create-document.ts'

describe('chooseEncoding', () => {
  it.each([
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=1', 'gzip'],
    ['br; q=0.000, gzip;q=0', undefined],
    ['brotli, x-gzip', undefined],
  ])('of %j is %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding))
})

describe('sendDocument', async () => {
  const text = 'ქართული text, '.repeat(500)
  const document = await createDocument(text)
  const app = Fastify().get('/', (_request, reply) => sendDocument(reply, document))
  const get = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers })

  it('sends an encoding that the client accepts', async () => {
    expect((await get()).body).toBe(text)
    const [br, gzip] = [await get({ 'accept-encoding': 'br' }), await get({ 'accept-encoding': 'gzip' })]
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
      'br',
      text,
    ])
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', text])
  })

  it('answers 304 to a client that has it, in any encoding', async () => {
    const { etag = '' } = (await get({ 'accept-encoding': 'br' })).headers
    const again = await get({ 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })
})
