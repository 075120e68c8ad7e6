import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { findStatementTable } from '#rules/finance/statements/find-statement-table.ts'
import { guessMapping } from '#rules/finance/statements/statement-columns.ts'
import { parseCsvStatement } from './parse-csv-statement.ts'
import { parseStatement } from './parse-statement.ts'
import { refusalOf } from './test-refusal-of.ts'
import { testAccount } from './test-statement.ts'

/** Reads a file like an upload without any changes to the columns. */
const read = (text: string) =>
  parseCsvStatement(text, {
    mapping: guessMapping(findStatementTable(text).columns),
    currency: 'GEL',
    accounts: [testAccount],
  })
const shown = (text: string) =>
  read(text).entries.map(({ bookedOn, reference, amount }) => `${bookedOn} ${reference} ${amount}`)

// spec 2.39.9
describe('the exports of banks', () => {
  it.each([
    [
      'debits with a minus',
      'Date,Document,Debit,Credit,Details,Name\n22/11/2026,T-1,,300.00,fee U2400001,First Payer\n22/11/2026,T-2,-250.00,,returned,University\n22/11/2026,T-3,-90.00,,bank fee,Bank\n',
      ['2026-11-22 T-1 300.00', '2026-11-22 T-2 -250.00', '2026-11-22 T-3 -90.00'],
    ],
    [
      'debits without, in Georgian, with decimal commas and tabs',
      'თარიღი\tდოკ. N\tბრუნვა (დებ)\tბრუნვა (კრ)\tოპერაციის შინაარსი\n22.11.2026\tT-1\t0,00\t1 300,50\tსაფასური\n22.11.2026\tT-2\t2 250,00\t0,00\tხარჯი\n',
      ['2026-11-22 T-1 1300.50', '2026-11-22 T-2 -2250.00'],
    ],
    [
      'paid in and paid out with placeholders and years of two digits',
      '"Date","Description","Paid Out","Paid In","Balance","Transaction ID"\r\n"22/11/26","fee, autumn","-","1,300.50","2,000.00","9001"\r\n"22/11/26","fee of the bank","2.00","-","1,998.00","9002"\r\n',
      ['2026-11-22 9001 1300.50', '2026-11-22 9002 -2.00'],
    ],
    [
      'a column of the direction',
      'Booking date;Ref.;Amount;D/C;Currency;Details\n2026-11-22;A-1;300,00;C;GEL;fee\n2026-11-22;A-2;250,00;D;GEL;fee\n',
      ['2026-11-22 A-1 300.00', '2026-11-22 A-2 -250.00'],
    ],
    [
      'words for the direction, and days with the name of the month',
      'Date;Reference;Amount;Direction\n22-Nov-2026;A-1;300.00;Credit\n22 ნოემბერი 2026;A-2;250.00;Debit\n',
      ['2026-11-22 A-1 300.00', '2026-11-22 A-2 -250.00'],
    ],
    [
      'a minus behind the amount, and letters',
      'Date;Reference;Amount\n20261122;A-1;300.00 CR\n20261122;A-2;250.00-\n20261122;A-3;40.00 DR\n',
      ['2026-11-22 A-1 300.00', '2026-11-22 A-2 -250.00', '2026-11-22 A-3 -40.00'],
    ],
    [
      'an amount without a sign beside debit and credit',
      'Date;Reference;Amount;Debit;Credit\n22.11.2026;A-1;250.00;250.00;\n',
      ['2026-11-22 A-1 -250.00'],
    ],
    [
      'line breaks and separators within quotation marks',
      'Date;Reference;Amount;Details\n22.11.2026;A-1;300.00;"fee;\nautumn ""2026"""\n22.11.2026;A-2;1.00;fee\n',
      ['2026-11-22 A-1 300.00', '2026-11-22 A-2 1.00'],
    ],
    [
      'hours behind the day',
      'Date;Reference;Amount\n22.11.2026 10:20:30;A-1;300.00\n2026-11-22T10:20:30;A-2;1.00\n',
      ['2026-11-22 A-1 300.00', '2026-11-22 A-2 1.00'],
    ],
    [
      'German words for the direction',
      'Date;Reference;Amount;Direction\n22.11.2026;A-1;300,00;H\n22.11.2026;A-2;250,00;S\n22.11.2026;A-3;1,00;Soll\n',
      ['2026-11-22 A-1 300.00', '2026-11-22 A-2 -250.00', '2026-11-22 A-3 -1.00'],
    ],
    [
      'amounts in parentheses, with the currency beside them',
      'Date,Reference,Amount,Currency\n31/12/2026,A-1,"GEL 1,300.00",GEL\n31/12/2026,A-2,(250.00),GEL\n',
      ['2026-12-31 A-1 1300.00', '2026-12-31 A-2 -250.00'],
    ],
    [
      'a line for a spreadsheet above the names',
      'sep=;\nDate;Reference;Debit;Credit\n31.12.2026;A-1;;300,00\n31.12.2026;A-2;250,00;\n',
      ['2026-12-31 A-1 300.00', '2026-12-31 A-2 -250.00'],
    ],
    [
      'points that part thousands beside decimal commas',
      'Date;Reference;Amount\n22.11.2026;A-1;12.300\n22.11.2026;A-2;1.234,50\n',
      ['2026-11-22 A-1 12300.00', '2026-11-22 A-2 1234.50'],
    ],
  ])('with %s are read', (_what, text, entries) => {
    expect(shown(text)).toEqual(entries)
    expect(shown(`\ufeff${text}`)).toEqual(entries)
  })

  const mt940 = ':20:STARTUMS\n:25:GE29NB0000000101904917\n:61:2611221122C300,00NTRFNONREF\n'
  it.each([
    ['a month before the day', 'Date,Reference,Amount\n12/31/2026,A-1,300.00\n', 'noDate'],
    ['the number of a day of a spreadsheet', 'Date,Reference,Amount\n46387,A-1,300.00\n', 'noDate'],
    [
      'another currency beside the amount',
      'Date,Reference,Amount\n22.11.2026,A-1,300.00 USD\n',
      'otherCurrency',
    ],
    ['a sign of another currency', 'Date,Reference,Amount\n22.11.2026,A-1,€300.00\n', 'otherCurrency'],
    ['a point that may part thousands', 'Date;Reference;Amount\n22.11.2026;A-1;1.300\n', 'pointUnclear'],
    [
      'an unused column of S and H',
      'Date;Reference;Amount;S/H\n22.11.2026;A-1;300,00;H\n',
      'directionUnused',
    ],
    ['amounts such as 3E+02', 'Date,Reference,Amount\n22.11.2026,A-1,3E+02\n', 'not_a_number'],
  ])('with %s are refused', (_what, text, name) => {
    expect(refusalOf(() => read(text))?.name).toBe(name)
  })

  it.each([
    ['MT940', mt940],
    ['Excel', 'PK\u0003\u0004\u0014\0'],
    ['PDF', '%PDF-1.7\n'],
  ])('in the format %s are refused by its name', (format, content) => {
    const file = { content, mapping: {}, currency: 'GEL', accounts: [testAccount] }
    expect(refusalOf(() => parseStatement(file))).toEqual({ name: 'otherFormat', params: { format } })
  })

  it('with lines above the names and below the entries are read, and these lines are listed', () => {
    const { entries, leftOut } = read(
      [
        'Account:;GE29 NB00 0000 0101 9049 17',
        'Period:;01.11.2026 - 22.11.2026',
        '',
        'Date;Document;Amount;Details;Name',
        '22.11.2026;P-1;650.00;fee U2600010;First Payer',
        'Date;Document;Amount;Details;Name',
        '23.11.2026;P-2;50.00;fee;Second Payer',
        '23.11.2026;;700.00;Total;',
        'Closing balance;;12650.00;;',
        '',
      ].join('\n'),
    )
    expect(entries.map(({ reference, account }) => [reference, account])).toEqual([
      ['P-1', testAccount],
      ['P-2', testAccount],
    ])
    expect(leftOut).toEqual([
      { line: 1, text: 'Account: GE29 NB00 0000 0101 9049 17' },
      { line: 2, text: 'Period: 01.11.2026 - 22.11.2026' },
      { line: 6, text: 'Date · Document · Amount · Details · Name' },
      { line: 8, text: '23.11.2026 · 700.00 · Total' },
      { line: 9, text: 'Closing balance · 12650.00' },
    ])
  })

  it('padded to one width by a spreadsheet are read', () => {
    const text =
      'ანგარიში;GE29NB0000000101904917;;\n;;;\nდღე;ნომერი;რამდენი;რისთვის\n22.11.2026;P-1;650,00;fee\nსულ;;650,00;\n'
    const table = findStatementTable(text)
    expect(table.line).toBe(3)
    const { entries, leftOut } = parseCsvStatement(text, {
      mapping: { date: 0, reference: 1, amount: 2, text: 3 },
      currency: 'GEL',
      accounts: [testAccount],
    })
    expect([entries.length, leftOut.length]).toEqual([1, 2])
  })
})

