import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCsv } from './to-csv.ts'

/** Reads RFC 4180. */
const parse = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      field += '"'
      at += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === ',') {
      row.push(field)
      field = ''
    } else if (!isQuoted && sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, field])
      row = []
      field = ''
      at += 1
    } else field += sign
  }
  return rows
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a,b', 'a"b', 'a\r\nb', ' a ', '=1+1', '＋1', 'ნინო, „აგორა“', ''),
)

it('gives back every cell, with an apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 8 }), (rows) => {
      const csv = toCsv(rows)
      expect(csv.startsWith('\ufeff')).toBe(true)
      const isNumber = (cell: string) => /^-\d+(\.\d+)?$/.test(cell)
      const expected = rows.map((row) =>
        row.map((cell) => (/^[=+\-@\t\r＝＋－＠]/.test(cell) && !isNumber(cell) ? `'${cell}` : cell)),
      )
      expect(parse(csv.slice(1))).toEqual(expected)
    }),
  )
})

it('leaves numbers as they are, and nothing empty', () => {
  expect(toCsv([[-1, 2.5, null]])).toBe('\ufeff-1,2.5,\r\n')
  expect(toCsv([['-12.50', '-1+2', '-', '-1,5']])).toBe(`\ufeff-12.50,'-1+2,'-,"'-1,5"\r\n`)
})
