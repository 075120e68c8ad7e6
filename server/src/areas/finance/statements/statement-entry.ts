/** An entry of the bank as a statement has it. */
export interface StatementEntry {
  readonly account: string
  /** Unique in the account. */
  readonly reference: string
  /** Y-m-d. */
  readonly bookedOn: string
  /** A decimal with two places; below zero is money that left the account. */
  readonly amount: string
  readonly currency: string
  readonly payer: string
  readonly payerAccount: string
  readonly text: string
  /** The number of the payer; a transfer that is returned repeats it. */
  readonly endToEnd: string | null
  /** How many transfers it is the sum of; only for one can the payer be found. */
  readonly parts: number
  /** The number of the batch that it is a part of. */
  readonly batch: string | null
  /** What in its whole text may name a student. */
  readonly tokens: readonly string[]
}

interface Balance {
  readonly account: string
  readonly currency: string
  readonly opening: string | null
  readonly closing: string | null
}

/** A line of a file that is no entry. */
export interface LeftOutLine {
  readonly line: number
  readonly text: string
}

export interface ReadStatement {
  readonly entries: readonly StatementEntry[]
  readonly balances: readonly Balance[]
  /** Entries that the bank has not booked yet, which are left out. */
  readonly pending: number
  /** Lines above the names of the columns and below the entries, such as sums. */
  readonly leftOut: readonly LeftOutLine[]
}
