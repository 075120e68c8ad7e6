import { describe, expect, it } from 'vitest'
import { parseCsv } from './parse-csv.ts'

const cellsOf = (text: string) => {
  const parsed = parseCsv(text)
  return 'rows' in parsed ? parsed.rows.map(({ cells }) => cells) : parsed
}

describe('parseCsv', () => {
  it.each([
    ['commas', 'a,b,c\n1,2,3\n'],
    ['semicolons', 'a;b;c\n1;2;3\n'],
    ['tabs', 'a\tb\tc\n1\t2\t3\n'],
    ['CR LF', 'a,b,c\r\n1,2,3\r\n'],
    ['CR only', 'a;b;c\r1;2;3\r'],
    ['spaces around cells', 'a; b ;c\n1 ; 2; 3'],
    ['quoted cells', '"a";"b";"c"\n"1";"2";"3"'],
  ])('reads %s', (_what, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ])
  })

  it('keeps empty cells between tabs', () => {
    expect(cellsOf('a\tb\tc\n\t\t3')).toEqual([
      ['a', 'b', 'c'],
      ['', '', '3'],
    ])
  })

  it('keeps other separators within cells', () => {
    expect(cellsOf('a;b\n1,5;"x;y"')).toEqual([
      ['a', 'b'],
      ['1,5', 'x;y'],
    ])
  })

  it.each(['\n', '\r\n', '\r'])('names the line on which a row begins, with line ends %j', (end) => {
    const parsed = parseCsv(['a,b', '1,"x', 'y"', '', '2,ყ', '3,z'].join(end))
    expect('rows' in parsed && parsed.rows.map(({ line }) => line)).toEqual([1, 2, 5, 6])
  })

  it.each([
    ['is never closed', ['a,b', '1,2', 'ა,"3', '4,5', '6,7', ''], 3],
    ['is never closed, after empty lines', ['a,b', '', '', '"1,2', '3,4', ''], 4],
    ['takes in rows until the next one', ['a,b', '1,"2', '3,4', '5,"6"', ''], 2],
    ['is followed by a letter', ['a,b', '1,"2"x', ''], 2],
    ['is followed by a blank and a letter', ['a,b', '1,"2" x', ''], 2],
    ['stands within a cell', ['a,b', '1,2', '3,4"', ''], 3],
  ])('names the line of a quotation mark that %s', (_what, lines, line) => {
    for (const end of ['\n', '\r\n']) {
      const parsed = parseCsv(lines.join(end))
      expect(parsed).toMatchObject({ line, cause: expect.stringContaining('quotation mark') })
    }
  })
})
