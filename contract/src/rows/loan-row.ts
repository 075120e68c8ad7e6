import * as z from 'zod/mini'
import { day, id, instant } from '../endpoint/endpoint.ts'
import { bookRow } from './book-row.ts'
import { amount, currency } from './money.ts'

/** A book that a student has, has given back or has lost. */
export const loan = z.object({
  loanID: id(),
  book: bookRow,
  lent_on: day(),
  due_on: day(),
  renewals: z.int(),
  renewed_on: z.nullable(day()),
  /** Other students wait for it. */
  is_wanted: z.boolean(),
  status: z.enum(['lent', 'returned', 'lost']),
  closed_on: z.nullable(day()),
  /** While the book is late it grows each day. */
  fine: z.nullable(amount()),
  fine_state: z.nullable(z.enum(['growing', 'open', 'paid', 'waived', 'refunded'])),
  /** Why it was waived, or what a lost book costs. */
  fine_reason: z.nullable(z.string()),
  /** The payment order by which the fine is being paid online, or was. */
  fine_orderID: z.nullable(id()),
})

/** A copy that is kept for a student, or their place in the queue for one. */
export const hold = z.object({
  holdID: id(),
  book: bookRow,
  status: z.enum(['waiting', 'ready']),
  /** Of those who wait, from 1. */
  place: z.nullable(z.int()),
  /** The last day on which a copy that is kept can be taken. */
  ready_until: z.nullable(day()),
  created_at: instant(),
})

/** The library's terms, a setting. */
export const libraryTerms = z.object({
  loan_days: z.int(),
  renewals: z.int(),
  loans: z.int(),
  holds: z.int(),
  hold_days: z.int(),
  open_orders: z.int(),
  fine_per_day: amount(),
  fine_max: amount(),
  /** Open fines of so much block borrowing, renewing and reserving; null blocks nothing. */
  fine_limit: z.nullable(amount()),
  currency: currency(),
  /**
   * When the library is closed: weekdays (1 is Monday) and holidays. Books are not due on such days, and they cost no fine.
   */
  closed_weekdays: z.optional(z.array(z.int())),
  closed_days: z.optional(z.array(day())),
})
