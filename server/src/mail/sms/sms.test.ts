import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../sql.ts'
import { createSmsTransport } from './create-sms-transport.ts'
import { parseSmsGateway, type SmsSettings } from './parse-sms-gateway.ts'

interface Received {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

let received: Received[] = []
let reply: { status: number; body: string; headers?: Record<string, string> } = { status: 200, body: '' }

const gateway = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(reply.status, reply.headers).end(reply.body)
  })
})
let address = ''
beforeAll(async () => {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(() => void gateway.close())
beforeEach(() => {
  received = []
  reply = { status: 200, body: '{"Success":true}' }
})

const text = 'კოდი "4321" & <b>50%</b> {key} \\ +\n'
const message: Message = { kind: 'sms', recipient: '555123456', subject: '', body: text }
const key = 'k&y/secret=1'
const send = (settings: Omit<SmsSettings, 'url'> & { url?: string }) =>
  createSmsTransport({ key, ...settings, url: `${address}${settings.url ?? '/send'}` })(message)

describe('createSmsTransport', () => {
  it('writes the values into the address', async () => {
    await send({ url: '/send?key={key}&destination=995{phone}&content={text}' })
    const [{ method, url, body }] = received as [Received]
    expect([method, body]).toEqual(['GET', ''])
    expect(Object.fromEntries(new URL(url, address).searchParams)).toEqual({
      key,
      destination: '995555123456',
      content: text,
    })
  })

  it('writes the values into a form, which is the default', async () => {
    await send({ body: 'key={key}&destination=995{phone}&content={text}&urgent=true' })
    const [{ method, headers, body }] = received as [Received]
    expect([method, headers['content-type']]).toEqual(['POST', 'application/x-www-form-urlencoded'])
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      key,
      destination: '995555123456',
      content: text,
      urgent: 'true',
    })
  })

  it('writes the values into JSON and headers', async () => {
    await send({
      headers: '{"content-type": "application/json; charset=utf-8", "Authorization": "Bearer {key}"}',
      body: '{"to": "+995{phone}", "messages": [{"text": "{text}"}]}',
      method: 'PUT',
    })
    const [{ method, headers, body }] = received as [Received]
    expect([method, headers['authorization']]).toEqual(['PUT', `Bearer ${key}`])
    expect(JSON.parse(body)).toEqual({ to: '+995555123456', messages: [{ text }] })
  })

  it('writes the values into XML', async () => {
    await send({ headers: '{"Content-Type": "text/xml"}', body: '<sms to="{phone}">{text}</sms>' })
    expect(received[0]?.body).toBe(
      '<sms to="555123456">კოდი &quot;4321&quot; &amp; &lt;b&gt;50%&lt;/b&gt; {key} \\ +\n</sms>',
    )
  })

  it('fails with the status and the reply, without key, number and code', async () => {
    reply = { status: 402, body: `no balance for ${key} 555123456: 4321 ${encodeURIComponent(key)}` }
    const sent = send({ url: '/send?key={key}&to={phone}&text={text}' })
    await expect(sent).rejects.toThrow(/^HTTP 402 no balance for … …: … …$/)
  })

  it('fails when the reply is not that of an accepted message', async () => {
    const settings = { url: '/send?to={phone}&text={text}', accepted: '"Success":\\s*true' }
    await send(settings)
    reply = { status: 200, body: '{"Success":false,"ErrorCode":20}' }
    await expect(send(settings)).rejects.toThrow(
      /does not match SMS_ACCEPTED: {"Success":false,"ErrorCode":20}/,
    )
  })

  it('follows no redirect', async () => {
    reply = { status: 302, body: '', headers: { location: '/elsewhere' } }
    await expect(send({ url: '/send?to={phone}&text={text}' })).rejects.toThrow('HTTP 302')
    expect(received).toHaveLength(1)
  })

  it('fails with the code of a connection that cannot be made', async () => {
    const transport = createSmsTransport({ url: 'http://127.0.0.1:1/?key={key}&to={phone}&text={text}', key })
    await expect(transport(message)).rejects.toThrow(/^(ECONNREFUSED|bad port)$/)
  })
})

describe('parseSmsGateway', () => {
  const url = 'https://sms.example/send?to={phone}&text={text}'
  const parse = (settings: Partial<SmsSettings>) => () => parseSmsGateway({ url, ...settings })

  it('takes an address alone', () => {
    expect(parse({})()).toMatchObject({ method: 'GET', headers: {}, body: undefined })
  })

  it.each<[string, Partial<SmsSettings>, RegExp]>([
    [
      'an address of another kind',
      { url: 'ftp://secret.example/{phone}/{text}' },
      /^SMS_URL must be an http/,
    ],
    ['a message without its text', { url: 'https://sms.example/?to={phone}' }, /lack the placeholder {text}/],
    [
      'a message without its number',
      { url: 'https://sms.example/?t={text}' },
      /lack the placeholder {phone}/,
    ],
    ['an unknown placeholder', { body: 'a={sender}' }, /^SMS_BODY has the unknown placeholder {sender}/],
    ['a text in a header', { headers: '{"X-Text": "{text}"}' }, /^SMS_HEADERS has the unknown placeholder/],
    ['headers that are no object', { headers: '["secret"]' }, /^SMS_HEADERS must be a JSON object/],
    ['headers that are not JSON', { headers: 'X: secret' }, /^SMS_HEADERS must be a JSON object/],
    ['an unknown method', { method: 'DELETE' }, /^SMS_METHOD must be/],
    ['a body that cannot be sent', { method: 'GET', body: 'secret' }, /^SMS_BODY cannot be sent/],
    ['a key that is used and missing', { body: 'key={key}' }, /^SMS_KEY is not set/],
    ['a broken pattern', { accepted: '(secret' }, /^SMS_ACCEPTED must be/],
  ])('refuses %s without repeating it', (_name, settings, sentence) => {
    expect(parse(settings)).toThrow(sentence)
    expect(parse(settings)).not.toThrow(/secret/)
  })
})
