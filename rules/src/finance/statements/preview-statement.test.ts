import { describe, expect, it } from 'vitest'
import { splitStatement, previewStatement } from './preview-statement.ts'
import { guessMapping } from './statement-columns.ts'

const preview = (text: string) => {
  const statement = splitStatement(text)
  return previewStatement(statement, guessMapping(statement.columns))
}

describe('splitStatement', () => {
  it('finds the header below other lines, and lists the candidates', () => {
    const text = 'Account:;GE29NB0000000101904917\n\nDate;Document;Amount\n22.11.2026;P-1;650.00\n'
    expect(splitStatement(text)).toEqual({
      line: 3,
      columns: ['Date', 'Document', 'Amount'],
      rows: [['22.11.2026', 'P-1', '650.00']],
      lines: [
        { line: 1, text: 'Account: · GE29NB0000000101904917' },
        { line: 3, text: 'Date · Document · Amount' },
        { line: 4, text: '22.11.2026 · P-1 · 650.00' },
      ],
    })
    expect(splitStatement(text, 4).columns).toEqual(['22.11.2026', 'P-1', '650.00'])
  })
})

describe('previewStatement', () => {
  it('shows an incoming and an outgoing row', () => {
    const text =
      'Date,Document,Debit,Credit,Name\n22/11/2026,T-1,,300.00,First\n22/11/2026,T-2,,310.00,Second\n23/11/2026,T-3,-90.00,,Bank\nTotal,,-90.00,610.00,\n'
    expect(preview(text)).toEqual({
      rows: [
        { date: '2026-11-22', name: 'First', written: '300.00', amount: '300.00' },
        { date: '2026-11-23', name: 'Bank', written: '-90.00', amount: '-90.00' },
      ],
      conflict: null,
      unusedDirection: -1,
    })
  })

  it('shows contradicting signs in each reading', () => {
    const text = 'Date,Document,Debit,Credit,Name\n22/11/2026,T-1,-20,,First\n22/11/2026,T-2,30,,Second\n'
    const amounts = (rows: readonly { amount: string | null }[]) => rows.map(({ amount }) => amount)
    const { conflict } = preview(text)
    expect([amounts(conflict!.column), amounts(conflict!.returns), amounts(conflict!.signs)]).toEqual([
      ['-20.00', '-30.00'],
      ['20.00', '-30.00'],
      ['-20.00', '30.00'],
    ])
  })

  it('finds a direction column with an unknown name', () => {
    const text = 'Date,Document,Amount,X\n22/11/2026,T-1,20,D\n22/11/2026,T-2,30,C\n'
    expect(preview(text).unusedDirection).toBe(3)
  })

  it('reports an unreadable amount', () => {
    expect(preview('Date,Document,Amount\n22/11/2026,T-1,abc\n').rows).toMatchObject([
      { written: 'abc', amount: null },
    ])
  })
})
