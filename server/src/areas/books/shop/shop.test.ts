import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { books } from '#contract/campus/books.ts'
import { nameSearches, testNames } from '#server/staff-lists/test-names.ts'
import { makeApp } from '#server/app.ts'
import { testFinance } from '#server/areas/finance/test-finance.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { checkDueOrders } from '#server/payments/test-check-orders.ts'
import { closeOrder, settleOrder } from '#server/payments/settle-order.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const finance = await testFinance(app, db, university)
const { play } = finance
const staff = testStaff(db)

type Bought = z.output<typeof books.buy.reply>
type ForSale = z.output<typeof books.one.reply>
let titles = 0
const addBook = async (shop_copies: number, price: string | null = '30.00', currency = 'GEL') => {
  titles += 1
  const book = { title: `სახელმძღვანელო ${titles}`, author: 'ავტორი', language: 'ka', shop_copies }
  const bookID = await university.put('book', book)
  if (price !== null)
    await db.rows(
      { name: '', text: 'insert into book_price (book_id, currency, price) values ($1, $2, $3)' },
      [bookID, currency, price],
    )
  return bookID
}
const newStudent = async () => testStudent(app, db, await university.addStudent())
const buy = (student: TestStudent, bookID: number, quantity = 1, key?: string) =>
  student.send<Bought>('POST', `/api/buy-books/${bookID}`, {
    quantity,
    ...(key && { idempotency_key: key }),
  })
const read = async (student: TestStudent, bookID: number) =>
  (await student.read<ForSale>(`/api/buy-books/${bookID}`)).data
const purchases = async (student: TestStudent) =>
  (await student.read<z.output<typeof books.purchases.reply>>('/api/buy-books/purchases')).data.purchases
const stock = async (bookID: number) =>
  (await db.row<{ left: number }>({ name: '', text: 'select shop_copies as left from book where id = $1' }, [
    bookID,
  ]))!.left
const balance = async (student: TestStudent) =>
  (
    await db.rows<{ kind: string; amount: string }>(
      {
        name: '',
        text: 'select kind, amount::text as amount from ledger_entry where student_id = $1 order by id',
      },
      [student.studentID],
    )
  ).map(({ kind, amount }) => `${kind} ${amount}`)

// spec 2.43.2
describe('buying a book', () => {
  it('reserves the copies, and they are the student’s once the bank has the money', async () => {
    const [student, bookID] = [await newStudent(), await addBook(3, '12.35')]
    const { status, data } = await buy(student, bookID, 2)
    expect([status, data.amount, data.currency]).toEqual([200, '24.70', 'GEL'])
    expect(await stock(bookID)).toBe(1)
    expect(await read(student, bookID)).toMatchObject({
      copies: 1,
      open_order: { orderID: data.orderID, quantity: 2 },
    })
    expect((await read(await newStudent(), bookID)).open_order).toBe(null)
    const { until } = (await read(student, bookID)).open_order!
    expect(Date.parse((await purchases(student))[0]!.pay_until!)).toBe(Date.parse(until))
    await play(data.link, 'success')
    await student.read(`/api/financial-info/orders/${data.orderID}`)
    expect(await purchases(student)).toMatchObject([
      { state: 'paid', quantity: 2, amount: '24.70', pay_until: null },
    ])
    expect(await balance(student)).toEqual(['charge 24.70', 'payment 24.70'])
    expect(await stock(bookID)).toBe(1)
  })

  it('sells the last copy once, however many order it at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const bookID = await addBook(1)
      const students = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => newStudent()))
      const replies = await Promise.all(students.map((student) => buy(student, bookID)))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = replies.find(({ status }) => status !== 200)!
      expect([refused.status, refused.code]).toEqual([409, 'book_sold_out'])
      expect(refused.message).toContain('borrow it from the library')
      expect(await stock(bookID)).toBe(0)
      const sales = await db.rows({ name: '', text: `select from book_sale where book_id = $1` }, [bookID])
      expect(sales).toHaveLength(1)
    }
  })

  it('is one order when the same attempt is sent twice, also at the same time', async () => {
    const [student, bookID, key] = [await newStudent(), await addBook(9), randomUUID()]
    const replies = await Promise.all([1, 2, 3, 4].map(() => buy(student, bookID, 2, key)))
    expect(new Set(replies.map(({ data }) => data.orderID)).size).toBe(1)
    expect(new Set(replies.map(({ data }) => data.link)).size).toBe(1)
    expect(await stock(bookID)).toBe(7)
    expect((await buy(student, bookID, 3, key)).code).toBe('key_of_another')
    expect((await buy(student, bookID, 1)).code).toBe('sale_open')
  })

  it('is refused with what is wrong', async () => {
    const student = await newStudent()
    expect((await buy(student, 999_999)).code).toBe('book_not_for_sale')
    expect((await buy(student, await addBook(5, null))).code).toBe('book_not_for_sale')
    // Another currency is not the student's.
    expect((await buy(student, await addBook(5, '10.00', 'USD'))).code).toBe('book_not_for_sale')
    const few = await buy(student, await addBook(2), 3)
    expect([few.status, few.code]).toEqual([409, 'too_few_copies'])
    for (const quantity of [0, -1, 11, 1.5])
      expect((await buy(student, await addBook(20), quantity)).status).toBe(422)
  })
})

