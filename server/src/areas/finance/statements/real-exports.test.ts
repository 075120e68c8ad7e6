import { describe, expect, it } from 'vitest'
import { findStatementTable } from '#rules/finance/statements/find-statement-table.ts'
import { guessMapping } from '#rules/finance/statements/statement-columns.ts'
import { parseCsvStatement } from './parse-csv-statement.ts'
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
      'points that part thousands beside decimal commas',
      'Date;Reference;Amount\n22.11.2026;A-1;12.300\n22.11.2026;A-2;1.234,50\n',
      ['2026-11-22 A-1 12300.00', '2026-11-22 A-2 1234.50'],
    ],
  ])('with %s are read', (_what, text, entries) => {
    expect(shown(text)).toEqual(entries)
    expect(shown(`\ufeff${text}`)).toEqual(entries)
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
