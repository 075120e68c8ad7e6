import * as z from 'zod/mini'
import { amount, currency } from './money.ts'

/** A student's open library fines, wherever they are paid; null if there are none. One that still grows is not included. */
export const fines = z.nullable(
  z.object({
    /** All of it; null when the student's account is in another currency than the library's fines. */
    sum: z.nullable(amount()),
    /** The part that is charged to the account. */
    in_account: amount(),
    account_currency: currency(),
    /** The part for books that were returned late or are lost. */
    in_library: amount(),
    library_currency: currency(),
  }),
)
