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

/** What was charged, what was paid or taken off less what was given back, and what is owed in the end. */
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

interface GroupName {
  readonly key: string
  readonly name: string
  readonly nameeng: string
}

/** Groups in the order of their first movement, each with its sums. */
export const groupMovements = <Row extends Movement>(
  movements: readonly Row[],
  toName: (row: Row) => GroupName,
): (GroupName & AccountSums & { readonly movements: Row[] })[] => {
  const groups = new Map<string, { readonly name: GroupName; readonly movements: Row[] }>()
  for (const row of movements) {
    const name = toName(row)
    const group = groups.get(name.key) ?? { name, movements: [] }
    group.movements.push(row)
    groups.set(name.key, group)
  }
  return [...groups.values()].map(({ name, movements: own }) => ({
    ...name,
    ...sumMovements(own),
    movements: own,
  }))
}

/** The month of a date as the name of a group: "2026 წლის ნოემბერი" / "November 2026". */
export const toMonthGroup = (date: string): GroupName => {
  const [year, month] = [date.slice(0, 4), Number(date.slice(5, 7)) - 1]
  return {
    key: date.slice(0, 7),
    name: `${year} წლის ${monthNames.ka[month] ?? ''}`,
    nameeng: `${monthNames.en[month] ?? ''} ${year}`,
  }
}
