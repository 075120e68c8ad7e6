import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boolean,
  choice,
  choices,
  date,
  datetime,
  decimal,
  integer,
  money,
  text,
  time,
  type Column,
} from './column.ts'
import { readValue } from './read-value.ts'

const columns = {
  text: text('a', 'A.', 'a', { max: 10 }),
  long: text('a', 'A.', 'a', { max: 5000 }),
  code: text('a', 'A.', 'a', { pattern: /^[a-z]+$/, shape: { ka: 'პატარა ასოები', en: 'small letters' } }),
  integer: integer('a', 'A.', '1', { from: -5, to: 500 }),
  decimal: decimal('a', 'A.', '1.5'),
  money: money('a', 'A.', '12.50'),
  date: date('a', 'A.', '2026-09-14'),
  datetime: datetime('a', 'A.', '2026-09-14T10:00'),
  time: time('a', 'A.', '10:00'),
  boolean: boolean('a', 'A.'),
  choice: choice('a', { one: 1, two: 2 }, 'A.'),
  choices: choices('a', ['one', 'two'], 'A.'),
} satisfies Record<string, Column>
const optional: Column = { ...columns.integer, isRequired: false, byDefault: '7' }

describe('readValue', () => {
  it('says in both languages what a value must look like', () => {
    expect(readValue('A', columns.code)).toMatchObject({
      reason: { ka: expect.stringContaining('პატარა ასოები'), en: 'the value is not small letters' },
    })
  })

  it.each<[string, Column, string]>([
    [' a \r\nb ', columns.text, 'a \nb'],
    ['Zoe\u0308', columns.text, 'Zoë'],
    ['a\u00ADb', columns.long, 'a\u00ADb'],
    ['007', columns.integer, '7'],
    ['-0', columns.integer, '0'],
    ['091.50', columns.decimal, '91.5'],
    ['100', columns.decimal, '100'],
    ['-0.0', { ...columns.decimal, type: { kind: 'decimal', scale: 2, from: -1, to: 1 } }, '0'],
    ['12.5', columns.money, '12.50'],
    ['12', columns.money, '12.00'],
    ['2028-02-29', columns.date, '2028-02-29'],
    ['2026-09-14 10:00:00', columns.datetime, '2026-09-14T10:00'],
    ['2026-09-14T10:00:30.500', columns.datetime, '2026-09-14T10:00:30.5'],
    ['9:30', columns.time, '09:30'],
    ['TRUE', columns.boolean, 'yes'],
    ['', columns.boolean, 'no'],
    ['two', columns.choice, 'two'],
    ['one | two', columns.choices, 'one|two'],
    ['', optional, '7'],
  ])('reads %j', (cell, column, value) => {
    expect(readValue(cell, column)).toEqual({ value })
  })

  it.each<[string, Column, RegExp]>([
    ['', columns.text, /empty/],
    ['12345678901', columns.text, /longer than 10/],
    ['a\u0000b', columns.text, /invisible/],
    ['a\u200Bb', columns.text, /ZERO WIDTH SPACE/],
    ['\u3164', columns.code, /HANGUL FILLER/],
    [' \u2800 \u2060', columns.long, /BRAILLE PATTERN BLANK/],
    ['?? ???', columns.text, /question marks/],
    ['A', columns.code, /not small letters/],
    ['1.5', columns.integer, /not a whole number/],
    ['1 000', columns.integer, /not a whole number/],
    ['501', columns.integer, /not between -5 and 500/],
    ['1,5', columns.decimal, /not a number/],
    ['1.555', columns.decimal, /not a number/],
    ['1e3', columns.money, /not a number/],
    ['2026-02-29', columns.date, /no such date/],
    ['14.09.2026', columns.date, /no such date/],
    ['2026-09-14T24:00', columns.datetime, /no such date and time/],
    ['24:00', columns.time, /no such time/],
    ['maybe', columns.boolean, /neither yes nor no/],
    ['three', columns.choice, /not one of those allowed/],
    ['toString', columns.choice, /not one of those allowed/],
    ['one|three', columns.choices, /not one of those allowed/],
  ])('refuses %j', (cell, column, reason) => {
    const read = readValue(cell, column)
    expect('reason' in read && read.reason.en).toMatch(reason)
    expect('repair' in read && read.repair.ka).toMatch(/[ა-ჰ]/)
  })

  it('reads what it has written as the same', () => {
    const cells = fc.oneof(
      fc.string(),
      fc.double({ noNaN: true }).map(String),
      fc.integer().map(String),
      fc.stringMatching(/^-?\d{1,6}\.\d{1,3}$/),
      fc.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?$/),
    )
    fc.assert(
      fc.property(cells, fc.constantFrom(...Object.values(columns)), (cell, column) => {
        const read = readValue(cell, column)
        if ('value' in read) expect(readValue(read.value, column)).toEqual(read)
      }),
    )
  })
})
