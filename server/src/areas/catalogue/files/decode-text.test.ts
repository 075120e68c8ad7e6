import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'კოდი\nалгебра\n'
const utf16be = (value: string) => Buffer.from(value, 'utf16le').swap16()

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 little-endian', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 big-endian', utf16be(`\uFEFF${text}`)],
  ])('decodes %s', (_what, bytes) => {
    expect(decodeText(bytes)).toEqual({ text })
  })

  it.each([
    ['Windows-1252', Buffer.from('code,name\nS1,Caf\u00e9\n', 'latin1'), 2, /Windows-1252 .*the letter "é"/],
    ['UTF-16 without a mark', Buffer.from('code,name\n', 'utf16le'), 0, /UTF-16 without/],
    ['a workbook', Buffer.from('PK\u0003\u0004rest'), 0, /workbook/],
    ['damaged letters', Buffer.from('code,name\n\nS1,Caf\uFFFD\n'), 3, /letters were lost/],
    ['a cut letter at the end', Buffer.from('S1,ა').subarray(0, -1), 1, /not UTF-8/],
  ])('refuses %s with line and name', (_what, bytes, line, cause) => {
    expect(decodeText(bytes)).toMatchObject({ line, cause: expect.stringMatching(cause) })
  })
})
