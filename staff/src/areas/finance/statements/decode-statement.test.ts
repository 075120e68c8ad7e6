import { describe, expect, it } from 'vitest'
import { decodeStatement } from './decode-statement.ts'

const text = 'თარიღი;Amount;ნომერი\r\n22.11.2026;650,00;A-1\r\n'
const utf8 = new TextEncoder().encode(text)
const utf16 = (isBig: boolean) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8]
    }),
  )
/** Lower-case Cyrillic letters of Windows-1251, and the Latin ones of both encodings. */
const oneByte = (written: string, first: number) =>
  Uint8Array.from(written, (sign) => {
    const code = sign.charCodeAt(0)
    return code > 0x400 ? code - first : code
  })

// spec 2.39.9
describe('decodeStatement', () => {
  it.each([
    ['UTF-8', utf8, 'utf-8', text],
    ['UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]), 'utf-8', text],
    ['UTF-16 with a byte order mark', Uint8Array.from([0xff, 0xfe, ...utf16(false)]), 'utf-16le', text],
    ['UTF-16, big end first', Uint8Array.from([0xfe, 0xff, ...utf16(true)]), 'utf-16be', text],
    ['UTF-16 without', utf16(false), 'utf-16le', text],
    ['Windows-1251', oneByte('дата;сумма\n22.11.2026;5', 0x350), 'windows-1251', 'дата;сумма\n22.11.2026;5'],
    [
      'Windows-1252',
      Uint8Array.from('Zoë;Müller;5', (sign) => sign.charCodeAt(0)),
      'windows-1252',
      'Zoë;Müller;5',
    ],
    ['nothing', new Uint8Array(), 'utf-8', ''],
  ])('reads %s', (_what, bytes, encoding, read) => {
    expect(decodeStatement(bytes)).toEqual({ encoding, text: read })
  })
})
