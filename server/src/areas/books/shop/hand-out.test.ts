import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { bookPayments } from './book-payments.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const staffID = await staff.addMember()
await staff.addGrant(staffID, { role_id: 'library', scope: 'university' })
const headers = { ...(await staff.signIn(staffID)), 'content-language': 'en' }
const financeID = await staff.addMember()
await staff.addGrant(financeID, { role_id: 'finance', scope: 'university' })
const financeHeaders = { ...(await staff.signIn(financeID)), 'content-language': 'en' }
const run = <Row = { id: number }>(text: string, values: readonly unknown[] = []) =>
  db.rows<Row>({ name: '', text }, values)

type Order = 'processing' | 'paid' | 'partly' | 'refunded' | 'cancelled'
type Refund = 'none' | 'proposed' | 'confirmed' | 'done' | 'rejected' | 'failed'

const stock = 5
/** A sale of two copies whose order and refund are in these states. */
const addSale = async (state: string, order: Order, refund: Refund = 'none') => {
  const book = { title: 'სახელმძღვანელო', author: 'ავტორი', language: 'ka', shop_copies: stock }
  const bookID = await university.put('book', book)
  const studentID = await university.addStudent()
  const isPaid = ['paid', 'handed_out'].includes(state)
  const saleID = await university.put('book_sale', {
    student_id: studentID,
    book_id: bookID,
    quantity: 2,
    amount: '60.00',
    currency: 'GEL',
    state,
    ...(isPaid && { paid_at: new Date() }),
    ...(state === 'handed_out' && { handed_out_at: new Date(), staff_member_id: staffID }),
  })
  const orderID = await university.put('payment_order', {
    student_id: studentID,
    purpose: 'books',
    purpose_id: saleID,
    debit_type_id: 4,
    name_ka: 'წიგნი',
    name_en: 'Book',
    amount: '60.00',
    currency: 'GEL',
    provider: 'sandbox',
    state: order === 'partly' ? 'paid' : order,
    refunded: { refunded: '60.00', partly: '10.00' }[order as string] ?? '0',
    expires_at: new Date(Date.now() + 3_600_000),
    ...(['paid', 'partly', 'refunded'].includes(order) && { paid_at: new Date() }),
    ...(order !== 'processing' && { closed_at: new Date() }),
  })
  if (refund !== 'none')
    await university.put('payment_refund', {
      order_id: orderID,
      amount: '10.00',
      reason: 'why',
      state: refund,
      proposed_by: staffID,
      ...(refund !== 'proposed' && { confirmed_by: await staff.addMember() }),
    })
  return { saleID, bookID, orderID }
}
type Made = Awaited<ReturnType<typeof addSale>>

const send = async ({ saleID }: Made, action: 'hand-out' | 'take-back') => {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/staff/book-shop/sales/${saleID}/${action}`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  })
  const body = reply.json<{ code?: string; message?: string }>()
  return { result: reply.statusCode === 200 ? 'ok' : body.code, message: body.message ?? '' }
}
const load = async ({ saleID, bookID }: Made) => {
  const [row] = await run<{ state: string; left: number }>(
    'select w.state, b.shop_copies as left from book_sale w join book b on b.id = $2 where w.id = $1',
    [saleID, bookID],
  )
  return row!
}

/** How many connections wait for a lock. */
const countWaiting = async () =>
  (
    await run(
      `select pid as id from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).length

