import { generateKeyPairSync, sign } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NewPayment } from '../payment-provider.ts'
import { createBog } from './create-bog.ts'
import { createTbc } from './create-tbc.ts'
import { testBankServer } from './test-bank-server.ts'

// Small servers with the examples of the banks' documents; neither bank was reached.
const payment: NewPayment = {
  orderID: 42,
  key: 'b7d2c7a4-5b5e-4f0e-9b37-4a2b8a0c1111',
  amount: '100.10',
  currency: 'GEL',
  name: 'საფასური',
  locale: 'ka',
  minutes: 20,
  successUrl: 'https://portal.example/pymentSuccess/success?order=42',
  failUrl: 'https://portal.example/pymentSuccess/fail?order=42',
  callbackUrl: 'https://portal.example/api/payments/callback/bog',
}

describe('the Bank of Georgia', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let status = 'created'
  let unit: object = {}
  const receipt = () => ({
    order_id: 'bog-1',
    external_order_id: '42 portal',
    order_status: { key: status, value: '' },
    purchase_units: { request_amount: '100.10', transfer_amount: '100.10', currency_code: 'GEL', ...unit },
  })
  const bank = await testBankServer(({ path }) => {
    if (path.endsWith('/token'))
      return { json: { access_token: 'the token', token_type: 'Bearer', expires_in: 300 } }
    if (path.endsWith('/orders'))
      return {
        json: {
          id: 'bog-1',
          _links: {
            redirect: { href: 'https://payment.bog.ge/?order_id=bog-1' },
            details: { href: 'https://x.ge' },
          },
        },
      }
    if (path.includes('/refund/')) return { json: { key: 'request_received', message: '', action_id: 'a' } }
    return path.endsWith('/receipt/bog-1') ? { json: receipt() } : { status: 404, json: {} }
  })
  const bog = createBog({
    clientID: 'client',
    clientSecret: 'secret',
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    apiUrl: bank.url,
    tokenUrl: bank.url,
  })
  const toCallback = () => {
    const raw = Buffer.from(
      JSON.stringify({ event: 'order_payment', zoned_request_time: '2026-11-26T10:00:00Z', body: receipt() }),
    )
    return { raw, headers: { 'callback-signature': sign('RSA-SHA256', raw, privateKey).toString('base64') } }
  }
  beforeEach(() => {
    status = 'created'
    unit = {}
    bank.received.length = 0
  })

  it('creates an order with the key of the attempt, and asks for one token', async () => {
    const made = await Promise.all([bog.create(payment), bog.create(payment)])
    expect(made[0]).toEqual({ providerOrderID: 'bog-1', link: 'https://payment.bog.ge/?order_id=bog-1' })
    const tokens = bank.received.filter(({ path }) => path.endsWith('/token'))
    expect(tokens).toHaveLength(1)
    expect(tokens[0]!.headers.authorization).toBe(`Basic ${Buffer.from('client:secret').toString('base64')}`)
    const order = bank.received.find(({ path }) => path.endsWith('/orders'))!
    expect(order.path).toBe('/payments/v1/ecommerce/orders')
    expect(order.headers).toMatchObject({
      authorization: 'Bearer the token',
      'idempotency-key': payment.key,
      'accept-language': 'ka',
    })
    expect(JSON.parse(order.body)).toMatchObject({
      callback_url: payment.callbackUrl,
      external_order_id: '42 portal',
      purchase_units: { currency: 'GEL', total_amount: 100.1 },
      redirect_urls: { success: payment.successUrl, fail: payment.failUrl },
    })
  })

  it.each([
    ['created', {}, { state: 'processing', refunded: '0.00' }],
    ['completed', {}, { state: 'paid', amount: '100.10', currency: 'GEL', orderID: 42 }],
    ['rejected', {}, { state: 'failed' }],
    ['refund_requested', {}, { state: 'paid', isRefunding: true }],
    ['refunded_partially', { refund_amount: '30.05' }, { state: 'paid', refunded: '30.05' }],
    ['refunded', {}, { state: 'paid', refunded: '100.10' }],
    ['a status that is not known yet', {}, { state: 'processing' }],
  ])('reads the status %s', async (key, change, report) => {
    status = key
    unit = change
    expect(await bog.readStatus('bog-1')).toMatchObject(report)
  })

  it('believes a callback whose signature covers the body as it came, and no other', async () => {
    status = 'completed'
    const { raw, headers } = toCallback()
    expect(await bog.readCallback(raw, headers)).toMatchObject({
      kind: 'report',
      providerOrderID: 'bog-1',
      report: { state: 'paid', orderID: 42, amount: '100.10' },
    })
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    for (const [body, signature] of [
      // Serialised again it means the same and is not what was signed.
      [Buffer.from(JSON.stringify(JSON.parse(raw.toString()), null, 1)), headers['callback-signature']],
      [Buffer.from(raw.toString().replace('100.10', '900.10')), headers['callback-signature']],
      [raw, sign('RSA-SHA256', raw, other).toString('base64')],
      [raw, 'invalid'],
      [raw, undefined],
    ] as const)
      expect(await bog.readCallback(body, { 'callback-signature': signature })).toEqual({ kind: 'forged' })
  })

  it('gives back a part with its amount, and the whole without one', async () => {
    await bog.refund('bog-1', '30.05', 'k1')
    await bog.refund('bog-1', null, 'k2')
    const sent = bank.received.filter(({ path }) => path === '/payments/v1/payment/refund/bog-1')
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ amount: 30.05 }, {}])
  })

  it('fails without a secret in its text when the bank refuses', async () => {
    await expect(bog.readStatus('nothing')).rejects.toThrow(
      'the bank answered 404 to GET /payments/v1/receipt/nothing',
    )
  })
})

