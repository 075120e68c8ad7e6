import { findPayerReferences } from '#rules/finance/statements/find-payer-references.ts'
import { normalizeAccount } from '#rules/finance/statements/normalize-account.ts'
import type { BankAmount } from '#rules/finance/statements/read-bank-amount.ts'
import { readBankDate } from '#rules/finance/statements/read-bank-date.ts'
import { badStatement } from './bad-statement.ts'
import type { StatementEntry } from './statement-entry.ts'

/** An entry as the file writes it. */
export interface WrittenEntry {
  readonly account: string
  readonly reference: string
  readonly date: string
  /** As written in the file, and as read, with its sign. */
  readonly amount: { readonly text: string; readonly read: BankAmount }
  readonly currency: string
  readonly payer?: string | undefined
  readonly payerAccount?: string | undefined
  readonly text?: string | undefined
  readonly endToEnd?: string | undefined
  readonly parts?: number
  readonly batch?: string | undefined
  /** It cannot be a student's payment, so no student is looked up. */
  readonly isNoPayment?: boolean
}

const compact = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
const tidy = (text: string | undefined, most: number) => compact(text).slice(0, most)
const shorten = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** Most of an amount that the file writes too long is of no help. */
export const cutValue = (value: string) => value.trim().slice(0, 40)

/**
 * Reads one entry, the `nth` of the file from 1. Null is an entry of nothing, which changes no account. Refuses with 422
 * what cannot be read exactly: of a statement all counts or nothing.
 */
export const readEntry = (written: WrittenEntry, nth: number): StatementEntry | null => {
  const reference = tidy(written.reference, 200)
  if (reference === '') throw badStatement('noReference', { nth })
  const bookedOn = readBankDate(written.date)
  if (bookedOn === null) throw badStatement('noDate', { nth, value: cutValue(written.date) })
  const { text: writtenAmount, read } = written.amount
  if ('error' in read) throw badStatement(read.error, { nth, value: cutValue(writtenAmount) })
  const currency = written.currency.trim()
  if (!/^[A-Z]{3}$/.test(currency))
    throw badStatement('noCurrency', { nth, value: cutValue(written.currency) })
  if (read.amount === '0.00') return null
  const [text, payer] = [compact(written.text), compact(written.payer)]
  const { parts = 1, isNoPayment = false } = written
  return {
    account: tidy(normalizeAccount(written.account), 100),
    reference,
    bookedOn,
    amount: read.amount,
    currency,
    payer: shorten(payer, parts > 1 ? 1000 : 200),
    payerAccount: tidy(normalizeAccount(written.payerAccount ?? ''), 100),
    text: shorten(text, 1000),
    endToEnd: tidy(written.endToEnd, 100) || null,
    parts,
    batch: tidy(written.batch, 200) || null,
    // From the full text, because the part that is cut off may name another student.
    tokens: parts > 1 || isNoPayment ? [] : findPayerReferences(`${text} ${payer}`),
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
