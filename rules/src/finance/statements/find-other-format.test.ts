import { describe, expect, it } from 'vitest'
import { findOtherFormat } from './find-other-format.ts'

describe('findOtherFormat', () => {
  it.each([
    [':20:STARTUMS\r\n:25:GE29NB0000000101904917\r\n', 'MT940'],
    ['{1:F01BAGAGE22AXXX0000000000}{4:\r\n:20:1\r\n', 'MT940'],
    ['PK\u0003\u0004\u0014', 'Excel'],
    ['\u00d0\u00cf\u0011\u00e0', 'Excel'],
    ['%PDF-1.7', 'PDF'],
    ['Date;Amount\n', null],
    ['<?xml version="1.0"?><Document/>', null],
    ['', null],
  ])('%j → %s', (content, format) => {
    expect(findOtherFormat(content)).toBe(format)
  })
})
