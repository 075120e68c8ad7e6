import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSubjectTarget } from './find-subject-target.ts'

const subject = fc.record({
  is_registered: fc.boolean(),
  passed: fc.boolean(),
  is_taught: fc.boolean(),
  program_moduleID: fc.constantFrom(null, 7),
})

// spec 2.31.2
describe('findSubjectTarget', () => {
  it('opens registration exactly for what a module offers, is taught, and is neither taken nor passed', () => {
    fc.assert(
      fc.property(subject, (each) => {
        const canTake =
          each.program_moduleID !== null && each.is_taught && !each.passed && !each.is_registered
        expect(findSubjectTarget(each) === 'registration').toBe(canTake)
      }),
    )
  })

  it('opens the programme only for a subject of it, and the course of whatever the student takes', () => {
    fc.assert(
      fc.property(subject, (each) => {
        const target = findSubjectTarget(each)
        if (target === 'programme') expect(each.program_moduleID).not.toBeNull()
        if (each.is_registered || each.program_moduleID === null) expect(target).toBe('course')
      }),
    )
  })
})
