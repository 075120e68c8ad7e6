import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toOrdinal, toPlace } from './ordinal.ts'

// The words of the numerals, from which an ordinal is made: მე- before the last word that is not closed by და.
const units =
  'ერთ ორ სამ ოთხ ხუთ ექვს შვიდ რვა ცხრა ათ თერთმეტ თორმეტ ცამეტ თოთხმეტ თხუთმეტ თექვსმეტ ჩვიდმეტ თვრამეტ ცხრამეტ'.split(
    ' ',
  )
const twenties = ['', 'ოც', 'ორმოც', 'სამოც', 'ოთხმოც']

/** The ordinal in words: 21 is ოცდამეერთე, 40 მეორმოცე, 101 ას მეერთე. */
const toOrdinalWord = (value: number): string => {
  if (value >= 100)
    return value % 100 === 0 ? `მე${units[value / 100 - 1]}ასე` : `ას ${toOrdinalWord(value % 100)}`
  const [score, rest] = [Math.floor(value / 20), value % 20]
  if (rest === 0) return `მე${twenties[score]}ე`
  return `${score === 0 ? '' : `${twenties[score]}და`}მე${units[rest - 1]}ე`
}

describe('toOrdinal', () => {
  it('has its sign in front exactly where the ordinal in words begins with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999 }), (value) => {
        const isInFront = toOrdinalWord(value).startsWith('მე')
        expect(toOrdinal(value)).toEqual({
          ka: isInFront ? `მე-${value}` : `${value}-ე`,
          en: String(value),
        })
      }),
    )
  })

  it.each([
    [1, '1-ლი'],
    [2, 'მე-2'],
    [20, 'მე-20'],
    [21, '21-ე'],
    [30, '30-ე'],
    [40, 'მე-40'],
    [60, 'მე-60'],
    [80, 'მე-80'],
    [99, '99-ე'],
    [100, 'მე-100'],
    [101, '101-ე'],
    [120, '120-ე'],
    [1000, 'მე-1000'],
    [1001, '1001-ე'],
  ])('writes %i as %s', (value, ka) => {
    expect(toOrdinal(value).ka).toBe(ka)
  })
})

describe('toPlace', () => {
  it('is in words up to ten, and then an ordinal', () => {
    expect(toPlace(1)).toEqual({ ka: 'პირველი', en: '1' })
    expect([2, 8, 10].map((place) => toPlace(place).ka)).toEqual(['მეორე', 'მერვე', 'მეათე'])
    expect(toPlace(11)).toEqual(toOrdinal(11))
  })
})
