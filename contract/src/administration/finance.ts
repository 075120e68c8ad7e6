import * as z from 'zod/mini'
import { area, call, day, done, id, idText, instant, line } from '../endpoint/endpoint.ts'
import { amount, currency } from '../rows/money.ts'
import { secret } from '../rows/secret.ts'
import { smsCode, smsCodeSent } from '../rows/sms-code.ts'

/** What can be paid for; its id is the `payment_type` of a payment. */
const debitType = z.object({
  debit_typeID: id(),
  debit_type: z.string(),
  debit_typeeng: z.string(),
  /** The student enters the amount; otherwise the charge has it. */
  own_amount: z.boolean(),
})

/** A charge or a payment. */
const movement = z.object({
  financeID: id(),
  date: day(),
  kind: z.enum(['charge', 'payment', 'scholarship', 'refund']),
  debit_typeID: z.nullable(id()),
  name: z.string(),
  nameeng: z.string(),
  semesterID: z.nullable(id()),
  amount: amount(),
  currency: currency(),
})

/** An open charge; `pay_for_id` of a payment names it. */
const charge = z.object({
  pay_for_id: id(),
  debit_typeID: id(),
  name: z.string(),
  nameeng: z.string(),
  amount: amount(),
  paid: amount(),
  left: amount(),
  currency: currency(),
  due: z.nullable(day()),
})

/** A payment order: `processing` until the bank has said that it was paid or not. */
const order = z.object({
  orderID: id(),
  status: z.enum(['processing', 'paid', 'failed', 'cancelled', 'expired', 'refunded']),
  /** The area whose thing is paid: `account`, `charge`, `books`, …, and the thing. */
  purpose: z.string(),
  purpose_id: z.nullable(id()),
  name: z.string(),
  nameeng: z.string(),
  amount: amount(),
  refunded: amount(),
  currency: currency(),
  provider: z.string(),
  /** The page of the bank, while it can be paid there. */
  link: z.nullable(z.string()),
  created_at: instant(),
  expires_at: instant(),
  paid_at: z.nullable(instant()),
})

/** Money between student and university (spec 10.1). */
export const finance = area({
  general: call('GET /api/financial-info/general', {
    summary: "Returns the student's balance, the next payment due, and the bank account to pay into.",
    reply: z.object({
      balance: amount(),
      charged: amount(),
      paid: amount(),
      debt: amount(),
      currency: currency(),
      next_due: z.nullable(z.object({ date: day(), amount: amount() })),
      bankAccount: z.nullable(z.string()),
      hasBankAccount: z.boolean(),
      receiver: z.object({ name: z.string(), nameeng: z.string(), bank: z.string(), account: z.string() }),
    }),
  }),
  announced: call('GET /api/financial-info/finance_temp', {
    summary: 'Lists charges that are announced but not booked yet.',
    reply: z.object({ charges: z.array(charge) }),
  }),
  by: call('GET /api/financial-info/financial_info_by_{name}', {
    summary: "Sums the student's account by `semester`, `type` or `date`; any other name is not found.",
    params: { name: line(40) },
    refuses: [404],
    reply: z.object({
      groups: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          nameeng: z.string(),
          charged: amount(),
          paid: amount(),
          balance: amount(),
          movements: z.array(movement),
        }),
      ),
      currency: currency(),
    }),
  }),
  details: call('GET /api/financial-info/details', {
    summary: "Lists every entry of the student's account, newest first, and the charges that can be paid.",
    reply: z.object({ movements: z.array(movement), charges: z.array(charge) }),
  }),
  scholarship: call('GET /api/financial-info/getScholarship', {
    summary: "Lists the student's scholarships and grants, and what was paid out.",
    reply: z.object({
      scholarships: z.array(
        z.object({
          scholarshipID: id(),
          name: z.string(),
          nameeng: z.string(),
          semesterID: id(),
          semester: z.string(),
          semestereng: z.string(),
          amount: amount(),
          currency: currency(),
          status: z.enum(['granted', 'paid', 'stopped']),
          paid_on: z.nullable(day()),
        }),
      ),
      bankAccount: z.nullable(z.string()),
    }),
  }),
  debitTypes: call('GET /api/financial-info/debit-types', {
    summary: 'Lists what can be paid for.',
    reply: z.object({ types: z.array(debitType) }),
  }),
  saveBankAccount: call('POST /api/financial-info/saveBankAccount', {
    summary:
      "Without `code`: checks the password and sends a four-digit code to the student's phone. With it: saves the account of 22 characters.",
    body: z.object({
      bankAccount: z.string().check(z.trim(), z.minLength(22), z.maxLength(22)),
      password: z.optional(secret()),
      code: smsCode(),
    }),
    refuses: [409, 429],
    reply: z.object({
      saved: z.boolean(),
      /** The account is paid to from then on; within a day of a new phone it is not yet. */
      valid_from: z.optional(z.nullable(instant())),
      ...smsCodeSent,
    }),
  }),
  pay: call('POST /api/financial-info/pay', {
    summary:
      "Creates a payment order and returns the link to the bank's page; the same key returns the same order.",
    body: z.object({
      /** A decimal with at most two places; a wrong one is refused with its reason. */
      amount: line(40),
      payment_type: id(),
      /** A charge; without it the amount goes to the account. */
      pay_for_id: z.optional(z.nullable(id())),
      /** That of the student; another one is refused. */
      currency: z.optional(currency()),
      idempotency_key: z.optional(z.uuid()),
    }),
    refuses: [404, 409, 429],
    reply: z.object({ link: z.string(), orderID: id() }),
  }),
  orders: call('GET /api/financial-info/orders', {
    summary: "Lists the student's last payment orders, newest first.",
    reply: z.object({ orders: z.array(order) }),
  }),
  order: call('GET /api/financial-info/orders/{orderID}', {
    summary: 'Returns a payment order, and asks the bank first while it is open.',
    params: { orderID: idText() },
    refuses: [404],
    reply: order,
  }),
  cancelOrder: call('POST /api/financial-info/orders/{orderID}/cancel', {
    summary: 'Gives up a payment order that is not paid; what is paid all the same still counts.',
    params: { orderID: idText() },
    refuses: [404, 409],
    reply: order,
  }),
  saveInformaticsInfo: call('POST /api/financial-info/saveInformaticsInfo', {
    summary: 'Saves the phone (9 digits, 5XXXXXXXX) and the address of a student of informatics.',
    body: z.object({ phoneNumber: line(40), address: line(300) }),
    refuses: [403],
    reply: done(),
  }),
})
