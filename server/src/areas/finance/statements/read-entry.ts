import { readBankAmount } from '#rules/finance/statements/read-bank-amount.ts'
import { readBankDate } from '#rules/finance/statements/read-bank-date.ts'
import { badStatement } from './bad-statement.ts'
import type { StatementEntry } from './statement-entry.ts'

/** An entry as the file writes it. */
export interface WrittenEntry {
  readonly account: string
  readonly reference: string
  readonly date: string
  readonly amount: string
  /** The amount has no sign, and left the account. */
  readonly isDebit?: boolean
  readonly currency: string
  readonly payer?: string | undefined
  readonly payerAccount?: string | undefined
  readonly text?: string | undefined
  readonly endToEnd?: string | undefined
}

const tidy = (text: string | undefined, most: number) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, most)

/** Most of an amount that the file writes too long is of no help. */
const cut = (value: string) => value.trim().slice(0, 40)

/**
 * Reads one entry, the `nth` of the file from 1. Null is an entry of nothing, which changes no account. Refuses with 422
 * what cannot be read exactly: of a statement all counts or nothing.
 */
export const readEntry = (written: WrittenEntry, nth: number): StatementEntry | null => {
  const reference = tidy(written.reference, 200)
  if (reference === '') throw badStatement('noReference', { nth })
  const bookedOn = readBankDate(written.date)
  if (bookedOn === null) throw badStatement('noDate', { nth, value: cut(written.date) })
  const read = readBankAmount(written.amount)
  if ('error' in read) throw badStatement(read.error, { nth, value: cut(written.amount) })
  const currency = written.currency.trim()
  if (!/^[A-Z]{3}$/.test(currency)) throw badStatement('noCurrency', { nth, value: cut(written.currency) })
  if (/^-?0\.00$/.test(read.amount)) return null
  const isPlain = written.isDebit !== true
  const amount = isPlain
    ? read.amount
    : read.amount.startsWith('-')
      ? read.amount.slice(1)
      : `-${read.amount}`
  return {
    account: tidy(written.account, 100),
    reference,
    bookedOn,
    amount,
    currency,
    payer: tidy(written.payer, 200),
    payerAccount: tidy(written.payerAccount, 100),
    text: tidy(written.text, 1000),
    endToEnd: tidy(written.endToEnd, 100) || null,
  }
}

/** Refuses a file of which two entries have one number. */
export const requireOwnReferences = (entries: readonly StatementEntry[]): void => {
  const known = new Set<string>()
  for (const [nth, { account, reference }] of entries.entries()) {
    const key = `${account}\n${reference}`
    if (known.has(key)) throw badStatement('referenceTwice', { nth: nth + 1, value: reference.slice(0, 60) })
    known.add(key)
  }
}
