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
  /** Number of transfers that it sums up. The payer is looked up only if it is one. */
  readonly parts: number
  /** The reference of its batch. */
  readonly batch: string | null
  /** Words of its full text that may name a student. */
  readonly tokens: readonly string[]
}

interface Balance {
  readonly account: string
  readonly currency: string
  readonly opening: string | null
  readonly closing: string | null
}

/** A line of a file that is not an entry. */
export interface LeftOutLine {
  readonly line: number
  readonly text: string
}

export interface ReadStatement {
  readonly entries: readonly StatementEntry[]
  readonly balances: readonly Balance[]
  /** Entries that the bank has not booked yet, which are left out. */
  readonly pending: number
  /** Lines above the header and below the entries, such as sums. */
  readonly leftOut: readonly LeftOutLine[]
}
