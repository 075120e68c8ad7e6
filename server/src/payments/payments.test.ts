import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testFinance } from '#server/areas/finance/test-finance.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { openOrder } from './open-order.ts'
import { definePaymentPurpose } from './payment-purpose.ts'
import { checkDueOrders } from './test-check-orders.ts'
import { writeSandboxCallback } from './sandbox/create-sandbox.ts'
import { closeOrder } from './settle-order.ts'
import { startOrder } from './start-order.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const finance = await testFinance(app, db, university)
const { sql, newStudent, addCharge, pay, readOrder, play, deliver, listEntries, toPageID } = finance

describe('a message of the bank', () => {
  it('is believed when its signature holds; forged and altered ones are refused and written down', async () => {
    const student = await newStudent()
    const { orderID, link } = (await pay(student, {})).data
    await play(link, 'success')
    const { raw, headers } = await writeSandboxCallback(db, toPageID(link))
    const altered = Buffer.from(raw.toString().replace('100.00', '900.00'))
    await sql('truncate payment_refusal')
    for (const [body, sent] of [
      [raw, {}],
      [raw, { 'callback-signature': Buffer.alloc(32).toString('base64') }],
      [altered, headers],
      [Buffer.from(`${raw.toString()} `), headers],
    ] as const) {
      const reply = await deliver(body, sent)
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'signature_invalid'])
    }
    expect(await sql('select code, times from payment_refusal')).toEqual([
      { code: 'forged_callback', times: 4 },
    ])
    expect(await listEntries(student.studentID)).toEqual([])
    expect((await deliver(raw, headers)).statusCode).toBe(200)
    expect((await deliver(raw, headers)).statusCode).toBe(200)
    expect(await listEntries(student.studentID)).toHaveLength(1)
    expect((await readOrder(student, orderID)).data.status).toBe('paid')
    expect((await deliver(raw, headers, 'nobody')).statusCode).toBe(404)
  })

  it('that overtakes the reply finds its order by our number, and no other bank’s order', async () => {
    const student = await newStudent()
    const { orderID, link } = (await pay(student, {})).data
    await play(link, 'success')
    await sql('update payment_order set provider_order_id = null, link = null where id = $1', [orderID])
    const { raw, headers } = await writeSandboxCallback(db, toPageID(link))
    await deliver(raw, headers)
    expect(await sql('select state, provider_order_id from payment_order where id = $1', [orderID])).toEqual([
      { state: 'paid', provider_order_id: toPageID(link) },
    ])
    // A second payment that claims to be the same order is not one of ours.
    await sql('update sandbox_payment set id = $1 where id = $2', ['f'.repeat(32), toPageID(link)])
    const second = await writeSandboxCallback(db, 'f'.repeat(32))
    await sql('truncate payment_refusal')
    expect((await deliver(second.raw, second.headers)).statusCode).toBe(200)
    expect(await sql('select code from payment_refusal')).toEqual([{ code: 'unknown_order' }])
    expect(await listEntries(student.studentID)).toHaveLength(1)
  })

  it('of another amount or currency settles nothing, and waits for a person', async () => {
    for (const [change, mismatch] of [
      [`amount = amount + 1`, 'amount'],
      [`currency = 'USD'`, 'currency'],
    ]) {
      const student = await newStudent()
      const { orderID, link } = (await pay(student, {})).data
      await sql(`update sandbox_payment set ${change} where id = $1`, [toPageID(link)])
      await play(link, 'success', 'twice')
      expect(
        await sql('select state, disagreement as mismatch from payment_order where id = $1', [orderID]),
      ).toEqual([{ state: 'processing', mismatch }])
      expect(await listEntries(student.studentID)).toEqual([])
    }
  })
})

