import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { createTbc } from './banks/create-tbc.ts'
import type { NamedReport, PaymentProvider } from './payment-provider.ts'

vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules()) // for the files after this one
const readStatus = vi.fn<PaymentProvider['readStatus']>()
const bank = createTbc({ apiKey: 'x', clientID: 'x', clientSecret: 'x', apiUrl: 'http://127.0.0.1:1' })
vi.mock('./find-provider.ts', () => ({
  isProviderName: (name: string) => name === 'tbc',
  findProvider: () => ({ ...bank, readStatus }),
}))
const { receiveCallback } = await import('./receive-callback.ts')

const db = await testDatabase()
const { studentID } = await testUniversity(db)
const run = (text: string, values: readonly unknown[] = []) =>
  db.rows<Record<string, unknown>>({ name: '', text }, values)

let nth = 0
let address = ''
beforeEach(async () => {
  nth += 1
  address = `192.0.2.${nth}`
  readStatus.mockReset()
  await run('truncate payment_refusal')
  await run(`update payment_order set provider_order_id = 'named ' || id where provider_order_id is null`)
})

const addOrder = async (providerOrderID: string | null): Promise<number> => {
  const [row] = await run(
    `insert into payment_order (student_id, purpose, debit_type_id, name_ka, name_en, amount, currency, provider,
       provider_order_id, expires_at, check_at)
     values ($1, 'account', 1, 'x', 'x', 10, 'GEL', 'tbc', $2, now() + interval '1 hour', now()) returning id`,
    [studentID, providerOrderID],
  )
  return row!['id'] as number
}
const deliver = (body: unknown, from = address) =>
  receiveCallback(db, 'tbc', { raw: Buffer.from(JSON.stringify(body)), headers: {}, address: from }).then(
    () => 'received',
    (error: { phrase?: { code: string } }) => error.phrase?.code ?? error,
  )
const deliverMany = async (count: number, body: (nth: number) => unknown) => {
  const answers = await Promise.all(Array.from({ length: count }, (_, each) => deliver(body(each))))
  return Object.fromEntries(
    [...new Set(answers)].map((answer) => [answer, answers.filter((one) => one === answer).length]),
  )
}
const report = (orderID: number | null): NamedReport => ({
  orderID,
  state: 'paid',
  amount: '10.00',
  currency: 'GEL',
  refunded: '0.00',
  isRefunding: false,
})
const loadState = async (orderID: number) =>
  (await run('select state from payment_order where id = $1', [orderID]))[0]!['state']

describe('an unsigned callback', () => {
  it('of a known order asks the bank once and settles the order', async () => {
    const orderID = await addOrder('tbc-1')
    readStatus.mockResolvedValue(report(orderID))
    expect(await deliver({ PaymentId: 'tbc-1' })).toBe('received')
    expect(readStatus.mock.calls).toEqual([['tbc-1']])
    expect(await loadState(orderID)).toBe('paid')
  })

  it('of an unknown order does not ask the bank', async () => {
    expect(await deliver({ PaymentId: 'made-up' })).toBe('received')
    expect(readStatus).not.toHaveBeenCalled()
    expect(await run('select code from payment_refusal')).toEqual([{ code: 'unknown_order' }])
  })

  it('that overtakes the reply of the bank still finds its order', async () => {
    const orderID = await addOrder(null)
    readStatus.mockResolvedValue(report(orderID))
    expect(await deliver({ PaymentId: 'early' })).toBe('received')
    expect(await loadState(orderID)).toBe('paid')
  })

  it('without a payment number is refused before anything is asked', async () => {
    for (const body of [{}, [], null, { PaymentId: '../../token' }, { PaymentId: 5 }])
      expect(await deliver(body)).toBe('callback_malformed')
    expect(readStatus).not.toHaveBeenCalled()
    expect(await run('select from payment_refusal')).toEqual([])
  })

  it('about unknown orders is refused with 429 after thirty of one address, however many come at once', async () => {
    // While an order has no number yet, an unknown number may be its.
    await addOrder(null)
    readStatus.mockResolvedValue(report(null))
    expect(await deliverMany(200, (each) => ({ PaymentId: `unknown-${each}` }))).toEqual({
      received: 30,
      too_many_callbacks: 170,
    })
    expect(readStatus).toHaveBeenCalledTimes(30)
    const orderID = await addOrder('tbc-2')
    readStatus.mockResolvedValue(report(orderID))
    expect(await deliver({ PaymentId: 'tbc-2' }, '198.51.100.1')).toBe('received')
    expect(await loadState(orderID)).toBe('paid')
  })

  it('about one known order is refused with 429 after ten in a short time', async () => {
    const orderID = await addOrder('tbc-3')
    readStatus.mockResolvedValue({ ...report(orderID), state: 'processing' })
    expect(await deliverMany(50, () => ({ PaymentId: 'tbc-3' }))).toEqual({
      received: 10,
      too_many_callbacks: 40,
    })
    expect(readStatus).toHaveBeenCalledTimes(10)
  })
})
