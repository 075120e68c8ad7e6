import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toXlsxParts } from './to-xlsx-parts.ts'

const unescape = (text: string) =>
  text
    .replaceAll('&#13;', '\r')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
/** The rows of the sheet as a spreadsheet reads them. */
const readRows = (parts: Readonly<Record<string, string>>) =>
  [...parts['xl/worksheets/sheet1.xml']!.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [
      ...row.matchAll(
        /<c(?: t="inlineStr")?(?: s="1")?(?:\/>|>(?:<is><t xml:space="preserve">(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>)/gs,
      ),
    ].map(([, text, number]) => (number === undefined ? unescape(text ?? '') : Number(number))),
  )
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.constantFrom('<b>&amp;</b>', '_x0041_', 'ნინო\nბერიძე', 'a\r\nb', '=1+1', ''),
)

it('gives back every cell', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      (rows) => {
        expect(readRows(toXlsxParts('x', rows))).toEqual(rows)
      },
    ),
  )
})

it('leaves out what XML cannot hold, and names the sheet as allowed', () => {
  const parts = toXlsxParts(`a/b[c]*'"<${'x'.repeat(40)}`, [['\u0001a\ud800\uffff']])
  expect(readRows(parts)).toEqual([['a\ufffd']])
  expect(/<sheet name="([^"]*)"/.exec(parts['xl/workbook.xml']!)![1]).toMatch(/^a b c   &quot;&lt;x{21}$/)
})
