/** The contract's terms for a year's credits, and how many of them the student has registered in this academic year. */
export interface YearCredits {
  /** Registered or passed; a subject counts once. */
  readonly registered: number
  /** Included in the fee of the year. */
  readonly included: number
  /** Of one credit more, a decimal string with two places; null: the university has set none. */
  readonly price: string | null
}

/** The credits that are left, or those beyond the fee with what they cost. */
export interface CreditsOfFee {
  readonly left: number
  readonly beyond: number
  /** Of those beyond, a decimal string; null while credits are left. */
  readonly cost: string | null
}

const toCents = (amount: string): bigint => {
  const [whole = '0', rest = ''] = amount.split('.')
  return BigInt(whole) * 100n + BigInt(rest.padEnd(2, '0').slice(0, 2))
}

const fromCents = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`

/** The message about the year's credits; null if all are registered and credits beyond them have no price. */
export const findCreditsOfFee = ({ registered, included, price }: YearCredits): CreditsOfFee | null => {
  if (registered < included) return { left: included - registered, beyond: 0, cost: null }
  const beyond = registered - included
  if (beyond === 0 || price === null) return null
  return { left: 0, beyond, cost: fromCents(toCents(price) * BigInt(beyond)) }
}
