import * as z from 'zod/mini'
import { area, day, done, id, idText, instant, line, prose, staffCall } from '../endpoint/endpoint.ts'
import { pageQuery, pageSchema, perPageQuery, searchQuery, sortQuery } from '../endpoint/paging.ts'
import { amount, currency, typedAmount } from '../rows/money.ts'
import { staffName } from './staff-session.ts'

const read = staffCall('finance.read')
const write = staffCall('finance.write')
const refund = staffCall('finance.refund')
const confirm = staffCall('finance.confirm-refund')
const charge = staffCall('finance.charge')

const account = z.object({
  studentID: id(),
  code: z.string(),
  name: z.string(),
  nameeng: z.string(),
  programme: z.string(),
  programmeeng: z.string(),
  currency: currency(),
  /** The balance owed; negative if the university owes the student. */
  balance: amount(),
  overdue: amount(),
  /** A debt keeps the student from registering. */
  isBlocked: z.boolean(),
})

const entry = z.object({
  financeID: id(),
  date: day(),
  kind: z.enum(['charge', 'payment', 'scholarship', 'discount', 'refund']),
  name: z.string(),
  nameeng: z.string(),
  amount: amount(),
  due: z.nullable(day()),
  balance: amount(),
  /** Who entered it; null for the portal. */
  staff: z.nullable(staffName),
  reason: z.nullable(z.string()),
  orderID: z.nullable(id()),
  /** Staff have made it by hand, and it was not reversed. */
  canReverse: z.boolean(),
  isReversed: z.boolean(),
})

const order = z.object({
  orderID: id(),
  studentID: id(),
  code: z.string(),
  student: z.string(),
  studenteng: z.string(),
  name: z.string(),
  nameeng: z.string(),
  amount: amount(),
  refunded: amount(),
  currency: currency(),
  provider: z.string(),
  provider_order_id: z.nullable(z.string()),
  status: z.enum(['processing', 'paid', 'failed', 'cancelled', 'expired', 'refunded']),
  /** How the bank's report differs, and its values. */
  mismatch: z.nullable(z.enum(['amount', 'currency', 'state', 'refund'])),
  bank: z.nullable(
    z.object({
      state: z.enum(['processing', 'paid', 'failed', 'cancelled', 'expired']),
      amount: z.nullable(amount()),
      currency: z.nullable(currency()),
      refunded: amount(),
    }),
  ),
  created_at: instant(),
  checked_at: z.nullable(instant()),
})

const refundRow = z.object({
  refundID: id(),
  orderID: id(),
  studentID: id(),
  code: z.string(),
  student: z.string(),
  studenteng: z.string(),
  amount: amount(),
  currency: currency(),
  reason: z.string(),
  state: z.enum(['proposed', 'confirmed', 'done', 'rejected', 'failed']),
  /** The amounts paid and refunded, and when the payment was begun. */
  paid: amount(),
  refunded: amount(),
  ordered_at: instant(),
  proposed_by: staffName,
  proposed_at: instant(),
  /** The person who confirmed or rejected it. */
  decided_by: z.nullable(staffName),
  /** The caller has proposed it, so that somebody else decides. */
  isOwn: z.boolean(),
})

const priced = z.object({
  programmeID: id(),
  programme: z.string(),
  programmeeng: z.string(),
  currency: currency(),
  /** Null without a price. */
  price: z.nullable(amount()),
  due: z.nullable(day()),
  students: z.int(),
  /** How many would be charged more, how many less, and the sum of it. */
  more: z.int(),
  less: z.int(),
  difference: amount(),
})

