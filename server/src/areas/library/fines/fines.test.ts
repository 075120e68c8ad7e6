import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { library } from '#contract/campus/library.ts'
import { makeApp } from '#server/app.ts'
import { testFinance } from '#server/areas/finance/test-finance.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { checkDueOrders } from '#server/payments/test-check-orders.ts'
import { findProvider } from '#server/payments/find-provider.ts'
import { closeOrder, settleOrder } from '#server/payments/settle-order.ts'
import { testLibrary, type Loan } from '../test-library.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { sql, play, readOrder, cancelOrder, listEntries } = await testFinance(app, db, university)
const { addBook, newStudent, today, lend, loans, renew, hold, sendStaff } = await testLibrary(
  app,
  db,
  university,
)

type Paid = z.output<typeof library.payFine.reply>
const payFine = (student: TestStudent, loanID: number, body: object = {}, language = 'en') =>
  student.send<Paid>('POST', `/api/my-library/loans/${loanID}/pay`, body, language)
const settle = (loanID: number, body: object) => sendStaff('POST', `loans/${loanID}/fine`, body)
const returnBook = (loanID: number) => sendStaff('POST', `loans/${loanID}/return`)

/** A student with a fine of this many days. */
const newFine = async (days = 10, student?: TestStudent) => {
  const reader = student ?? (await newStudent())
  const { data } = await lend(reader, await addBook())
  await university.change('library_loan', data.loanID, {
    lent_on: await today(-days - 14),
    due_on: await today(-days),
  })
  await returnBook(data.loanID)
  return { student: reader, loanID: data.loanID }
}
const readFine = async (student: TestStudent, loanID: number): Promise<Loan> =>
  (await loans(student)).loans.find((each) => each.loanID === loanID)!
const kinds = async ({ studentID }: TestStudent) =>
  (await listEntries(studentID)).map(({ kind, amount }) => `${kind} ${amount}`)
const balance = async ({ studentID }: TestStudent) =>
  (
    await sql<{ balance: string }>(
      'select balance::text as balance from student_balance where student_id = $1',
      [studentID],
    )
  )[0]?.balance
const findPaymentID = async (orderID: number) =>
  (
    await sql<{ id: string }>('select provider_order_id as id from payment_order where id = $1', [orderID])
  )[0]!.id
/** The bank says what it knows of an order, also of one that was given up. */
const report = async (orderID: number) => {
  const paymentID = await findPaymentID(orderID)
  await settleOrder(db, orderID, paymentID, await findProvider(db, 'sandbox').readStatus(paymentID), 'poll')
}
const setLimit = (limit: string | null) =>
  sql(
    `update setting set value = value || jsonb_build_object('fine_limit', $1::text) where name = 'library_terms'`,
    [limit],
  )

