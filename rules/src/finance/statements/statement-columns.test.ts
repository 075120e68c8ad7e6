import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMissingColumns, guessMapping, readColumnNames, statementColumns } from './statement-columns.ts'

describe('readColumnNames', () => {
  it.each([
    ['date;amount;text\n1;2;3', ['date', 'amount', 'text']],
    ['\ufeffdate,amount\r\n', ['date', 'amount']],
    ['"Amount; GEL";ref', ['Amount; GEL', 'ref']],
    ['a\tb\tc', ['a', 'b', 'c']],
    ['"say ""x""",b', ['say "x"', 'b']],
    ['one', ['one']],
  ])('%j → %o', (text, names) => {
    expect(readColumnNames(text)).toEqual(names)
  })
})

describe('guessMapping', () => {
  it('knows the usual names in both languages', () => {
    expect(guessMapping(['თარიღი', 'თანხა', 'დანიშნულება', 'საბუთის ნომერი'])).toEqual({
      date: 0,
      amount: 1,
      text: 2,
      reference: 3,
    })
    expect(guessMapping(['Value Date', 'Credit', 'Debit', 'Ref', 'Description'])).toEqual({
      date: 0,
      credit: 1,
      debit: 2,
      reference: 3,
      text: 4,
    })
  })

  it('gives no column two meanings, and names what is missing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statementColumns, 'date', 'x', '')), (columns) => {
        const mapping = guessMapping(columns)
        const places = Object.values(mapping)
        expect(new Set(places).size).toBe(places.length)
        const missing = findMissingColumns(mapping)
        expect(missing.includes('date')).toBe(mapping.date === undefined)
        expect(missing.includes('amount')).toBe(mapping.amount === undefined && mapping.credit === undefined)
      }),
    )
  })
})
