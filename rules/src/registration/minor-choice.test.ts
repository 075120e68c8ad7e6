import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultMinorRules, checkMinorChoice, type MinorFacts } from './minor-choice.ts'

const student: MinorFacts = {
  isActive: true,
  programID: 1,
  study_levelID: 1,
  order_number: 3,
  minor_programID: null,
}
const check = (facts: Partial<MinorFacts>, minorID: number | null = 2) =>
  checkMinorChoice({ ...student, ...facts }, minorID, defaultMinorRules)

describe('checkMinorChoice', () => {
  it('allows active bachelor students from the third semester on another programme', () => {
    expect(check({})).toBeNull()
    expect(check({}, null)).toBeNull()
    expect(check({ isActive: false })).toBe('inactive')
    expect(check({ study_levelID: 2 })).toBe('level')
    expect(check({ order_number: 2 })).toBe('semester')
    expect(check({}, 1)).toBe('own')
  })

  it('refuses a second minor, but not the same one again', () => {
    expect(check({ minor_programID: 3 })).toBe('chosen')
    expect(check({ minor_programID: 3 }, null)).toBe('chosen')
    expect(check({ minor_programID: 2 })).toBeNull()
  })

  const facts = fc.record({
    isActive: fc.boolean(),
    programID: fc.integer({ min: 1, max: 4 }),
    study_levelID: fc.integer({ min: 1, max: 4 }),
    order_number: fc.integer({ min: 1, max: 12 }),
    minor_programID: fc.option(fc.integer({ min: 1, max: 4 })),
  })
  const rules = fc.record({
    fromSemester: fc.integer({ min: 1, max: 8 }),
    studyLevels: fc.subarray([1, 2, 3, 4]),
  })

  it('follows the rules given, and refuses for each programme what it refuses for any', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 4 }), rules, (one, minorID, set) => {
        const found = checkMinorChoice(one, minorID, set)
        if (found === null) {
          expect(one.isActive && set.studyLevels.includes(one.study_levelID)).toBe(true)
          expect(one.order_number).toBeGreaterThanOrEqual(set.fromSemester)
          expect(one.programID).not.toBe(minorID)
          expect([null, minorID]).toContain(one.minor_programID)
        }
        const ofAny = checkMinorChoice(one, null, set)
        if (ofAny !== null && ofAny !== 'chosen') expect(found).toBe(ofAny)
      }),
    )
  })
})
