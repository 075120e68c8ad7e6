import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { financeStaff } from '#contract/staff/finance-staff.ts'
import { nameSearches, testNames } from '#server/staff-lists/test-names.ts'
import { makeApp } from '#server/app.ts'
import { overtake, untilWaiting } from '#server/db/connection/test-activity.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFinance } from '../test-finance.ts'
import { testOffice } from './test-office.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { sql, newStudent, pay, play, listEntries } = await testFinance(app, db, university)
const { office, colleague, send } = await testOffice(app, db)
type Plan = z.output<typeof financeStaff.planTuition.reply>

describe('a refund', () => {
  const addPaid = async () => {
    const student = await newStudent()
    const { data } = await pay(student, { amount: '80' })
    await play(data.link, 'success', 'once')
    return { student, orderID: data.orderID }
  }
  const propose = (orderID: number, amount: string) =>
    send<{ refundID: number }>('POST', `/orders/${orderID}/refund`, { amount, reason: 'paid twice' })
  const decide = (refundID: number, decision: string, headers: typeof office) =>
    send('POST', `/refunds/${refundID}/decide`, { decision }, headers)

  it('is proposed once by six parallel requests, and the others are refused', async () => {
    const { orderID } = await addPaid()
    const replies = await overtake(db, {
      lock: 'select from payment_order where id = $1 for update',
      values: [orderID],
      begin: () => Promise.all(Array.from({ length: 6 }, () => propose(orderID, '80'))),
      // None of them begins after the first has ended.
      meanwhile: () => untilWaiting(db, 6),
    })
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.flatMap(({ status, code }) => (status === 200 ? [] : [code])))).toEqual(
      new Set(['refund_open']),
    )
  })

  // spec 2.39.7
  it('needs two people, and then stands in the bank, the order and the account', async () => {
    const { student, orderID } = await addPaid()
    expect((await propose(orderID, '80.01')).status).toBe(422)
    const { data } = await propose(orderID, '30')
    expect(await propose(orderID, '30')).toMatchObject({ status: 409, code: 'refund_open' })
    expect(await decide(data.refundID, 'confirm', office)).toMatchObject({ status: 403, code: 'own_refund' })
    // The entry that the second person reads before deciding.
    const { data: waiting } = await send<z.output<typeof financeStaff.refunds.reply>>('GET', '/refunds')
    expect(waiting.items.find(({ refundID }) => refundID === data.refundID)).toMatchObject({
      orderID,
      amount: '30.00',
      paid: '80.00',
      refunded: '0.00',
      proposed_by: { lnameeng: expect.any(String) as string },
      decided_by: null,
    })
    const both = await Promise.all([1, 2].map(() => decide(data.refundID, 'confirm', colleague)))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await listEntries(student.studentID)).toMatchObject([
      { kind: 'payment', amount: '80.00' },
      { kind: 'refund', amount: '30.00' },
    ])
    expect(
      await sql('select refunded::text as refunded, state from payment_order where id = $1', [orderID]),
    ).toEqual([{ refunded: '30.00', state: 'paid' }])
    const rest = await propose(orderID, '50')
    expect((await decide(rest.data.refundID, 'confirm', colleague)).status).toBe(200)
    expect(await sql('select state from payment_order where id = $1', [orderID])).toEqual([
      { state: 'refunded' },
    ])
    const { data: sums } = await send<{ days: { paid: string; refunded: string; booked: string }[] }>(
      'GET',
      '/days',
    )
    for (const { paid, refunded, booked } of sums.days)
      expect(Number(paid) - Number(refunded)).toBeCloseTo(Number(booked))
  })

  it('that is rejected gives nothing back, and the database takes no confirmation by the person who proposed it', async () => {
    const { student, orderID } = await addPaid()
    const { data } = await propose(orderID, '30')
    await expect(
      sql(`update payment_refund set state = 'confirmed', confirmed_by = proposed_by where id = $1`, [
        data.refundID,
      ]),
    ).rejects.toThrow('check constraint')
    expect((await decide(data.refundID, 'reject', colleague)).status).toBe(200)
    expect(await listEntries(student.studentID)).toHaveLength(1)
    expect((await propose(orderID, '30')).status).toBe(200)
  })
})