// spec 2.43.3
describe('an order that is given back', () => {
  it('is owed no more, and returns its copies once all of it was given back', async () => {
    const [student, bookID] = [await newStudent(), await addBook(1)]
    const { orderID, link } = (await buy(student, bookID)).data
    await play(link, 'success')
    await student.read(`/api/financial-info/orders/${orderID}`)
    const paid = { orderID, state: 'paid', amount: '30.00', currency: 'GEL', isRefunding: false } as const
    for (const [refunded, left, state] of [
      ['10.00', 0, 'paid'],
      ['30.00', 1, 'refunded'],
    ] as const) {
      await settleOrder(db, orderID, link.split('/').at(-1)!, { ...paid, refunded }, 'poll')
      expect([await stock(bookID), (await purchases(student))[0]!.state]).toEqual([left, state])
    }
    expect(await balance(student)).toEqual([
      'charge 30.00',
      'payment 30.00',
      'refund 10.00',
      'discount 10.00',
      'refund 20.00',
      'discount 20.00',
    ])
  })
})

// spec 2.43.3
describe('an order that is not paid', () => {
  it('gives its copies back when it is given up, and once', async () => {
    const [student, bookID] = [await newStudent(), await addBook(1)]
    const { orderID } = (await buy(student, bookID)).data
    expect((await buy(await newStudent(), bookID)).code).toBe('book_sold_out')
    await Promise.all([1, 2].map(() => closeOrder(db, orderID, 'cancelled', 'student').catch(() => null)))
    expect(await stock(bookID)).toBe(1)
    expect(await purchases(student)).toMatchObject([{ state: 'closed' }])
    expect((await read(student, bookID)).open_order).toBe(null)
    expect((await buy(student, bookID)).status).toBe(200)
  })

  it('gives its copies back after its time, by the background task', async () => {
    const [student, bookID] = [await newStudent(), await addBook(1)]
    const { orderID } = (await buy(student, bookID)).data
    const past = `expires_at = now() - interval '2 hours', check_at = now() - interval '1 hour', created_at = now() - interval '3 hours'`
    await db.rows({ name: '', text: `update payment_order set ${past} where id = $1` }, [orderID])
    await db.rows({ name: '', text: `update sandbox_payment set expires_at = now() - interval '2 hours'` })
    await checkDueOrders(db)
    expect(await stock(bookID)).toBe(1)
    expect(await purchases(student)).toMatchObject([{ state: 'closed' }])
  })

  it('that is paid all the same is delivered while there are copies, and otherwise stays in the account', async () => {
    for (const isSoldMeanwhile of [false, true]) {
      const [student, bookID] = [await newStudent(), await addBook(1)]
      const { orderID, link } = (await buy(student, bookID)).data
      await closeOrder(db, orderID, 'cancelled', 'student')
      if (isSoldMeanwhile) expect((await buy(await newStudent(), bookID)).status).toBe(200)
      await play(link, 'success')
      await db.rows({ name: '', text: 'update payment_order set check_at = now() where id = $1' }, [orderID])
      await checkDueOrders(db)
      expect(await purchases(student)).toMatchObject([{ state: isSoldMeanwhile ? 'credited' : 'paid' }])
      expect(await stock(bookID)).toBe(0)
      expect(await balance(student)).toEqual(
        isSoldMeanwhile ? ['payment 30.00'] : ['charge 30.00', 'payment 30.00'],
      )
    }
  })
})