/** The accounts of students, for the finance office (spec 2.39.6). */
export const financeStaff = area({
  accounts: read('GET /api/staff/finance/accounts', {
    summary:
      'Lists the accounts of students by currency, the largest overdue debt first or by a column; `debt` is 1 for those with an overdue debt.',
    query: {
      ...perPageQuery,
      ...sortQuery('name', 'nameeng', 'programme', 'programmeeng', 'balance', 'overdue'),
      ...searchQuery,
      programmeID: z.optional(idText()),
      debt: z.optional(z.literal('1')),
    },
    reply: z.extend(pageSchema(account), {
      /** Of all that are found, on whatever page. */
      sums: z.array(
        z.object({
          currency: currency(),
          accounts: z.int(),
          debtors: z.int(),
          balance: amount(),
          overdue: amount(),
        }),
      ),
    }),
  }),
  programmes: read('GET /api/staff/finance/programmes', {
    summary: 'Sums what is owed and overdue by programme, those of each currency together.',
    reply: z.object({
      programmes: z.array(
        z.object({
          programmeID: id(),
          programme: z.string(),
          programmeeng: z.string(),
          currency: currency(),
          students: z.int(),
          debtors: z.int(),
          balance: amount(),
          overdue: amount(),
        }),
      ),
    }),
  }),
  account: read('GET /api/staff/finance/accounts/{id}', {
    summary:
      'Returns the account of a student with its entries, newest first, and the charges that are not paid.',
    params: { id: idText() },
    refuses: [404],
    reply: z.object({
      account,
      entries: z.array(entry),
      charges: z.array(z.object({ financeID: id(), name: z.string(), nameeng: z.string(), left: amount() })),
      types: z.array(z.object({ debit_typeID: id(), debit_type: z.string(), debit_typeeng: z.string() })),
    }),
  }),
  enter: write('POST /api/staff/finance/accounts/{id}/entries', {
    needsKey: true,
    summary: 'Enters a charge, a discount or a payment by bank transfer, with its reason.',
    params: { id: idText() },
    body: z.object({
      kind: z.enum(['charge', 'discount', 'payment']),
      debit_typeID: id(),
      amount: typedAmount(),
      /** The name that the student reads; defaults to the name of the type. */
      name: z.optional(line(200)),
      nameeng: z.optional(line(200)),
      /** The charge that is paid or lowered. */
      chargeID: z.optional(z.nullable(id())),
      /** Of a charge. */
      due: z.optional(z.nullable(day())),
      /** Of a payment: the day on which it was received; without it today. */
      date: z.optional(z.nullable(day())),
      reason: prose(1000),
    }),
    refuses: [404, 409],
    reply: z.object({ financeID: id() }),
  }),
  reverse: write('POST /api/staff/finance/entries/{id}/reverse', {
    needsKey: true,
    summary:
      'Takes back an entry that was made by hand, by an entry of the opposite kind; once, and with a reason.',
    params: { id: idText() },
    body: z.object({ reason: prose(1000) }),
    refuses: [404, 409],
    reply: z.object({ financeID: id() }),
  }),
  orders: read('GET /api/staff/finance/orders', {
    summary:
      'Lists online payments, newest first: `stuck` has no answer of the bank for an hour, `mismatched` differs from what the bank reports.',
    query: { ...pageQuery, ...searchQuery, state: z.optional(z.enum(['stuck', 'mismatched'])) },
    reply: pageSchema(order),
  }),
  checkOrder: write('POST /api/staff/finance/orders/{id}/check', {
    needsKey: true,
    summary:
      'Asks the bank of an online payment again, and books what it says where the two agree; replies with the payment.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: order,
  }),
  days: read('GET /api/staff/finance/days', {
    summary: 'Sums the online payments of the last 31 days, as the orders and as the accounts have them.',
    reply: z.object({
      days: z.array(
        z.object({
          day: day(),
          provider: z.string(),
          currency: currency(),
          payments: z.int(),
          paid: amount(),
          refunded: amount(),
          /** The sum in students' accounts; equal to `paid` less `refunded`. */
          booked: amount(),
        }),
      ),
    }),
  }),
  proposeRefund: refund('POST /api/staff/finance/orders/{id}/refund', {
    needsKey: true,
    summary: 'Proposes to give back a paid order or a part of it; somebody else confirms.',
    params: { id: idText() },
    body: z.object({ amount: typedAmount(), reason: prose(1000) }),
    refuses: [404, 409],
    reply: z.object({ refundID: id() }),
  }),
  refunds: confirm('GET /api/staff/finance/refunds', {
    summary: 'Lists refunds, the waiting ones first.',
    query: { ...pageQuery },
    reply: pageSchema(refundRow),
  }),
  decideRefund: confirm('POST /api/staff/finance/refunds/{id}/decide', {
    needsKey: true,
    summary: 'Confirms a refund, which is then sent to the bank, or rejects it; not one’s own.',
    params: { id: idText() },
    body: z.object({ decision: z.enum(['confirm', 'reject']) }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  planTuition: charge('GET /api/staff/finance/tuition', {
    summary:
      'Returns the price list of the current semester and what booking it would change, without changing anything.',
    reply: z.object({
      semester: z.string(),
      semestereng: z.string(),
      programmes: z.array(priced),
    }),
  }),
  setPrice: charge('POST /api/staff/finance/tuition/{programmeID}/price', {
    summary: 'Sets the price of a programme for the current semester; nothing is charged yet.',
    params: { programmeID: idText() },
    body: z.object({ amount: typedAmount(), due: day() }),
    refuses: [404],
    reply: done(),
  }),
  bookTuition: charge('POST /api/staff/finance/tuition/{programmeID}/book', {
    needsKey: true,
    summary:
      'Charges the students of a programme by the price list: what is missing as a charge, what was too much as a discount; again it changes nothing.',
    params: { programmeID: idText() },
    body: z.object({ reason: prose(1000) }),
    refuses: [404],
    reply: z.object({ charges: z.int(), discounts: z.int(), amount: amount() }),
  }),
})
