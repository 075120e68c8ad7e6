import { isOwed, sumMovements, type AccountSums, type GroupName, type Movement } from './group-movements.ts'
import { toAmount, toMinorUnits } from './money.ts'

/** An entry with what decides which charge it belongs to. */
export interface PlacedMovement extends Movement {
  readonly financeID: number
  /** Of a charge. */
  readonly due: string | null
  /** The charge that it pays, lowers or gives back; null is the account as a whole. */
  readonly chargeID: number | null
}

/** An entry, or the part of a payment that pays one charge. */
interface Part<Row> {
  readonly row: Row
  /** The entry whose group it is in: a charge, or a refund without a charge; null is money that pays nothing yet. */
  readonly of: Row | null
  readonly amount: string
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The earliest due first, charges without a date last: the order in which the account pays them. */
const compareDue = (one: PlacedMovement, other: PlacedMovement): number =>
  compareText(one.due ?? '~', other.due ?? '~') || one.financeID - other.financeID

const compareDay = (one: PlacedMovement, other: PlacedMovement): number =>
  compareText(one.date, other.date) || one.financeID - other.financeID

/**
 * Puts each payment on the charges that it pays, as the view `charge_left` counts: first what is meant for a charge, then
 * the rest of the account, which pays the earliest due first. What was given back pays nothing.
 */
const placePayments = <Row extends PlacedMovement>(movements: readonly Row[]): Part<Row>[] => {
  const parts: Part<Row>[] = []
  const charges = movements.filter(({ kind }) => kind === 'charge').toSorted(compareDue)
  const refunds = movements.filter(({ kind }) => kind === 'refund').toSorted(compareDay)
  const credits = movements.filter(({ kind }) => !isOwed(kind)).toSorted(compareDay)
  const rest = new Map(movements.map((row) => [row, toMinorUnits(row.amount)]))
  const byID = new Map(charges.map((charge) => [charge.financeID, charge]))
  const findCharge = ({ chargeID }: Row): Row | null =>
    chargeID === null ? null : (byID.get(chargeID) ?? null)
  const take = (from: Row, to: Row, of: Row) => {
    const [has, wants] = [rest.get(from) ?? 0n, rest.get(to) ?? 0n]
    const units = has < wants ? has : wants
    if (units === 0n) return
    rest.set(from, has - units)
    rest.set(to, wants - units)
    parts.push({ row: from, of, amount: toAmount(units) })
  }
  const given = credits.toReversed()
  // A refund counts against the latest payment.
  for (const refund of refunds) {
    const charge = findCharge(refund)
    parts.push({ row: refund, of: charge ?? refund, amount: refund.amount })
    for (const credit of given)
      if (charge !== null && findCharge(credit) === charge) take(credit, refund, charge)
  }
  for (const charge of charges) {
    parts.push({ row: charge, of: charge, amount: charge.amount })
    for (const credit of credits) if (findCharge(credit) === charge) take(credit, charge, charge)
  }
  for (const refund of refunds) for (const credit of given) take(credit, refund, findCharge(refund) ?? refund)
  for (const charge of charges) for (const credit of credits) take(credit, charge, charge)
  for (const credit of credits) {
    const left = rest.get(credit) ?? 0n
    if (left > 0n) parts.push({ row: credit, of: null, amount: toAmount(left) })
  }
  return parts
}

/** A group of the account by what its charges are: nothing that was paid stands apart from what it pays. */
export interface ChargeGroup<Row> extends GroupName, AccountSums {
  /** With the amount that counts here; `whole` is that of a payment of which another part counts elsewhere. */
  readonly movements: (Row & { readonly whole: string | null })[]
}

/**
 * Groups of charges, each with the payments that pay it, so that what is owed in a group is what is left of its charges;
 * money that pays no charge yet is in the last group, which is named `advance`.
 */
export const groupByCharge = <Row extends PlacedMovement>(
  movements: readonly Row[],
  toName: (row: Row) => GroupName,
  advance: GroupName,
): ChargeGroup<Row>[] => {
  const groups = new Map<string, { readonly name: GroupName; readonly units: Map<Row, bigint> }>()
  for (const { row, of, amount } of placePayments(movements)) {
    const name = of === null ? advance : toName(of)
    const group = groups.get(name.key) ?? { name, units: new Map<Row, bigint>() }
    group.units.set(row, (group.units.get(row) ?? 0n) + toMinorUnits(amount))
    groups.set(name.key, group)
  }
  const toGroup = ({ name, units }: { readonly name: GroupName; readonly units: Map<Row, bigint> }) => {
    const own = movements.flatMap((row) => {
      const part = units.get(row)
      if (part === undefined) return []
      const amount = toAmount(part)
      return [{ ...row, amount, whole: part === toMinorUnits(row.amount) ? null : row.amount }]
    })
    return { ...name, ...sumMovements(own), movements: own }
  }
  const order = new Map(movements.map((row, nth) => [row, nth]))
  const firstOf = (units: Map<Row, bigint>) =>
    Math.min(...[...units.keys()].map((row) => order.get(row) ?? 0))
  return [...groups.values()]
    .toSorted(
      (one, other) =>
        Number(one.name.key === advance.key) - Number(other.name.key === advance.key) ||
        firstOf(one.units) - firstOf(other.units),
    )
    .map(toGroup)
}
