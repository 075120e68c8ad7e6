import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMovements, type MovementKind } from './group-movements.ts'
import { toAmount, toMinorUnits } from './money.ts'
import { groupByCharge, type PlacedMovement } from './place-payments.ts'

interface Row extends PlacedMovement {
  readonly semester: string
}

const entry = fc.record({
  kind: fc.constantFrom<MovementKind>('charge', 'charge', 'payment', 'scholarship', 'discount', 'refund'),
  amount: fc.bigInt({ min: 1n, max: 90_000n }),
  month: fc.integer({ min: 1, max: 9 }),
  due: fc.option(fc.integer({ min: 1, max: 9 })),
  semester: fc.constantFrom('', 'autumn', 'spring'),
  target: fc.option(fc.nat(8)),
})

/** Newest first, as the account is read; nothing is given back that was not paid for the same charge. */
const account = fc.array(entry, { maxLength: 14 }).map((entries) => {
  const rows: Row[] = []
  const paidFor = new Map<number | null, bigint>()
  for (const [nth, { kind, amount, month, due, semester, target }] of entries.entries()) {
    const charges = rows.filter((row) => row.kind === 'charge')
    const isCharge = kind === 'charge'
    const chargeID = isCharge || target === null ? null : (charges[target]?.financeID ?? null)
    const paid = paidFor.get(chargeID) ?? 0n
    const units = kind === 'refund' && amount > paid ? paid : amount
    if (units === 0n) continue
    if (!isCharge) paidFor.set(chargeID, kind === 'refund' ? paid - units : paid + units)
    const dueOn = isCharge && due !== null ? `2026-0${due}-20` : null
    const own = { kind, date: `2026-0${month}-05`, amount: toAmount(units), due: dueOn }
    rows.push({ ...own, financeID: nth + 1, chargeID, semester })
  }
  return rows.toSorted((one, other) => (one.date < other.date ? 1 : -1))
})

const advance = { key: 'advance', name: 'ავანსი', nameeng: 'Advance' }
const group = (rows: readonly Row[]) =>
  groupByCharge(rows, ({ semester }) => ({ key: semester, name: semester, nameeng: semester }), advance)
const sum = (amounts: readonly string[]) => amounts.reduce((all, each) => all + toMinorUnits(each), 0n)

// spec 2.39.2
describe('groupByCharge', () => {
  it('owes nothing below zero but in the last group, which has what was paid in advance', () => {
    fc.assert(
      fc.property(account, (rows) => {
        const groups = group(rows)
        for (const { key, charged, paid, balance } of groups) {
          expect(toMinorUnits(balance)).toBe(toMinorUnits(charged) - toMinorUnits(paid))
          if (key === 'advance') expect(toMinorUnits(balance)).toBeLessThan(0n)
          else expect(toMinorUnits(balance)).toBeGreaterThanOrEqual(0n)
        }
        const at = groups.findIndex(({ key }) => key === 'advance')
        expect([-1, groups.length - 1]).toContain(at)
        // A student who has paid in advance owes nothing.
        if (at !== -1) expect(groups.slice(0, -1).every(({ balance }) => balance === '0.00')).toBe(true)
      }),
    )
  })

  it('adds up to the account, and its parts to each entry', () => {
    fc.assert(
      fc.property(account, (rows) => {
        const groups = group(rows)
        const all = sumMovements(rows)
        for (const name of ['charged', 'paid', 'balance'] as const)
          expect(sum(groups.map((each) => each[name]))).toBe(toMinorUnits(all[name]))
        const listed = groups.flatMap(({ movements }) => movements)
        for (const { financeID, amount } of rows) {
          const parts = listed.filter((each) => each.financeID === financeID)
          expect(sum(parts.map((part) => part.amount))).toBe(toMinorUnits(amount))
          expect(parts.every(({ whole }) => whole === (parts.length > 1 ? amount : null))).toBe(true)
        }
      }),
    )
  })

  it('pays what a payment is meant for, and then the earliest due', () => {
    const row = (financeID: number, kind: MovementKind, amount: string, columns: Partial<Row> = {}): Row => ({
      financeID,
      kind,
      amount,
      date: '2026-09-01',
      due: null,
      chargeID: null,
      semester: '',
      ...columns,
    })
    const rows = [
      row(4, 'payment', '150.00'),
      row(3, 'payment', '20.00', { chargeID: 2 }),
      row(2, 'charge', '50.00', { due: '2026-12-01', semester: 'spring' }),
      row(1, 'charge', '137.50', { due: '2026-11-01', semester: 'autumn' }),
    ]
    expect(
      group(rows).map(({ key, charged, paid, balance, movements }) => [
        [key, charged, paid, balance],
        movements.map(({ financeID, amount, whole }) => [financeID, amount, whole]),
      ]),
    ).toEqual([
      [
        ['autumn', '137.50', '137.50', '0.00'],
        [
          [4, '137.50', '150.00'],
          [1, '137.50', null],
        ],
      ],
      [
        ['spring', '50.00', '32.50', '17.50'],
        [
          [4, '12.50', '150.00'],
          [3, '20.00', null],
          [2, '50.00', null],
        ],
      ],
    ])
  })
})