// spec 2.41.7
describe('paying a fine online', () => {
  it('settles the fine, which staff see, and stands in the account as a charge and its payment', async () => {
    const { student, loanID } = await newFine()
    const { status, data } = await payFine(student, loanID)
    expect(status).toBe(200)
    expect(await readFine(student, loanID)).toMatchObject({
      fine: '2.00',
      fine_state: 'open',
      fine_orderID: data.orderID,
    })
    await play(data.link, 'success')
    const { data: order } = await readOrder(student, data.orderID)
    expect(order).toMatchObject({
      status: 'paid',
      amount: '2.00',
      purpose: 'library_fine',
      purpose_id: loanID,
    })
    expect(await readFine(student, loanID)).toMatchObject({ fine_state: 'paid', fine_orderID: data.orderID })
    const { data: reader } = await sendStaff<{ loans: Loan[] }>('GET', `students/${student.studentID}`)
    expect(reader.loans).toMatchObject([{ loanID, fine_state: 'paid', fine_orderID: data.orderID }])
    expect([await kinds(student), await balance(student)]).toEqual([['charge 2.00', 'payment 2.00'], '0.00'])
    expect((await payFine(student, loanID)).code).toBe('no_open_fine')
  })

  it('is one order however often it is begun, and one payment however often it is reported', async () => {
    const { student, loanID } = await newFine()
    const key = randomUUID()
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => payFine(student, loanID, { idempotency_key: key })),
    )
    const [{ data }] = replies as [(typeof replies)[0]]
    expect(new Set(replies.map((reply) => reply.data.orderID))).toEqual(new Set([data.orderID]))
    expect((await payFine(student, loanID)).data.orderID).toBe(data.orderID)
    await play(data.link, 'success')
    await sql('update payment_order set check_at = now() where id = $1', [data.orderID])
    await Promise.all([1, 2, 3].flatMap(() => [checkDueOrders(db), readOrder(student, data.orderID)]))
    expect(await kinds(student)).toEqual(['charge 2.00', 'payment 2.00'])
  })

  it('can be begun again after it was given up, and the first payment still counts', async () => {
    const { student, loanID } = await newFine()
    const { data: first } = await payFine(student, loanID)
    await cancelOrder(student, first.orderID)
    expect(await readFine(student, loanID)).toMatchObject({ fine_state: 'open', fine_orderID: null })
    const { data: second } = await payFine(student, loanID)
    expect(second.orderID).not.toBe(first.orderID)
    await play(first.link, 'success')
    await report(first.orderID)
    expect(await readFine(student, loanID)).toMatchObject({ fine_state: 'paid', fine_orderID: first.orderID })
    await play(second.link, 'success')
    await report(second.orderID)
    // The second payment is the student's.
    expect([await readFine(student, loanID), await balance(student)]).toMatchObject([
      { fine_orderID: first.orderID },
      '-2.00',
    ])
  })
})

// spec 2.41.8
describe('a fine of which a payment is open', () => {
  it('that is waived meanwhile stays waived, and the money is the student’s', async () => {
    const { student, loanID } = await newFine()
    const { data } = await payFine(student, loanID)
    expect((await settle(loanID, { outcome: 'waived', reason: 'ill' })).data.fine_state).toBe('waived')
    // The order is given up, but the student is at the bank's page.
    expect((await sql('select state from payment_order where id = $1', [data.orderID]))[0]).toEqual({
      state: 'cancelled',
    })
    await play(data.link, 'success', 'once')
    await report(data.orderID)
    expect(await readFine(student, loanID)).toMatchObject({ fine_state: 'waived', fine_orderID: null })
    expect([await kinds(student), await balance(student)]).toEqual([['payment 2.00'], '-2.00'])
  })

  it('cannot be paid in the library once the bank has the money', async () => {
    const { student, loanID } = await newFine()
    const { data } = await payFine(student, loanID)
    await play(data.link, 'success')
    for (const body of [{ outcome: 'paid' }, { outcome: 'waived', reason: 'ill' }]) {
      const reply = await settle(loanID, body)
      expect([reply.status, reply.code]).toEqual([409, 'fine_paid_online'])
      expect(reply.message).toContain(String(data.orderID))
    }
    expect(await readFine(student, loanID)).toMatchObject({ fine_state: 'paid' })
    expect(await kinds(student)).toEqual(['charge 2.00', 'payment 2.00'])
  })

  it('that is gone because the return was undone takes no money', async () => {
    const { student, loanID } = await newFine()
    const { data } = await payFine(student, loanID)
    expect((await sendStaff('POST', `loans/${loanID}/reopen`)).data.status).toBe('lent')
    await play(data.link, 'success')
    await report(data.orderID)
    expect(await readFine(student, loanID)).toMatchObject({ status: 'lent', fine_state: 'growing' })
    expect(await balance(student)).toBe('-2.00')
    // Given back again it costs as before; the credit is no payment of it.
    await returnBook(loanID)
    expect(await readFine(student, loanID)).toMatchObject({ fine: '2.00', fine_state: 'open' })
  })

  it('is settled once, however payment and waiver meet', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { student, loanID } = await newFine()
      const { data } = await payFine(student, loanID)
      await play(data.link, 'success')
      await Promise.all([
        settle(loanID, { outcome: 'waived', reason: 'ill' }),
        readOrder(student, data.orderID),
      ])
      await report(data.orderID)
      const { fine_state } = await readFine(student, loanID)
      const owed = { paid: '0.00', waived: '-2.00' }[fine_state as 'paid' | 'waived']
      expect(await balance(student)).toBe(owed)
    }
  })
})

