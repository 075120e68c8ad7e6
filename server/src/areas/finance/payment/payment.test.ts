import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { checkDueOrders } from '#server/payments/test-check-orders.ts'
import { testFinance } from '../test-finance.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)

const finance = await testFinance(app, db, university)
const { sql, newStudent, addCharge, pay, readOrder, cancelOrder, play, listEntries } = finance
const listRefusals = async (studentID: number) =>
  (
    await sql<{ code: string }>('select code from payment_refusal where student_id = $1 order by id', [
      studentID,
    ])
  ).map(({ code }) => code)
describe('pay', () => {
  // spec 2.40.3
  it('opens an order whose truth comes from the bank, and writes one payment for its charge', async () => {
    const student = await newStudent()
    const chargeID = await addCharge(student.studentID)
    const { status, data } = await pay(student, { pay_for_id: chargeID, amount: '200.50' })
    expect(status).toBe(200)
    expect(data.link).toMatch(/^\/sandbox-bank\/[\da-f]{32}$/)
    expect((await readOrder(student, data.orderID)).data).toMatchObject({
      status: 'processing',
      amount: '200.50',
      currency: 'GEL',
      name: 'საფასური',
      link: data.link,
    })
    const back = (await play(data.link, 'success')).json<{ data: { return_url: string } }>()
    expect(back.data.return_url).toBe(`/pymentSuccess/success?order=${data.orderID}`)
    await sql('update payment_order set checked_at = null')
    const looks = await Promise.all([1, 2, 3].map(() => readOrder(student, data.orderID)))
    expect(looks.map((look) => look.status)).toEqual([200, 200, 200])
    expect((await readOrder(student, data.orderID)).data).toMatchObject({ status: 'paid', link: null })
    expect((await listEntries(student.studentID)).slice(1)).toEqual([
      { kind: 'payment', amount: '200.50', charge_id: chargeID },
    ])
  })

  it('is one order for one key, and another thing with the key is refused', async () => {
    const student = await newStudent()
    const idempotency_key = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => pay(student, { idempotency_key })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ data }) => data.orderID)).size).toBe(1)
    expect(new Set(replies.map(({ data }) => data.link)).size).toBe(1)
    expect(await pay(student, { idempotency_key, amount: '101' })).toMatchObject({
      status: 409,
      code: 'key_of_another',
    })
  })

  it('takes the key of the header, which is one order for a UUID in either spelling', async () => {
    const student = await newStudent()
    const uuid = randomUUID()
    const orderOf = async (key: string) => {
      const body = { payment_type: 1, amount: '100' }
      const { status, data } = await student.send('POST', '/api/financial-info/pay', body, 'en', key)
      expect(status).toBe(200)
      return (data as { orderID: number }).orderID
    }
    const orderID = await orderOf(uuid)
    expect(await orderOf(uuid.replaceAll('-', '').toUpperCase())).toBe(orderID)
    // A key that is no UUID names no order.
    expect(await orderOf('my-own-attempt-1')).toBeGreaterThan(orderID)
  })

  it('has one open order for a charge: the same amount finds it again, another one replaces it', async () => {
    const student = await newStudent()
    const pay_for_id = await addCharge(student.studentID)
    const first = (await pay(student, { pay_for_id })).data
    expect((await pay(student, { pay_for_id, amount: '100.00' })).data).toEqual(first)
    const second = (await pay(student, { pay_for_id, amount: '150' })).data
    expect(second.orderID).not.toBe(first.orderID)
    expect((await readOrder(student, first.orderID)).data.status).toBe('cancelled')
    // Whoever pays on the old page all the same has paid.
    await play(first.link, 'success', 'once')
    expect((await readOrder(student, first.orderID)).data.status).toBe('paid')
    expect((await listEntries(student.studentID)).at(-1)).toMatchObject({ kind: 'payment', amount: '100.00' })
  })

  it.each([
    [{ amount: '-5' }, 'amount', 'amount_not_positive', 'more than zero'],
    [{ amount: '0' }, 'amount', 'amount_not_positive', 'more than zero'],
    [{ amount: '0.001' }, 'amount', 'amount_too_precise', 'two digits'],
    [{ amount: '999999999999' }, 'amount', 'amount_too_large', '₾30,000.00'],
    [{ amount: '1e2' }, 'amount', 'amount_not_a_number', 'digits'],
    [{ currency: 'USD' }, 'currency', 'foreign_currency', 'GEL'],
    [{ payment_type: 99 }, 'payment_type', 'type_unknown', 'list'],
    [{ payment_type: 4 }, 'payment_type', 'type_unknown', 'list'],
    [{ payment_type: 3 }, 'pay_for_id', 'charge_missing', 'charge'],
  ])('refuses %j with its sentence, and writes it down', async (body, field, code, text) => {
    const student = await newStudent()
    for (let nth = 0; nth < 2; nth += 1) {
      const { status, data } = await pay(student, body)
      expect(status).toBe(422)
      expect((data as unknown as Record<string, string[]>)[field]![0]).toContain(text)
    }
    expect(await listRefusals(student.studentID)).toEqual([code])
    expect(await sql('select from payment_order where student_id = $1', [student.studentID])).toEqual([])
  })

  it.each(['+5', ' 5', '5 ', '5.0', '-5', '5,0', ''])(
    'answers the amount %j of a charge, or refuses it',
    async (amount) => {
      const student = await newStudent()
      const pay_for_id = await addCharge(student.studentID, '80.00')
      const { status } = await pay(student, { pay_for_id, amount })
      expect(status).toBe(/^ ?5(\.0)? ?$/.test(amount) ? 200 : 422)
    },
  )

  it('takes no more than is left of a charge, and none of another student', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const pay_for_id = await addCharge(student.studentID, '80.00')
    expect((await pay(student, { pay_for_id, amount: '80.01' })).status).toBe(422)
    expect(await pay(other, { pay_for_id, amount: '10' })).toMatchObject({
      status: 404,
      code: 'charge_unknown',
    })
    expect(await listRefusals(other.studentID)).toEqual(['charge_unknown'])
    const { data } = await pay(student, { pay_for_id, amount: '80' })
    await play(data.link, 'success', 'once')
    const { status, data: errors } = await pay(student, { pay_for_id, amount: '80' })
    expect([status, errors]).toEqual([422, { pay_for_id: ['This charge is already paid.'] }])
  })

  it('refuses too many orders in an hour', async () => {
    const student = await newStudent()
    await sql(`update setting set value = '2' where name = 'payment_orders_per_hour'`)
    const statuses = []
    for (let nth = 0; nth < 3; nth += 1) statuses.push((await pay(student, {})).status)
    await sql(`update setting set value = '20' where name = 'payment_orders_per_hour'`)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('is in the currency of the student, and the database takes no other', async () => {
    const student = await newStudent({ programme_id: university.englishProgrammeID })
    const { data } = await pay(student, { currency: 'USD' })
    expect((await readOrder(student, data.orderID)).data.currency).toBe('USD')
    await expect(addCharge(student.studentID)).rejects.toThrow('is not in GEL')
  })

  it('is refused where no bank is set up', async () => {
    await sql(`update setting set value = 'false' where name = 'demo'`)
    const reply = await pay(await newStudent(), {})
    await sql(`update setting set value = 'true' where name = 'demo'`)
    expect(reply).toMatchObject({ status: 409, code: 'no_payment_provider' })
  })
})