/** Hundredths; below zero is money that left. */
const money = fc.oneof(fc.bigInt(1n, 99_999_999n), fc.bigInt(-99_999_999n, -1n))
const absolute = (value: bigint) => (value < 0n ? -value : value)

/** The ways in which a bank writes direction: the names of the columns, and the cells of an amount. */
const layouts: readonly (readonly [string, (value: bigint, write: (value: bigint) => string) => string[]])[] =
  [
    ['Amount', (value, write) => [`${value < 0n ? '-' : ''}${write(value)}`]],
    ['Amount', (value, write) => [value < 0n ? `${write(value)}-` : write(value)]],
    ['Amount', (value, write) => [value < 0n ? `(${write(value)})` : write(value)]],
    ['Amount', (value, write) => [`${write(value)} ${value < 0n ? 'DR' : 'CR'}`]],
    ['Amount;D/C', (value, write) => [write(value), value < 0n ? 'D' : 'C']],
    ['Amount;Direction', (value, write) => [write(value), value < 0n ? 'Soll' : 'Haben']],
    ['Debit;Credit', (value, write) => (value < 0n ? [write(value), ''] : ['', write(value)])],
    ['Debit;Credit', (value, write) => (value < 0n ? [`-${write(value)}`, '0'] : ['0', write(value)])],
    ['Paid In;Paid Out', (value, write) => (value < 0n ? ['', write(value)] : [write(value), ''])],
  ]
