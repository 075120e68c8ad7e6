import * as z from 'zod/mini'
import {
  area,
  call,
  day,
  done,
  fileBytes,
  id,
  idText,
  instant,
  line,
  trimmedLine,
} from '../endpoint/endpoint.ts'
import { fines } from '../rows/fines.ts'
import { amount, currency, numberText } from '../rows/money.ts'
import { secret } from '../rows/secret.ts'
import { smsCode, smsCodeSent } from '../rows/sms-code.ts'

/** A type of payment; its id is the `payment_type` of a payment. */
const debitType = z.object({
  debit_typeID: id(),
  debit_type: z.string(),
  debit_typeeng: z.string(),
  /** The student enters the amount; otherwise the charge has it. */
  own_amount: z.boolean(),
})

/** An entry of the student's account: a charge and a refund raise what is owed, all others lower it. */
const movement = z.object({
  financeID: id(),
  date: day(),
  kind: z.enum(['charge', 'payment', 'scholarship', 'discount', 'refund']),
  debit_typeID: id(),
  name: z.string(),
  nameeng: z.string(),
  semesterID: z.nullable(id()),
  /** The charge that it pays, lowers or gives back; null is the account as a whole. */
  chargeID: z.nullable(id()),
  amount: amount(),
  currency: currency(),
  /** Of a charge. */
  due: z.nullable(day()),
  /** The balance after it. */
  balance: amount(),
})

/** A charge that is not paid in full; `pay_for_id` of a payment names it. */
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

/** A charge that is announced before it is in the account. */
const announcedCharge = z.object({
  announcedID: id(),
  name: z.string(),
  nameeng: z.string(),
  amount: amount(),
  currency: currency(),
  due: day(),
  books_on: day(),
})

/** The financial terms of a foreign student's tuition contract, the input of `rules/src/finance/tuition-contract.ts`. */
const tuitionContract = z.object({
  fee: amount(),
  currency: currency(),
  /** Paid for the fee of this academic year. */
  paid: amount(),
  academic_year: z.int(),
  isFirst: z.boolean(),
  starts_on: day(),
  second_starts_on: day(),
  /** Has registered subjects; otherwise a refused visa costs less. */
  isRegistered: z.boolean(),
  terms: z.object({
    initial_instalment: z.number(),
    instalment_percent: z.number(),
    instalments_due: z.array(z.string()),
    retained_before: z.number(),
    retained_within: z.number(),
    retained_later: z.number(),
    weeks: z.number(),
    visa_retained: z.number(),
  }),
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

/** Money between student and university (spec 2.39, 2.40). */
export const finance = area({
  general: call('GET /api/financial-info/general', {
    summary:
      "Returns the student's balance, the next payment due, what a debt blocks, and the bank account to pay into.",
    reply: z.object({
      /** The day at the university. */
      today: day(),
      /** The balance owed; negative if the university owes the student. */
      balance: amount(),
      charged: amount(),
      paid: amount(),
      debt: amount(),
      currency: currency(),
      /** The earliest date of what is not paid, and all that is due by then. */
      next_due: z.nullable(z.object({ date: day(), amount: amount(), isOverdue: z.boolean() })),
      overdue: amount(),
      /** Null when a debt blocks nothing; otherwise from when registration is blocked, null without a debt that has a date. */
      block: z.nullable(z.object({ isBlocked: z.boolean(), from: z.nullable(day()) })),
      bankAccount: z.nullable(z.string()),
      hasBankAccount: z.boolean(),
      /** An account is saved with a code, which goes to the phone. */
      hasPhone: z.boolean(),
      hasScholarship: z.boolean(),
      /** Of a student of informatics. */
      informatics: z.nullable(z.object({ phone: z.nullable(z.string()), address: z.nullable(z.string()) })),
      receiver: z.object({ name: z.string(), nameeng: z.string(), bank: z.string(), account: z.string() }),
      contract: z.nullable(tuitionContract),
      /** Null also for staff who do not see the student's books. */
      fines,
    }),
  }),
  announced: call('GET /api/financial-info/finance_temp', {
    summary: 'Lists charges that are announced but not booked yet.',
    reply: z.object({ charges: z.array(announcedCharge) }),
  }),
  by: call('GET /api/financial-info/financial_info_by_{name}', {
    summary:
      "Sums the student's account by `semester`, `type` or `date` (months): by month what was owed at its end, otherwise what is left of the charges, each with the payments that pay it; any other name is not found.",
    params: { name: line(40) },
    refuses: [404],
    reply: z.object({
      groups: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          nameeng: z.string(),
          charged: amount(),
          /** Less what was given back. */
          paid: amount(),
          /** The balance owed, now or at the end of the month; negative if paid in advance. */
          balance: amount(),
          movements: z.array(
            z.extend(movement, {
              /** For a partly counted payment, its full amount. */
              whole: z.nullable(amount()),
            }),
          ),
        }),
      ),
      currency: currency(),
    }),
  }),
  details: call('GET /api/financial-info/details', {
    summary: "Lists every entry of the student's account, newest first, and the charges that can be paid.",
    reply: z.object({ movements: z.array(movement), charges: z.array(charge), currency: currency() }),
  }),
  statement: call('GET /api/financial-info/statement', {
    summary: "Returns the student's account as a PDF or a CSV table, in the language asked for.",
    query: { format: z.optional(z.enum(['pdf', 'csv'])), locale: z.optional(z.enum(['ka', 'en'])) },
    answers: 'file',
    generatesFile: true,
    refuses: [409],
    reply: fileBytes(),
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
      bankAccount: z.string().check(trimmedLine(), z.minLength(22), z.maxLength(22)),
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
      amount: numberText(line(40)),
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