describe('TBC', async () => {
  let status = 'Created'
  let returned = 0
  const bank = await testBankServer(({ method, path }) => {
    if (path.endsWith('/access-token'))
      return { json: { access_token: 'a day', token_type: 'Bearer', expires_in: 86_400 } }
    if (path.endsWith('/cancel')) return { json: { status: 'Succeeded' } }
    if (method === 'POST')
      return {
        json: {
          payId: 'tbc-1',
          status: 'Created',
          currency: 'GEL',
          amount: 100.1,
          links: [
            { uri: 'https://api.tbcbank.ge/v1/tpay/payments/tbc-1', method: 'GET', rel: 'self' },
            { uri: 'https://ecom.tbcpayments.ge/?id=tbc-1', method: 'REDIRECT', rel: 'approval_url' },
          ],
        },
      }
    return {
      json: {
        payId: 'tbc-1',
        status,
        currency: 'GEL',
        amount: 100.1,
        returnedAmount: returned,
        merchantPaymentId: '42',
      },
    }
  })
  const tbc = createTbc({
    apiKey: 'key',
    clientID: 'client',
    clientSecret: 'secret',
    apiUrl: `${bank.url}/v1`,
  })
  beforeEach(() => {
    status = 'Created'
    returned = 0
    bank.received.length = 0
  })

  it('creates a payment and leads to its approval page', async () => {
    expect(await tbc.create(payment)).toEqual({
      providerOrderID: 'tbc-1',
      link: 'https://ecom.tbcpayments.ge/?id=tbc-1',
    })
    const [token, order] = bank.received
    expect([token!.path, token!.headers['apikey'], token!.body]).toEqual([
      '/v1/tpay/access-token',
      'key',
      'client_id=client&client_secret=secret',
    ])
    expect(JSON.parse(order!.body)).toMatchObject({
      amount: { currency: 'GEL', total: 100.1 },
      returnurl: payment.successUrl,
      merchantPaymentId: '42',
    })
  })

  it.each([
    ['Created', 0, { state: 'processing' }],
    ['Succeeded', 0, { state: 'paid', amount: '100.10', orderID: 42, refunded: '0.00' }],
    ['Failed', 0, { state: 'failed' }],
    ['Expired', 0, { state: 'expired' }],
    ['CancelPaymentProcessing', 0, { state: 'paid', isRefunding: true }],
    ['PartialReturned', 30.05, { state: 'paid', refunded: '30.05' }],
    ['Returned', 0, { state: 'paid', refunded: '100.10' }],
    ['SomethingNew', 0, { state: 'processing' }],
  ])('reads the status %s', async (name, back, report) => {
    status = name
    returned = back
    expect(await tbc.readStatus('tbc-1')).toMatchObject(report)
  })

  it('treats a callback as a hint only, in both spellings, and nothing else', async () => {
    const read = (body: string) => tbc.readCallback(Buffer.from(body), {})
    const found = { kind: 'hint', providerOrderID: 'tbc-1' }
    expect(await read('{"PaymentId":"tbc-1"}')).toEqual(found)
    expect(await read('{"paymentId":"tbc-1","status":"Succeeded"}')).toEqual(found)
    const odd = ['', '[]', 'null', '{"id":1}', '{"PaymentId":7}', '{"PaymentId":""}', '{"PaymentId":"../a"}']
    for (const body of [...odd, JSON.stringify({ PaymentId: 'a'.repeat(65) })])
      expect(await read(body)).toEqual({ kind: 'malformed' })
  })

  it('gives back a part, and the whole with its amount', async () => {
    status = 'Succeeded'
    await tbc.refund('tbc-1', '30.05', 'k')
    await tbc.refund('tbc-1', null, 'k')
    const sent = bank.received.filter(({ path }) => path === '/v1/tpay/payments/tbc-1/cancel')
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { amount: 30.05 },
      { amount: 100.1 },
    ])
  })
})
