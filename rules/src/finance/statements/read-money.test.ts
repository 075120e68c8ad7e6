import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount, toMinorUnits } from '../money.ts'
import {
  findFileDecimalSign,
  findSignConflict,
  findUnusedDirection,
  readDirection,
  readMoney,
  readWrittenMoney,
  signReadings,
  type WrittenMoney,
} from './read-money.ts'

const amountsOf = (rows: readonly WrittenMoney[], reading: (typeof signReadings)[number] = 'column') =>
  readMoney(rows, reading, null).map((read) => ('amount' in read ? read.amount : read.error))
const out = (text: string): WrittenMoney => ({ way: 'out', text })
const came = (text: string): WrittenMoney => ({ way: 'in', text })

describe('readDirection', () => {
  it.each([
    ['CRDT', 'in'],
    ['DBIT', 'out'],
    ['c', 'in'],
    ['Dr.', 'out'],
    [' Credit ', 'in'],
    ['+', 'in'],
    ['−', 'out'],
    ['კრედიტი', 'in'],
    ['დებ.', 'out'],
    ['Transfer', null],
    ['', null],
  ])('%s → %s', (text, way) => {
    expect(readDirection(text)).toBe(way)
  })
})

describe('readWrittenMoney', () => {
  const read = (cells: Record<string, string>, mapping: object) =>
    readWrittenMoney((column) => cells[column] ?? '', mapping)

  it.each([
    ['amount with a direction', { amount: '5', direction: 'D' }, { way: 'out', text: '5' }],
    ['amount with a word that says none', { amount: '5', direction: 'x' }, { error: 'noDirection' }],
    ['amount alone', { amount: '-5' }, { way: 'open', text: '-5' }],
    ['debit', { credit: '0.00', debit: '5' }, { way: 'out', text: '5' }],
    ['credit', { credit: '5', debit: '-' }, { way: 'in', text: '5' }],
    ['both', { credit: '5', debit: '6' }, { error: 'twoAmounts' }],
    ['none', { credit: '', debit: '0.00' }, { way: 'in', text: '0.00' }],
  ])('%s', (_what, cells, money) => {
    expect(read(cells, Object.fromEntries(Object.keys(cells).map((name, nth) => [name, nth])))).toEqual(money)
  })
})

describe('findSignConflict', () => {
  it.each([
    ['debits with a minus', [came('300'), out('-250'), out('-90')], null],
    ['debits without', [came('300'), out('250')], null],
    ['debits with a minus beside an empty one', [out('-250'), out('0.00')], null],
    ['debits with both', [came('300'), out('-250'), out('0'), out('90')], [1, 3]],
    ['a credit with a minus', [came('300'), came('-20'), out('-250')], [0, 1]],
    ['credits with a minus only', [came('-20')], [0]],
    [
      'signs without a column',
      [{ way: 'open', text: '-5' } as const, { way: 'open', text: '5' } as const],
      null,
    ],
  ])('%s', (_what, rows, places) => {
    expect(findSignConflict(rows)?.rows ?? null).toEqual(places)
  })
})

describe('readMoney', () => {
  it('reads debits as outgoing, with and without a minus', () => {
    expect(amountsOf([came('300.00'), out('-250.00'), out('-90.00')])).toEqual([
      '300.00',
      '-250.00',
      '-90.00',
    ])
    expect(amountsOf([came('300.00'), out('250.00')])).toEqual(['300.00', '-250.00'])
  })

  it('reads contradicting signs by the chosen reading', () => {
    const rows = [out('-250'), out('90'), came('300')]
    expect(signReadings.map((reading) => amountsOf(rows, reading))).toEqual([
      ['-250.00', '-90.00', '300.00'],
      ['250.00', '-90.00', '300.00'],
      ['-250.00', '90.00', '300.00'],
    ])
  })

  it('never changes the sum of absolute amounts, nor a file whose signs agree', () => {
    const cents = fc.bigInt(1n, 99_999_999n)
    const rows = fc.array(fc.tuple(fc.constantFrom('in' as const, 'out' as const), cents, fc.boolean()))
    fc.assert(
      fc.property(rows, fc.constantFrom(...signReadings), (given, reading) => {
        const written = given.map(([way, value, minus]) => ({ way, text: toAmount(minus ? -value : value) }))
        const read = amountsOf(written, reading).map(toMinorUnits)
        expect(read.map((value) => (value < 0n ? -value : value))).toEqual(given.map(([, value]) => value))
        if (findSignConflict(written) === null)
          expect(read.map((value) => (value < 0n ? 'out' : 'in'))).toEqual(given.map(([way]) => way))
      }),
    )
  })
})

describe('findUnusedDirection', () => {
  const rows = [
    ['22.11.2026', '10.00', 'D', '-'],
    ['23.11.2026', '11.00', 'C', '-'],
  ]
  it('finds an unused direction column beside unsigned amounts', () => {
    expect(findUnusedDirection(rows, { amount: 1 })).toBe(2)
    expect(findUnusedDirection(rows, { amount: 1, direction: 2 })).toBe(-1)
    expect(findUnusedDirection([...rows, ['24.11.2026', '-1.00', 'D', '-']], { amount: 1 })).toBe(-1)
    expect(
      findUnusedDirection(
        [
          ['22.11.2026', '10.00', 'D', '-'],
          ['x', '1', 'fee', '-'],
        ],
        { amount: 1 },
      ),
    ).toBe(-1)
  })
})

describe('findFileDecimalSign', () => {
  it.each([
    [['12,50', '1.234'], ','],
    [['12.50', '1,234'], '.'],
    [['12.50', '12,50'], 'mixed'],
    [['12', '13'], null],
  ])('%o → %s', (texts, sign) => {
    expect(findFileDecimalSign(texts.map(came))).toBe(sign)
  })
})
