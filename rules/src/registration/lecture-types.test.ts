import { describe, expect, it } from 'vitest'
import { isPractice, isSeminar } from './lecture-types.ts'

const types = Array.from({ length: 20 }, (_, lectureTypeID) => lectureTypeID)

// spec 9.3.1
describe('isPractice', () => {
  it('is true for the types 7, 9, 11 and 12 only', () => {
    expect(types.filter(isPractice)).toEqual([7, 9, 11, 12])
  })
})

describe('isSeminar', () => {
  it('is true for type 2 only', () => {
    expect(types.filter(isSeminar)).toEqual([2])
  })
})
