import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkModuleLimits, toModuleLoad, type CountedSubject, type LimitedModule } from './module-limit.ts'

const unlimited: LimitedModule = {
  moduleID: 1,
  maximumCredits: null,
  maximumSubjects: null,
  after: null,
  blocks: [],
}
const toSubject = (subjectID: number, more: Partial<CountedSubject> = {}): CountedSubject => ({
  subjectID,
  credits: 5,
  moduleID: 1,
  isEarned: false,
  ...more,
})
const check = (
  limits: Partial<LimitedModule>,
  counted: readonly CountedSubject[],
  choice: Parameters<typeof checkModuleLimits>[2],
) => checkModuleLimits({ ...unlimited, ...limits }, () => counted, choice)
const newSubject = { subjectID: 9, ects: 5 }

describe('toModuleLoad', () => {
  it('adds up credits and counts subjects', () => {
    expect(toModuleLoad([])).toEqual({ credits: 0, subjects: 0 })
    expect(toModuleLoad([toSubject(1, { credits: 3 }), toSubject(2, { credits: 4 })])).toEqual({
      credits: 7,
      subjects: 2,
    })
  })
})

// spec 4.11.3
describe('checkModuleLimits', () => {
  it('allows everything in a module without limits, and does not count then', () => {
    const count = () => {
      throw new Error('counted without need')
    }
    expect(checkModuleLimits(unlimited, count, newSubject)).toBeNull()
    expect(checkModuleLimits(unlimited, count, null)).toBeNull()
    const otherBlock = { blockID: 4, choose: 0, subjects: [1] }
    expect(checkModuleLimits({ ...unlimited, blocks: [otherBlock] }, count, newSubject)).toBeNull()
  })

  it('limits the credits, and names those counted by now', () => {
    const counted = [toSubject(1), toSubject(2)]
    expect(check({ maximumCredits: 15 }, counted, newSubject)).toBeNull()
    expect(check({ maximumCredits: 14 }, counted, newSubject)).toEqual({ limit: 'credits', sum: 10 })
  })

  it('limits the number of subjects', () => {
    const counted = [toSubject(1), toSubject(2)]
    expect(check({ maximumSubjects: 3 }, counted, newSubject)).toBeNull()
    expect(check({ maximumSubjects: 2 }, counted, newSubject)).toEqual({ limit: 'subjects' })
  })

  it('counts the subjects of this module only', () => {
    const counted = [toSubject(1), toSubject(2, { moduleID: 2 }), toSubject(3, { moduleID: null })]
    expect(check({ maximumSubjects: 2 }, counted, newSubject)).toBeNull()
    expect(check({ maximumCredits: 10 }, counted, newSubject)).toBeNull()
  })

  it('requires credits earned in another module first', () => {
    const after = { moduleID: 2, credits: 10 }
    const earned = [5, 6].map((id) => toSubject(id, { moduleID: 2, isEarned: true }))
    expect(check({ after }, earned, newSubject)).toBeNull()
    expect(check({ after }, earned.slice(1), newSubject)).toEqual({ limit: 'order', earned: 5 })
    const registered = toSubject(5, { moduleID: 2 })
    const elsewhere = toSubject(7, { moduleID: 3, isEarned: true })
    expect(check({ after }, [registered, elsewhere, earned[1]!], newSubject)).toEqual({
      limit: 'order',
      earned: 5,
    })
  })

  it('names the order before the number of subjects, and that before the credits', () => {
    const all = { maximumCredits: 1, maximumSubjects: 0, after: { moduleID: 2, credits: 1 } }
    expect(check(all, [], newSubject)).toEqual({ limit: 'order', earned: 0 })
    expect(check({ ...all, after: null }, [], newSubject)).toEqual({ limit: 'subjects' })
    expect(check({ ...all, after: null, maximumSubjects: null }, [], newSubject)).toEqual({
      limit: 'credits',
      sum: 0,
    })
  })

  it('does not count a subject twice that is taken again, with the credits it has', () => {
    const counted = [toSubject(9, { credits: 4 }), toSubject(1)]
    expect(check({ maximumSubjects: 2 }, counted, newSubject)).toBeNull()
    expect(check({ maximumCredits: 9 }, counted, { subjectID: 9, ects: 6 })).toBeNull()
    expect(check({ maximumSubjects: 1 }, counted, newSubject)).toBeNull()
  })

  it('frees what a subject that is given up has', () => {
    const counted = [toSubject(1), toSubject(2)]
    expect(check({ maximumSubjects: 2 }, counted, { ...newSubject, instead: 1 })).toBeNull()
    expect(check({ maximumCredits: 10 }, counted, { ...newSubject, instead: 1 })).toBeNull()
    expect(check({ maximumCredits: 10 }, counted, { subjectID: 9, ects: 6, instead: 1 })).toEqual({
      limit: 'credits',
      sum: 10,
    })
    expect(check({ maximumSubjects: 2 }, counted, { ...newSubject, instead: 3 })).toEqual({
      limit: 'subjects',
    })
  })

  it('frees nothing for a subject that is earned already', () => {
    const counted = [toSubject(1, { isEarned: true }), toSubject(2)]
    expect(check({ maximumSubjects: 2 }, counted, { ...newSubject, instead: 1 })).toEqual({
      limit: 'subjects',
    })
  })

  it('limits how many subjects of a block are taken', () => {
    const blocks = [
      { blockID: 3, choose: 1, subjects: [7, 8] },
      { blockID: 4, choose: 2, subjects: [1, 2, 9] },
    ]
    expect(check({ blocks }, [toSubject(1), toSubject(7)], newSubject)).toBeNull()
    expect(check({ blocks }, [toSubject(1), toSubject(2)], newSubject)).toEqual({
      limit: 'block',
      blockID: 4,
    })
    expect(check({ blocks }, [toSubject(1), toSubject(2)], { ...newSubject, instead: 2 })).toBeNull()
    expect(check({ blocks }, [toSubject(1), toSubject(2, { moduleID: 2 })], newSubject)).toBeNull()
    expect(check({ blocks }, [toSubject(7), toSubject(8)], { subjectID: 5, ects: 5 })).toBeNull()
  })

  it('does not limit the credits of a block, and names the limit of the module first', () => {
    const blocks = [{ blockID: 4, choose: 1, subjects: [1, 9] }]
    expect(check({ blocks }, [toSubject(2, { credits: 60 })], newSubject)).toBeNull()
    expect(check({ blocks, maximumSubjects: 1 }, [toSubject(1)], newSubject)).toEqual({ limit: 'subjects' })
  })

  it('says of no subject in particular whether any other fits', () => {
    const counted = [toSubject(1), toSubject(2)]
    expect(check({ maximumSubjects: 2 }, counted, null)).toEqual({ limit: 'subjects' })
    expect(check({ maximumSubjects: 3 }, counted, null)).toBeNull()
    expect(check({ maximumCredits: 10 }, counted, null)).toEqual({ limit: 'credits', sum: 10 })
    expect(check({ maximumCredits: 11 }, counted, null)).toBeNull()
    const blocks = [{ blockID: 4, choose: 0, subjects: [1, 2, 9] }]
    expect(check({ blocks }, counted, null)).toBeNull()
  })

  it('allows subjects one after the other up to the maximum of credits and of subjects', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
        (maximumCredits, maximumSubjects, requested) => {
          let counted: CountedSubject[] = []
          for (const [index, ects] of requested.entries()) {
            const { credits, subjects } = toModuleLoad(counted)
            const fits = credits + ects <= maximumCredits && subjects < maximumSubjects
            const choice = { subjectID: index + 1, ects }
            expect(check({ maximumCredits, maximumSubjects }, counted, choice) === null).toBe(fits)
            if (fits) counted = [...counted, toSubject(index + 1, { credits: ects })]
          }
        },
      ),
    )
  })
})
