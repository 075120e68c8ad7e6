import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { makeApp } from '#server/app.ts'
import { testFinance } from '#server/areas/finance/test-finance.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import type { Database } from '#server/db/open.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { Refusal } from '#server/http/refusal.ts'
import { log } from '#server/log.ts'
import { checkOrderNow } from './check-order.ts'
import { checkDueOrders, sendDueRefunds } from './test-check-orders.ts'
import { openOrder } from './open-order.ts'
import { receiveCallback } from './receive-callback.ts'
import { writeSandboxCallback } from './sandbox/create-sandbox.ts'
import { endSandboxPayment } from './sandbox/sql.ts'
import { closeOrder } from './settle-order.ts'
import { startOrder } from './start-order.ts'
import { endAfter, isEnd } from './test-crash.ts'

log.level = 'silent'
const db = await testDatabase()
const university = await testUniversity(db)
const { sql } = await testFinance(makeApp({ db, quiet: true }), db, university)
const staff = testStaff(db)
const [first, second] = [await staff.addMember(), await staff.addMember()]

const amount = '90.30'
const steps = ['start', 'pays', 'refuses', 'callback', 'replay', 'poll', 'look', 'cancel', 'refund'] as const
type Step = (typeof steps)[number]
/** One step, and after how many statements the process that takes it ends; null is never. */
const action = fc.record({
  step: fc.constantFrom<Step>(
    ...steps,
    'pays',
    'pays',
    'callback',
    'callback',
    'refund',
    'refund',
    'refund',
    'refund',
  ),
  endsAfter: fc.option(fc.nat(9), { freq: 2 }),
  /** Another process does the same at the same time. */
  isDoubled: fc.boolean(),
})
type Message = Awaited<ReturnType<typeof writeSandboxCallback>>

const open = async (): Promise<number> => {
  const studentID = await university.addStudent()
  const order = await db.transaction((tx) =>
    openOrder(tx, {
      studentID,
      purpose: 'account',
      purposeID: null,
      debitTypeID: 1,
      name: { ka: 'საფასური', en: 'Fee' },
      amount,
      currency: 'GEL',
    }),
  )
  return order.orderID
}

const findBank = async (orderID: number) =>
  (
    await sql<{ id: string; state: string; refunded: string }>(
      'select id, state, refunded::text as refunded from sandbox_payment where order_id = $1',
      [orderID],
    )
  )[0]

/** Two people ask for a refund of a part, if the order is paid and none is open. */
const confirmRefund = (orderID: number, part: string) =>
  sql(
    `insert into payment_refund (order_id, amount, reason, state, proposed_by, confirmed_by, send_at)
     select id, $2, 'test', 'confirmed', $3, $4, now() from payment_order o
     where id = $1 and state = 'paid' and refunded + $2::numeric <= amount
       and not exists (select from payment_refund r where r.order_id = o.id and r.state = 'confirmed')`,
    [orderID, part, first, second],
  )

const take = async (use: Database, step: Step, orderID: number, sent: Message[]): Promise<unknown> => {
  const bank = await findBank(orderID)
  const deliver = (message: Message | undefined) =>
    message && receiveCallback(use, 'sandbox', { ...message, address: 'test' })
  switch (step) {
    case 'start':
      return startOrder(use, orderID, 'en')
    case 'pays':
      return bank && endSandboxPayment(db, bank.id, 'paid')
    case 'refuses':
      return bank && endSandboxPayment(db, bank.id, 'failed')
    case 'callback': {
      if (bank === undefined) return undefined
      const message = await writeSandboxCallback(db, bank.id)
      sent.push(message)
      return deliver(message)
    }
    case 'replay':
      return deliver(sent[0])
    case 'poll':
      return checkDueOrders(use)
    case 'look':
      return checkOrderNow(use, orderID)
    case 'cancel':
      return closeOrder(use, orderID, 'cancelled', 'student')
    case 'refund':
      return sendDueRefunds(use)
  }
}

const makeDue = async (orderID: number) => {
  await sql(
    `update payment_order set checked_at = null, check_at = case when check_at is not null then now() end where id = $1`,
    [orderID],
  )
  await sql('update payment_refund set send_at = now() where order_id = $1 and send_at is not null', [
    orderID,
  ])
}

const ignoreEnd = (error: unknown): void => {
  if (!isEnd(error) && !(error instanceof Refusal)) throw error
}

/** The timed work of a portal that keeps running. */
const becomeQuiet = async (orderID: number) => {
  for (let round = 0; round < 2; round += 1) {
    await makeDue(orderID)
    await checkDueOrders(db)
    await sendDueRefunds(db)
  }
  // A payment that nobody reports after the order was given up is found by the message of the bank.
  const bank = await findBank(orderID)
  if (bank !== undefined)
    await receiveCallback(db, 'sandbox', { ...(await writeSandboxCallback(db, bank.id)), address: 'test' })
}

const sumEntries = async (orderID: number, kind: string) => {
  const rows = await sql<{ amount: string }>(
    'select amount::text as amount from ledger_entry where order_id = $1 and kind = $2',
    [orderID, kind],
  )
  return { count: rows.length, sum: rows.reduce((all, row) => all + toMinorUnits(row.amount), 0n) }
}

describe('an order', () => {
  it('agrees with the ledger and the records of the bank after any steps in any order, with a crash in any of them', async () => {
    const ended = { paid: 0, refunded: 0, crashed: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 12 }), async (actions) => {
        const orderID = await open()
        const sent: Message[] = []
        const reach = async (step: Step, endsAfter: number | null) => {
          if (endsAfter !== null) ended.crashed += 1
          await take(endsAfter === null ? db : endAfter(db, endsAfter), step, orderID, sent).catch(ignoreEnd)
        }
        await reach('start', null)
        for (const { step, endsAfter, isDoubled } of actions) {
          // A minute passes: what a process has taken is free again.
          if (step === 'refund') await confirmRefund(orderID, '30.10')
          await makeDue(orderID)
          await Promise.all([reach(step, endsAfter), isDoubled ? reach(step, null) : undefined])
        }
        await becomeQuiet(orderID)

        const [order] = await sql<{ state: string; refunded: string }>(
          'select state, refunded::text as refunded from payment_order where id = $1',
          [orderID],
        )
        const bank = await findBank(orderID)
        const [payments, refunds] = [
          await sumEntries(orderID, 'payment'),
          await sumEntries(orderID, 'refund'),
        ]
        const isPaid = bank?.state === 'paid'
        expect(payments).toEqual(isPaid ? { count: 1, sum: toMinorUnits(amount) } : { count: 0, sum: 0n })
        expect(toAmount(refunds.sum)).toBe(bank?.refunded ?? '0.00')
        expect(order!.refunded).toBe(bank?.refunded ?? '0.00')
        expect(['paid', 'refunded'].includes(order!.state)).toBe(isPaid)
        // No more is given back than two people have asked for.
        const [asked] = await sql(
          `select coalesce(sum(amount), 0)::numeric(12, 2)::text as amount, coalesce(bool_and(state = 'done'), true) as "isDone"
           from payment_refund where order_id = $1`,
          [orderID],
        )
        expect(asked).toEqual({ amount: order!.refunded, isDone: true })
        ended.paid += Number(isPaid)
        ended.refunded += Number(refunds.count > 0)
      }),
      { numRuns: 250 },
    )
    // The steps have reached what they are about.
    expect(ended.paid).toBeGreaterThan(20)
    expect(ended.refunded).toBeGreaterThan(3)
    expect(ended.crashed).toBeGreaterThan(100)
  }, 600_000)
})