// spec 2.43.4
describe('the book shop', () => {
  const sendStaff = async <Data>(
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    key: string = randomUUID(),
  ) => {
    const reply = await app.inject({
      method,
      url: `/api/staff/book-shop/${path}`,
      headers: { ...headers, 'content-language': 'en', ...(method === 'POST' && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, ...reply.json<{ data: Data; code?: string }>() }
  }
  let headers: Awaited<ReturnType<typeof staff.signIn>>

  it('changes stock by what came and went, once for an attempt, and never below what is there', async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'library', scope: 'university' })
    headers = await staff.signIn(staffID)
    const bookID = await addBook(0)
    const change = (by: number, key?: string) =>
      sendStaff('POST', `books/${bookID}/stock`, { change: by }, key)
    await Promise.all([1, 2, 3].map(() => change(4, 'one-delivery-of-books')))
    expect(await stock(bookID)).toBe(4)
    await buy(await newStudent(), bookID, 3)
    expect((await change(-2)).code).toBe('stock_too_low')
    expect((await change(-1)).data).toMatchObject({ shop_copies: 0, reserved: 3, paid: 0 })
  })

  it('hands out what is paid and nothing else, and takes a mistake back', async () => {
    const [student, bookID] = [await newStudent(), await addBook(2)]
    const { link, orderID } = (await buy(student, bookID)).data
    const [{ saleID }] = (await purchases(student)) as [{ saleID: number }, ...unknown[]]
    const handOut = () => sendStaff<{ state: string }>('POST', `sales/${saleID}/hand-out`)
    expect((await handOut()).code).toBe('sale_not_paid')
    await play(link, 'success')
    await student.read(`/api/financial-info/orders/${orderID}`)
    const replies = await Promise.all([handOut(), handOut()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await purchases(student))[0]!.state).toBe('handed_out')
    expect((await sendStaff<{ state: string }>('POST', `sales/${saleID}/take-back`)).data.state).toBe('paid')
    await university.change('student', student.studentID, testNames)
    for (const search of nameSearches)
      expect(
        (await sendStaff<{ items: object[] }>('GET', `sales?search=${search}`)).data.items,
      ).toMatchObject([{ saleID }])
    expect(
      (await sendStaff<{ total: number }>('GET', 'sales?search=' + encodeURIComponent('სახელმძღვანელო'))).data
        .total,
    ).toBeGreaterThan(0)
  })

  it('takes a book off sale with its price', async () => {
    const [student, bookID] = [await newStudent(), await addBook(2)]
    expect(
      (await sendStaff('POST', `books/${bookID}/price`, { currency: 'GEL', price: '9.9' })).data,
    ).toMatchObject({
      prices: [{ currency: 'GEL', price: '9.90' }],
    })
    expect((await read(student, bookID)).price).toBe('9.90')
    for (const price of ['0', '-1', '0.001'])
      expect((await sendStaff('POST', `books/${bookID}/price`, { currency: 'GEL', price })).status).toBe(422)
    await sendStaff('POST', `books/${bookID}/price`, { currency: 'GEL', price: null })
    expect((await buy(student, bookID)).code).toBe('book_not_for_sale')
  })
})
