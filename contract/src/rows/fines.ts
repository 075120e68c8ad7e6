import * as z from 'zod/mini'
import { amount, currency } from './money.ts'

/** What a student owes the library, wherever it is paid; null without an open fine. One that still grows is not in it. */
export const fines = z.nullable(
  z.object({
    /** All of it; null when the student's account is in another currency than the library's fines. */
    sum: z.nullable(amount()),
    /** What is charged to the account. */
    in_account: amount(),
    account_currency: currency(),
    /** What is owed for books that were given back late or are lost. */
    in_library: amount(),
    library_currency: currency(),
  }),
)
