import { describe, expect, it } from 'vitest'
import { matchesWords } from '../search/search-words.ts'
import { toBookSearches } from './search-books.ts'

// With the words of the national transliteration, as the column has them.
const book = 'ვეფხისტყაოსანი შოთა რუსთაველი vepkhistqaosani shota rustaveli 9789941000003'
const isFound = (typed: string) => toBookSearches(typed).some((words) => matchesWords(book, words))

describe('toBookSearches', () => {
  it.each([
    'ვეფხ',
    'vefx',
    'vepkhist',
    'რუსთაველის',
    'Rustaveli Shota',
    '978-9941-00',
    '9789941000003',
    '9941-00-000-X',
    '99410',
  ])('finds a book by %s', (typed) => expect(isFound(typed)).toBe(true))

  it.each(['ილია', '978-0', 'rustaveli ilia'])('does not find it by %s', (typed) =>
    expect(isFound(typed)).toBe(false),
  )

  it('takes a year for a word of the title too', () =>
    expect(toBookSearches('1984').some((words) => matchesWords('1984 ორუელი', words))).toBe(true))

  it('searches for nothing without words', () => expect(toBookSearches(' — ')).toEqual([]))
})
