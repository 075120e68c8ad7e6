import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyUndo, checkUndo, findUndo, type RegistrationSeats } from './undo.ts'

const make = (registrationID: number, subjectID: number, ...groups: number[]): RegistrationSeats => ({
  registrationID,
  subjectID,
  moduleID: 1,
  groups,
})

/** Registrations of different subjects, each with its own number. */
const registrations = fc
  .uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.subarray([1, 2, 3])),
    {
      selector: ([, subjectID]) => subjectID,
      maxLength: 5,
    },
  )
  .map((rows) =>
    rows
      .filter(([id], nth) => rows.findIndex(([other]) => other === id) === nth)
      .map(([id, subjectID, groups]) =>
        make(id, subjectID, ...groups.map((group) => subjectID * 10 + group)),
      ),
  )

const toSubjects = (own: readonly RegistrationSeats[]) =>
  own
    .map(({ subjectID, groups }) => [subjectID, groups.toSorted((one, other) => one - other)] as const)
    .toSorted(([one], [other]) => one - other)

describe('findUndo', () => {
  it('cancels what was taken, and puts back what was moved for it', () => {
    const steps = findUndo([make(1, 10, 101)], [make(1, 10, 102), make(2, 20, 201)])
    expect(steps).toEqual([
      {
        before: { subjectID: 10, moduleID: 1, groups: [101] },
        after: { subjectID: 10, moduleID: 1, groups: [102] },
      },
      { before: null, after: { subjectID: 20, moduleID: 1, groups: [201] } },
    ])
  })

  it('pairs the two subjects of an exchange', () => {
    const [step, ...more] = findUndo([make(1, 10, 101)], [make(1, 20, 201)])
    expect(more).toEqual([])
    expect([step?.before?.subjectID, step?.after?.subjectID]).toEqual([10, 20])
  })

  it('has no step where nothing differs, in whatever order the groups stand', () => {
    expect(findUndo([make(1, 10, 101, 102)], [make(1, 10, 102, 101)])).toEqual([])
  })

  it('leads from any registrations back to any others', () => {
    fc.assert(
      fc.property(registrations, registrations, (before, after) => {
        const steps = findUndo(before, after)
        expect(toSubjects(applyUndo(after, steps))).toEqual(toSubjects(before))
      }),
    )
  })
})

describe('checkUndo', () => {
  it('is possible after the act and done once it is undone', () => {
    fc.assert(
      fc.property(registrations, registrations, (before, after) => {
        const steps = findUndo(before, after)
        fc.pre(JSON.stringify(toSubjects(before)) !== JSON.stringify(toSubjects(after)))
        expect(checkUndo(after, steps)).toBe('possible')
        expect(checkUndo(before, steps)).toBe('done')
        expect(checkUndo(applyUndo(after, steps), steps)).toBe('done')
      }),
    )
  })

  it('is outdated as soon as one of its subjects is neither as before nor as after', () => {
    const [before, after] = [[make(1, 10, 101)], [make(1, 10, 102), make(2, 20, 201)]]
    const steps = findUndo(before, after)
    expect(checkUndo([make(1, 10, 103), make(2, 20, 201)], steps)).toBe('outdated')
    expect(checkUndo([make(1, 10, 102)], steps)).toBe('outdated')
    expect(checkUndo([make(2, 20, 201)], steps)).toBe('outdated')
    expect(checkUndo([make(1, 10, 101), make(2, 20, 201)], steps)).toBe('outdated')
  })

  it('is outdated when both subjects of an exchange are registered', () => {
    const steps = findUndo([make(1, 10, 101)], [make(1, 20, 201)])
    expect(checkUndo([make(1, 20, 201), make(2, 10, 101)], steps)).toBe('outdated')
  })

  it('does not depend on other subjects', () => {
    fc.assert(
      fc.property(registrations, registrations, registrations, (before, after, others) => {
        const steps = findUndo(before, after)
        const known = new Set([...before, ...after].map(({ subjectID }) => subjectID))
        const more = others.filter(({ subjectID }) => !known.has(subjectID))
        expect(checkUndo([...after, ...more], steps)).toBe(checkUndo(after, steps))
      }),
    )
  })
})