describe('an order', () => {
  it('is read and cancelled by its student alone', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const { orderID } = (await pay(student, {})).data
    expect((await readOrder(other, orderID)).status).toBe(404)
    expect((await cancelOrder(other, orderID)).status).toBe(404)
    for (let nth = 0; nth < 2; nth += 1)
      expect((await cancelOrder(student, orderID)).data.status).toBe('cancelled')
  })

  it('that is paid is not cancelled, also when the portal has not heard of it', async () => {
    const student = await newStudent()
    const { orderID, link } = (await pay(student, {})).data
    await play(link, 'success')
    expect(await cancelOrder(student, orderID)).toMatchObject({ status: 409, code: 'order_paid' })
  })

  it.each([
    ['refusal', 'failed'],
    ['cancel', 'cancelled'],
    ['timeout', 'expired'],
  ])('after %s is %s, also when no message comes and nobody looks', async (outcome, state) => {
    const student = await newStudent()
    const { orderID, link } = (await pay(student, {})).data
    expect((await play(link, outcome)).statusCode).toBe(200)
    expect((await play(link, 'success')).json()).toMatchObject({ code: 'payment_closed' })
    await sql('update payment_order set check_at = now() where id = $1', [orderID])
    await checkDueOrders(db)
    expect(await sql('select state, check_at from payment_order where id = $1', [orderID])).toEqual([
      { state, check_at: null },
    ])
    expect(await listEntries(student.studentID)).toEqual([])
  })

  it('without a page of the bank expires, because nobody can have paid it', async () => {
    const student = await newStudent()
    const { orderID } = (await pay(student, {})).data
    await sql(
      `update payment_order set provider_order_id = null, link = null, check_at = now(), expires_at = now() where id = $1`,
      [orderID],
    )
    await checkDueOrders(db)
    expect((await readOrder(student, orderID)).data.status).toBe('expired')
  })
})
