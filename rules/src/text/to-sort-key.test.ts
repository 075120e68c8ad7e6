import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareNames, toSortKey } from './to-sort-key.ts'

describe('compareNames', () => {
  it.each([
    [
      ['Eva', 'Əliyeva', 'Fatima'],
      ['Fatima', 'Əliyeva', 'Eva'],
    ],
    [
      ['აბაშიძე', 'ᲑᲔᲠᲘᲫᲔ', 'გელაშვილი'],
      ['გელაშვილი', 'ᲑᲔᲠᲘᲫᲔ', 'აბაშიძე'],
    ],
    [
      ['Dolidze', 'Dương', 'Đặng', 'Eka'],
      ['Eka', 'Đặng', 'Dương', 'Dolidze'],
    ],
    [
      ['Muller', 'Müllner', 'Murad'],
      ['Murad', 'Müllner', 'Muller'],
    ],
    [
      ['alpha', 'Beta', 'gamma'],
      ['gamma', 'Beta', 'alpha'],
    ],
  ])('sorts %j', (sorted, names) => expect(names.toSorted(compareNames)).toEqual(sorted))

  it('ignores case and accents', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcABCéÉəƏაᲐ -') }), (text) => {
        expect(toSortKey(text.toLowerCase())).toBe(toSortKey(text))
        expect(toSortKey(text.normalize('NFD'))).toBe(toSortKey(text))
      }),
    ))
})