describe('orders', () => {
  it('are found by the name of the student', async () => {
    const student = await newStudent(testNames)
    const { orderID } = (await pay(student, {})).data
    for (const search of nameSearches)
      expect((await send<object>('GET', `/orders?search=${search}`)).data).toMatchObject({
        total: 1,
        items: [{ orderID }],
      })
  })

  it('that are stuck or mismatched are found', async () => {
    const [stuck, mismatched] = [await newStudent(), await newStudent()]
    const { orderID } = (await pay(stuck)).data
    const other = (await pay(mismatched)).data
    await sql(`update payment_order set created_at = now() - interval '2 hours' where id = $1`, [orderID])
    await sql('update sandbox_payment set amount = amount + 1 where order_id = $1', [other.orderID])
    await play(other.link, 'success', 'once')
    const list = async (state: string) =>
      (await send<{ items: { orderID: number }[] }>('GET', `/orders?state=${state}`)).data.items.map(
        (each) => each.orderID,
      )
    expect(await list('stuck')).toEqual([orderID])
    expect(await list('mismatched')).toEqual([other.orderID])
  })
})

describe('a question to the bank', () => {
  it('shows what the bank has, and books it once the two agree', async () => {
    const student = await newStudent()
    const { orderID, link } = (await pay(student, { amount: '80' })).data
    const setBank = (change: string) =>
      sql(`update sandbox_payment set ${change} where order_id = $1`, [orderID])
    const ask = () => send<object>('POST', `/orders/${orderID}/check`)
    await setBank('amount = 81')
    await play(link, 'success', 'once')
    await setBank('amount = 82')
    const differs = { status: 'processing', mismatch: 'amount', bank: { state: 'paid', amount: '82.00' } }
    expect((await ask()).data).toMatchObject(differs)
    expect((await send<object>('GET', `/orders?search=${orderID}`)).data).toMatchObject({ items: [differs] })
    expect(await listEntries(student.studentID)).toEqual([])
    await setBank('amount = 80')
    const both = await Promise.all([ask(), ask()])
    for (const { data } of both) expect(data).toMatchObject({ status: 'paid', mismatch: null, bank: null })
    expect(await listEntries(student.studentID)).toMatchObject([{ kind: 'payment', amount: '80.00' }])
    // Also of a payment that is closed here.
    await setBank(`state = 'failed'`)
    expect((await ask()).data).toMatchObject({
      status: 'paid',
      mismatch: 'state',
      bank: { state: 'failed' },
    })
    expect(
      await sql(
        `select before ->> 'status' as before, after ->> 'mismatch' as after from audit
         where entity = 'payment_order' and entity_id = $1 order by id desc limit 1`,
        [String(orderID)],
      ),
    ).toEqual([{ before: 'paid', after: 'state' }])
  })

  it('is refused with the reason when the bank is silent or never had the payment', async () => {
    const { orderID } = (await pay(await newStudent())).data
    await sql('delete from sandbox_payment where order_id = $1', [orderID])
    expect(await send('POST', `/orders/${orderID}/check`)).toMatchObject({ status: 409, code: 'bank_away' })
    await sql('update payment_order set provider_order_id = null where id = $1', [orderID])
    expect(await send('POST', `/orders/${orderID}/check`)).toMatchObject({
      status: 409,
      code: 'order_unknown_to_bank',
    })
  })
})

describe('the price list', () => {
  it('is booked as the difference, shown before, and again changes nothing', async () => {
    const programmeID = await university.addProgramme('Physics')
    const students = await Promise.all([1, 2].map(() => university.addStudent({ programme_id: programmeID })))
    const book = () =>
      send<{ charges: number; discounts: number; amount: string }>('POST', `/tuition/${programmeID}/book`, {
        reason: 'autumn',
      })
    const setPrice = (amount: string) =>
      send('POST', `/tuition/${programmeID}/price`, { amount, due: '2026-10-15' })
    const plan = async () =>
      (await send<Plan>('GET', '/tuition')).data.programmes.find((each) => each.programmeID === programmeID)
    expect(await book()).toMatchObject({ status: 404, code: 'no_price' })
    await setPrice('1125')
    expect(await plan()).toMatchObject({
      price: '1125.00',
      students: 2,
      more: 2,
      less: 0,
      difference: '2250.00',
    })
    const runs = await Promise.all([book(), book()])
    expect(new Set(runs.map(({ data }) => data.charges))).toEqual(new Set([0, 2]))
    await setPrice('1000.50')
    expect(await plan()).toMatchObject({ more: 0, less: 2, difference: '-249.00' })
    expect((await book()).data).toEqual({ charges: 0, discounts: 2, amount: '-249.00' })
    await setPrice('1200')
    expect((await book()).data).toEqual({ charges: 2, discounts: 0, amount: '399.00' })
    expect((await book()).data).toEqual({ charges: 0, discounts: 0, amount: '0.00' })
    for (const studentID of students)
      expect(
        await sql('select balance::text as balance from student_balance where student_id = $1', [studentID]),
      ).toEqual([{ balance: '1200.00' }])
  })
})
