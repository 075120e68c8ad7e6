import { monthNames } from '../time/date-phrase.ts'
import { toAmount, toMinorUnits } from './money.ts'

export type MovementKind = 'charge' | 'payment' | 'scholarship' | 'discount' | 'refund'

/** An entry of an account. */
export interface Movement {
  readonly kind: MovementKind
  readonly date: string
  readonly amount: string
}

/** Whether the entry raises what the student owes. */
export const isOwed = (kind: MovementKind): boolean => kind === 'charge' || kind === 'refund'

/** Charged, then paid or deducted less refunds, and the balance in the end. */
export interface AccountSums {
  readonly charged: string
  readonly paid: string
  /** Below zero is what the university owes. */
  readonly balance: string
}

export const sumMovements = (movements: readonly Movement[]): AccountSums => {
  let [charged, paid] = [0n, 0n]
  for (const { kind, amount } of movements) {
    const units = toMinorUnits(amount)
    if (kind === 'charge') charged += units
    else paid += kind === 'refund' ? -units : units
  }
  return { charged: toAmount(charged), paid: toAmount(paid), balance: toAmount(charged - paid) }
}

/** The key of a group, and its name in both languages. */
export interface GroupName {
  readonly key: string
  readonly name: string
  readonly nameeng: string
}

type MonthGroup<Row> = GroupName & AccountSums & { readonly movements: Row[] }

/**
 * The months of an account whose entries are given newest first: what was charged and paid in each, and what was owed when
 * it ended, as the newest entry of the month has it.
 */
export const groupByMonth = <Row extends Movement & { readonly balance: string }>(
  movements: readonly Row[],
): MonthGroup<Row>[] =>
  [...Map.groupBy(movements, ({ date }) => date.slice(0, 7)).values()].map((own) => ({
    ...toMonthGroup(own[0]?.date ?? ''),
    ...sumMovements(own),
    balance: own[0]?.balance ?? '0.00',
    movements: own,
  }))

/** The month of a date as the name of a group: "2026 წლის ნოემბერი" / "November 2026". */
const toMonthGroup = (date: string): GroupName => {
  const [year, month] = [date.slice(0, 4), Number(date.slice(5, 7)) - 1]
  return {
    key: date.slice(0, 7),
    name: `${year} წლის ${monthNames.ka[month] ?? ''}`,
    nameeng: `${monthNames.en[month] ?? ''} ${year}`,
  }
}
