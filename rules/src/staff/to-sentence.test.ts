import { expect, it } from 'vitest'
import { toSentence } from './to-sentence.ts'

it.each([
  ['en', 'the cell has an error', 'The cell has an error.'],
  ['en', 'A group has no room', 'A group has no room.'],
  ['en', 'Save the file again.', 'Save the file again.'],
  ['en', '', ''],
  ['ka', 'უჯრაში შეცდომაა', 'უჯრაში შეცდომაა.'],
  ['ka', 'lineItem წასაშლელია', 'lineItem წასაშლელია.'],
] as const)('toSentence in %s of “%s”', (locale, text, expected) => {
  expect(toSentence(text, locale)).toBe(expected)
})
