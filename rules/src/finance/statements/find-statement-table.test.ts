import { describe, expect, it } from 'vitest'
import { findStatementTable } from './find-statement-table.ts'

const above = 'Account:;GE29NB0000000101904917\r\nPeriod:;01.11.2026 - 22.11.2026\r\n\r\n'

describe('findStatementTable', () => {
  it.each([
    ['on the first line', 'date;amount;text\n1;2;3', 1, ['date', 'amount', 'text']],
    ['after a byte order mark', '\ufeffdate,amount\r\n', 1, ['date', 'amount']],
    ['below lines on the account', `${above}Date;Document;Amount\r\n`, 4, ['Date', 'Document', 'Amount']],
    ['below a line with more separators', 'a;b;c;d;e;f\nDate,Amount\n', 2, ['Date', 'Amount']],
    [
      'with unknown names',
      `${above}დღე;ნომერი;რამდენი\r\n20.11.2026;A;5\r\n`,
      4,
      ['დღე', 'ნომერი', 'რამდენი'],
    ],
    ['in quotation marks', '"Amount; GEL";ref', 1, ['Amount; GEL', 'ref']],
    ['with quotation marks in a name', '"say ""x""",b', 1, ['say "x"', 'b']],
    ['with tabs', 'a\tb\tc', 1, ['a', 'b', 'c']],
    ['with one column', 'one', 1, ['one']],
    ['of an empty file', '', 1, ['']],
  ])('finds the names %s', (_what, text, line, columns) => {
    const table = findStatementTable(text)
    expect([table.line, table.columns]).toEqual([line, columns])
    expect(text.slice(table.at).startsWith('\ufeff')).toBe(false)
  })

  it('takes the line that was chosen', () => {
    expect(findStatementTable(`${above}Date;Amount\nTag;Betrag\n`, 5)).toMatchObject({
      line: 5,
      columns: ['Tag', 'Betrag'],
    })
  })
})
