import { describe, expect, it } from 'vitest'
import { findUnstorableTexts } from './find-unstorable-texts.ts'

// spec 5.16
describe('findUnstorableTexts', () => {
  it.each([
    ['a\0b', [[]]],
    [{ text: '\ud83d' }, [['text']]],
    [
      { list: ['fine', '\udc00', { deep: '\0' }] },
      [
        ['list', '1'],
        ['list', '2', 'deep'],
      ],
    ],
  ])('finds the paths in %j', (value, paths) => {
    expect(findUnstorableTexts(value)).toEqual(paths)
  })

  it.each(['', 'ქართული', '👩🏽‍🎓', 5, null, undefined, true, { text: '\u0001\u202e' }])(
    'accepts %j',
    (value) => {
      expect(findUnstorableTexts(value)).toEqual([])
    },
  )
})