// spec 2.41.8
describe('a fine that was paid online and is given back', () => {
  const refund = async (orderID: number, amount: string) => {
    await sql('update sandbox_payment set refunded = refunded + $2 where id = $1', [
      await findPaymentID(orderID),
      amount,
    ])
    await report(orderID)
  }

  it('is owed no more: the account comes to nothing after a part and after the whole', async () => {
    const { student, loanID } = await newFine()
    const { data } = await payFine(student, loanID)
    await play(data.link, 'success')
    await readOrder(student, data.orderID)
    await refund(data.orderID, '0.50')
    expect([(await readFine(student, loanID)).fine_state, await balance(student)]).toEqual(['paid', '0.00'])
    await refund(data.orderID, '1.50')
    expect([(await readFine(student, loanID)).fine_state, await balance(student)]).toEqual([
      'refunded',
      '0.00',
    ])
    expect(await kinds(student)).toEqual([
      'charge 2.00',
      'payment 2.00',
      'refund 0.50',
      'discount 0.50',
      'refund 1.50',
      'discount 1.50',
    ])
    expect((await payFine(student, loanID)).code).toBe('no_open_fine')
  })
})

// spec 2.41.7
describe('a fine that cannot be paid online', () => {
  it('is refused with its reason', async () => {
    const { student, loanID } = await newFine()
    expect((await payFine(await newStudent(), loanID)).status).toBe(404)
    const out = await lend(student, await addBook())
    expect((await payFine(student, out.data.loanID)).code).toBe('no_open_fine')
    await settle(loanID, { outcome: 'waived', reason: 'ill' })
    expect((await payFine(student, loanID)).code).toBe('no_open_fine')
  })

  it('in another currency than the account is paid in the library, and the attempt is recorded', async () => {
    const programmeID = university.englishProgrammeID
    const foreign = await testStudent(app, db, await university.addStudent({ programme_id: programmeID }))
    const { loanID } = await newFine(10, foreign)
    const reply = await payFine(foreign, loanID)
    expect([reply.status, reply.code]).toEqual([409, 'foreign_currency'])
    expect(reply.message).toContain('Pay it in the library')
    expect(
      await sql('select code, times from payment_refusal where student_id = $1', [foreign.studentID]),
    ).toEqual([{ code: 'foreign_currency', times: 1 }])
  })

  it('opens a new order for another amount, and the former one is given up', async () => {
    const { student, loanID } = await newFine()
    const { data: first } = await payFine(student, loanID)
    await university.change('library_loan', loanID, { fine: '3.00' })
    const { data: second } = await payFine(student, loanID)
    expect(second.orderID).not.toBe(first.orderID)
    expect((await readOrder(student, second.orderID)).data.amount).toBe('3.00')
    await closeOrder(db, second.orderID, 'cancelled', 'student')
    await play(first.link, 'success')
    await report(first.orderID)
    expect(await readFine(student, loanID)).toMatchObject({ fine: '3.00', fine_state: 'open' })
    expect(await balance(student)).toBe('-2.00')
  })
})

// spec 2.41.7
describe('the limit of open fines', () => {
  it('blocks lending, reserving and renewing, and is lifted with the payment', async () => {
    const { student, loanID } = await newFine()
    const kept = await lend(student, await addBook())
    await university.change('library_loan', kept.data.loanID, { due_on: await today(3) })
    await setLimit('2.00')
    try {
      const refused = await renew(student, kept.data.loanID)
      expect([refused.status, refused.code]).toEqual([409, 'fines_open'])
      expect(refused.message).toContain('2.00')
      expect((await hold(student, await addBook())).code).toBe('fines_open')
      expect((await lend(student, await addBook())).code).toBe('fines_open')
      const { data } = await payFine(student, loanID)
      await play(data.link, 'success')
      await readOrder(student, data.orderID)
      expect((await renew(student, kept.data.loanID)).status).toBe(200)
      expect((await hold(student, await addBook())).status).toBe(200)
      expect((await lend(student, await addBook())).status).toBe(200)
    } finally {
      await setLimit(null)
    }
  })
})