describe('the ledger', () => {
  it('is only added to', async () => {
    const studentID = await university.addStudent()
    const id = await addCharge(studentID)
    for (const text of [
      `update ledger_entry set amount = 1 where id = ${id}`,
      `delete from ledger_entry where id = ${id}`,
      'truncate ledger_entry cascade',
    ])
      await expect(sql(text)).rejects.toThrow('can only be added')
  })

  it('takes only the currency of the account, and pays only a charge of the same student', async () => {
    const [studentID, otherID] = [await university.addStudent(), await university.addStudent()]
    await expect(addCharge(studentID, '1.00', { currency: 'USD' })).rejects.toThrow('is not in USD')
    const charge_id = await addCharge(otherID)
    const payment = { kind: 'payment', charge_id, due_on: null }
    await expect(addCharge(studentID, '1.00', payment)).rejects.toThrow('no charge of student')
    const discount = { kind: 'discount', charge_id, due_on: null }
    const discountID = await addCharge(otherID, '1.00', discount)
    await expect(addCharge(otherID, '1.00', { ...discount, charge_id: discountID })).rejects.toThrow(
      'no charge',
    )
  })

  it('takes a payment of an order once', async () => {
    const student = await newStudent()
    const { orderID } = (await pay(student, {})).data
    const entry = { kind: 'payment', order_id: orderID, due_on: null }
    await addCharge(student.studentID, '1.00', entry)
    await expect(addCharge(student.studentID, '1.00', entry)).rejects.toThrow('ledger_entry_payment_of_order')
  })
})

describe('a purpose of another area', () => {
  const calls: string[] = []
  let copies = 1
  let isBroken = false
  // A shop that reserves its copy when the order is opened.
  definePaymentPurpose({
    name: 'shop',
    onPaid: async (tx, { orderID }, { isLate }) => {
      calls.push(isLate ? 'late' : 'paid')
      await tx.rows({ name: '', text: 'insert into payment_step (order_id, step) values ($1, $2)' }, [
        orderID,
        'from the shop',
      ])
      if (isBroken) throw new Error('the shop is closed')
      if (!isLate) return 'delivered'
      if (copies === 0) return 'credit'
      copies -= 1
      return 'delivered'
    },
    onClosed: async (_tx, _order, state) => {
      calls.push(state)
      copies += 1
    },
  })
  const buy = async (studentID: number) => {
    const order = await db.transaction((tx) =>
      openOrder(tx, {
        studentID,
        purpose: 'shop',
        purposeID: copies,
        debitTypeID: 4,
        name: { ka: 'წიგნი', en: 'Book' },
        amount: '30.00',
        currency: 'GEL',
      }),
    )
    copies -= 1
    return { orderID: order.orderID, link: await startOrder(db, order.orderID, 'en') }
  }

  it('delivers once, and its price stands in the account beside the payment', async () => {
    const { studentID } = await newStudent()
    const { link } = await buy(studentID)
    await play(link, 'success', 'twice')
    expect(calls.splice(0)).toEqual(['paid'])
    expect(await listEntries(studentID)).toMatchObject([
      { kind: 'charge', amount: '30.00' },
      { kind: 'payment', amount: '30.00', charge_id: expect.any(Number) },
    ])
    copies = 1
  })

  it('gets its copy back when the order is given up; what is paid late is credit when there is no copy', async () => {
    const { studentID } = await newStudent()
    const { link, orderID } = await buy(studentID)
    await closeOrder(db, orderID, 'expired', 'portal')
    expect([copies, calls.splice(0)]).toEqual([1, ['expired']])
    copies = 0
    await play(link, 'success', 'twice')
    expect(calls.splice(0)).toEqual(['late'])
    expect(await listEntries(studentID)).toEqual([{ kind: 'payment', amount: '30.00', charge_id: null }])
    copies = 1
  })

  it('that fails leaves the order open with nothing written, and it is settled later', async () => {
    const { studentID } = await newStudent()
    const { link, orderID } = await buy(studentID)
    isBroken = true
    await play(link, 'success', 'once')
    const steps = () => sql('select step from payment_step where order_id = $1 order by id', [orderID])
    expect([await listEntries(studentID), await steps()]).toEqual([[], [{ step: 'created' }]])
    isBroken = false
    await sql('update payment_order set check_at = now() where id = $1', [orderID])
    await checkDueOrders(db)
    expect(await listEntries(studentID)).toHaveLength(2)
    expect(await steps()).toEqual([{ step: 'created' }, { step: 'from the shop' }, { step: 'paid' }])
  })
})
