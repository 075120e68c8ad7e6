import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toShortName } from './short-name.ts'

describe('toShortName', () => {
  it('takes the first two words of a name, without articles and conjunctions, in either language', () => {
    expect(toShortName('Foundations of Machine Learning', 7)).toEqual(['Founda.', 'Machine'])
    expect(toShortName('History and Culture of Georgia', 7)).toEqual(['History', 'Culture'])
    expect(toShortName('საქართველოს ისტორია და კულტურა', 7)).toEqual(['საქართ.', 'ისტორია'])
    expect(toShortName('English Language (B1)', 7)).toEqual(['English', 'Langua.'])
    expect(toShortName('Web Technologies', 7)).toEqual(['Web', 'Techno.'])
    expect(toShortName('Introduction to the Law', 12)).toEqual(['Introduction', 'Law'])
    expect(toShortName('Law II', 7)).toEqual(['Law', 'II'])
  })

  it('has one or two parts that fit, whatever the name', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Analysis', 'of', 'ეკონომიკა', 'II', '(B1)', 'and', 'Data-Driven'), {
          minLength: 1,
        }),
        fc.integer({ min: 3, max: 12 }),
        (words, maxLetters) => {
          const parts = toShortName(`Name ${words.join(' ')}`, maxLetters)
          expect(parts.length).toBeGreaterThanOrEqual(1)
          expect(parts.length).toBeLessThanOrEqual(2)
          for (const part of parts) {
            expect([...part].length).toBeGreaterThan(0)
            expect([...part].length).toBeLessThanOrEqual(maxLetters)
          }
        },
      ),
    )
  })
})
