import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMissingColumns, guessMapping, isAmountTwice, statementColumns } from './statement-columns.ts'

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

  it('knows the names that Georgian banks write', () => {
    expect(
      guessMapping([
        'თარიღი',
        'დოკ. N',
        'ბრუნვა (დებ)',
        'ბრუნვა (კრ)',
        'ოპერაციის შინაარსი',
        'გამგზავნის დასახელება',
      ]),
    ).toEqual({ date: 0, reference: 1, debit: 2, credit: 3, text: 4, payer: 5 })
    expect(
      guessMapping(['Date', 'Description', 'Paid Out', 'Paid In', 'Partner’s Name', 'Transaction ID']),
    ).toEqual({
      date: 0,
      text: 1,
      debit: 2,
      credit: 3,
      payer: 4,
      reference: 5,
    })
    expect(guessMapping(['Date', 'Ref.', 'Amount', 'D/C'])).toEqual({
      date: 0,
      reference: 1,
      amount: 2,
      direction: 3,
    })
  })

  it('does not choose an unsigned amount beside credit and debit columns', () => {
    const mapping = guessMapping(['Date', 'Amount', 'Debit', 'Credit'])
    expect(mapping).toEqual({ date: 0, debit: 2, credit: 3 })
    expect(isAmountTwice({ ...mapping, amount: 1 })).toBe(true)
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
