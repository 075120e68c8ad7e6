import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCreditLimits, defaultCreditLimits, getMinimumCredits, getProgrammeMinimum } from './credits.ts'

const limits = defaultCreditLimits
const after = (semesterCredits: number, yearCredits: number, adding: number) =>
  checkCreditLimits({ semesterCredits, yearCredits }, adding, limits)

describe('getProgrammeMinimum and getMinimumCredits', () => {
  // spec 9.2
  it('are 18 in category 1 and 30 in every other; 0 on the last course', () => {
    expect(getProgrammeMinimum(1, limits)).toBe(18)
    expect(getProgrammeMinimum(2, limits)).toBe(30)
    expect(getMinimumCredits(1, false, limits)).toBe(18)
    expect(getMinimumCredits(7, false, limits)).toBe(30)
    expect(getMinimumCredits(1, true, limits)).toBe(0)
    expect(getMinimumCredits(2, true, limits)).toBe(0)
  })

  it('follow the limits given', () => {
    expect(getMinimumCredits(1, false, { ...limits, minimum: { georgian: 20, other: 25 } })).toBe(20)
  })
})

describe('checkCreditLimits', () => {
  // spec 5.12
  it('allows 45 credits a semester and 75 a year', () => {
    expect(after(40, 40, 5)).toEqual({ allowed: true, breaks: null, warn: true, semester: 45, year: 45 })
    expect(after(40, 40, 6)).toEqual({
      allowed: false,
      breaks: 'semester',
      warn: true,
      semester: 46,
      year: 46,
    })
    expect(after(20, 70, 5)).toEqual({ allowed: true, breaks: null, warn: true, semester: 25, year: 75 })
    expect(after(20, 70, 6)).toEqual({ allowed: false, breaks: 'year', warn: true, semester: 26, year: 76 })
    expect(after(45, 75, 1).breaks).toBe('semester')
  })

  it('warns from nine tenths of a maximum on', () => {
    expect(after(35, 35, 5).warn).toBe(false)
    expect(after(35.5, 35.5, 5).warn).toBe(true)
    expect(after(10, 62, 5).warn).toBe(false)
    expect(after(10, 62.5, 5).warn).toBe(true)
    // 0.55 × 100 is a hair above 55 in binary.
    const shares = { ...limits, maximumPerSemester: 100, warnFrom: 0.55 }
    expect(checkCreditLimits({ semesterCredits: 50, yearCredits: 0 }, 5, shares).warn).toBe(true)
  })

  it('never refuses a change that adds nothing', () => {
    expect(after(50, 80, 0).allowed).toBe(true)
    expect(after(50, 80, -1)).toMatchObject({
      allowed: true,
      breaks: null,
      semester: 49,
      year: 79,
      warn: true,
    })
  })

  it('refuses exactly what exceeds one of the two limits', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.integer({ min: 1, max: 30 }), (semester, other, adding) => {
        const sum = after(semester, semester + other, adding)
        expect(sum.allowed).toBe(semester + adding <= 45 && semester + other + adding <= 75)
        expect(sum.allowed).toBe(sum.breaks === null)
        if (!sum.allowed) expect(sum.warn).toBe(true)
        expect(sum.warn).toBe(sum.semester >= 40.5 || sum.year >= 67.5)
      }),
    )
  })
})