/** The ways in which it writes hundredths and thousands. */
const writings = [
  ['.', ''],
  ['.', ','],
  [',', ''],
  [',', '.'],
  [',', ' '],
] as const
const dates = ['22.11.2026', '2026-11-22', '22/11/2026', '20261122', '22.11.26']

// spec 2.39.9
describe('a statement in CSV', () => {
  it('is read with the direction and the amount of each entry, however its bank writes them', () => {
    const files = fc.record({
      values: fc.array(money, { minLength: 1, maxLength: 8 }),
      layout: fc.constantFrom(...layouts),
      writing: fc.constantFrom(...writings),
      date: fc.constantFrom(...dates),
      above: fc.constantFrom('', 'sep=;\n', `Account:;${testAccount}\n\n`),
    })
    fc.assert(
      fc.property(files, ({ values, layout: [names, toCells], writing: [point, thousands], date, above }) => {
        const write = (value: bigint) => {
          const [whole = '', places = ''] = toAmount(absolute(value)).split('.')
          return `${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${point}${places}`
        }
        const rows = values.map((value, nth) => [date, `R-${nth}`, ...toCells(value, write)].join(';'))
        const text = `${above}Date;Reference;${names}\n${rows.join('\n')}\n`
        const mapping = guessMapping(findStatementTable(text).columns)
        const { entries } = parseCsvStatement(text, { mapping, currency: 'GEL', accounts: [testAccount] })
        expect(entries.map(({ amount }) => toMinorUnits(amount))).toEqual(values)
        expect(entries.every(({ bookedOn }) => bookedOn === '2026-11-22')).toBe(true)
      }),
    )
  })
})