describe('a sale', () => {
  it.each([
    ['reserved', 'processing', 'none', 'sale_not_paid', 'reserved'],
    ['closed', 'cancelled', 'none', 'sale_not_paid', 'closed'],
    ['credited', 'paid', 'none', 'sale_not_paid', 'credited'],
    ['paid', 'paid', 'none', 'ok', 'handed_out'],
    ['paid', 'paid', 'rejected', 'ok', 'handed_out'],
    ['paid', 'paid', 'failed', 'ok', 'handed_out'],
    ['paid', 'partly', 'done', 'ok', 'handed_out'],
    ['paid', 'paid', 'proposed', 'sale_refunding', 'paid'],
    ['paid', 'paid', 'confirmed', 'sale_refunding', 'paid'],
    ['paid', 'partly', 'proposed', 'sale_refunding', 'paid'],
    ['paid', 'refunded', 'done', 'sale_refunded', 'paid'],
    ['refunded', 'refunded', 'done', 'sale_refunded', 'refunded'],
    ['handed_out', 'paid', 'none', 'ok', 'handed_out'],
    ['handed_out', 'paid', 'confirmed', 'ok', 'handed_out'],
    ['handed_out', 'refunded', 'done', 'ok', 'handed_out'],
  ] as const)(
    '%s with an order %s and a refund %s is handed out: %s, then %s',
    async (state, order, refund, result, next) => {
      const made = await addSale(state, order, refund)
      const reply = await send(made, 'hand-out')
      expect(reply.result).toBe(result)
      if (result === 'sale_refunding') expect(reply.message).toContain('Ask the finance office')
      expect(await load(made)).toEqual({ state: next, left: stock })
    },
  )

  it.each([
    ['reserved', 'processing', 'none', 'sale_not_paid', 'reserved', stock],
    ['credited', 'paid', 'none', 'sale_not_paid', 'credited', stock],
    ['paid', 'paid', 'none', 'ok', 'paid', stock],
    ['handed_out', 'paid', 'none', 'ok', 'paid', stock],
    ['handed_out', 'paid', 'confirmed', 'ok', 'paid', stock],
    ['handed_out', 'partly', 'done', 'ok', 'paid', stock],
    ['handed_out', 'refunded', 'done', 'ok', 'refunded', stock + 2],
    ['refunded', 'refunded', 'done', 'ok', 'refunded', stock],
  ] as const)(
    '%s with an order %s and a refund %s is undone: %s, then %s',
    async (state, order, refund, result, next, left) => {
      const made = await addSale(state, order, refund)
      expect((await send(made, 'take-back')).result).toBe(result)
      expect(await load(made)).toEqual({ state: next, left })
      // Sent twice.
      if (result === 'ok') expect((await send(made, 'take-back')).result).toBe('ok')
      expect(await load(made)).toEqual({ state: next, left })
    },
  )

  it('whose refund ends while the hand-out is undone is refunded, and its copies come back once', async () => {
    const made = await addSale('handed_out', 'paid')
    const bank = new pg.Client({ connectionString: db.url })
    await bank.connect()
    await bank.query('begin')
    // As a payment is settled: the order, then the sale.
    await bank.query('select from payment_order where id = $1 for update', [made.orderID])
    await bank.query('select from book_sale where id = $1 for update', [made.saleID])
    await bank.query(`update payment_order set state = 'refunded', refunded = amount where id = $1`, [
      made.orderID,
    ])
    const taking = send(made, 'take-back')
    await expect.poll(countWaiting).toBe(1)
    await bank.query('commit')
    await bank.end()
    expect((await taking).result).toBe('ok')
    expect(await load(made)).toEqual({ state: 'refunded', left: stock + 2 })
    expect((await send(made, 'hand-out')).result).toBe('sale_refunded')
  })

  it('whose refund is proposed while the book is handed out is not both', async () => {
    const made = await addSale('paid', 'paid')
    // Holds the book until both have begun.
    const other = new pg.Client({ connectionString: db.url })
    await other.connect()
    await other.query('begin')
    await other.query('select from book_sale where id = $1 for update', [made.saleID])
    const url = `/api/staff/finance/orders/${made.orderID}/refund`
    const proposing = app.inject({
      method: 'POST',
      url,
      headers: { ...financeHeaders, 'idempotency-key': randomUUID() },
      payload: { amount: '60.00', reason: 'ordered twice' },
    })
    await expect.poll(countWaiting).toBe(1)
    const handing = send(made, 'hand-out')
    await expect.poll(countWaiting).toBe(2)
    await other.query('commit')
    await other.end()
    expect((await proposing).statusCode).toBe(200)
    expect((await handing).result).toBe('sale_refunding')
    expect(await load(made)).toEqual({ state: 'paid', left: stock })
  })

  it('that is undone first is refunded by the bank’s report, and its copies come back once', async () => {
    const made = await addSale('handed_out', 'paid')
    expect((await send(made, 'take-back')).result).toBe('ok')
    const order = { purposeID: made.saleID } as Parameters<NonNullable<typeof bookPayments.onRefunded>>[1]
    for (let nth = 0; nth < 2; nth += 1)
      await db.transaction(async (tx) =>
        bookPayments.onRefunded?.(tx, order, { amount: '60.00', isWhole: true }),
      )
    expect(await load(made)).toEqual({ state: 'refunded', left: stock + 2 })
  })
})

it('the migration corrects sales that were undone after their refund, and no other', async () => {
  const wrong = await addSale('paid', 'refunded', 'done')
  const others = [await addSale('paid', 'paid'), await addSale('paid', 'partly', 'done')]
  const url = new URL('../../../db/migrations/064-refunded-sales.sql', import.meta.url)
  await run(await readFile(url, 'utf8'))
  expect(await load(wrong)).toEqual({ state: 'refunded', left: stock + 2 })
  for (const other of others) expect(await load(other)).toEqual({ state: 'paid', left: stock })
})
