import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../snapshot.ts'
import { listCountedSubjects } from './counted-subjects.ts'
import { makeGroup, makeModule, makeRegistration, makeSnapshot } from './test-snapshot.ts'

const groups = [11, 21, 31].map((scheduleID) => makeGroup(scheduleID, Math.floor(scheduleID / 10)))
const registrations = [makeRegistration(91, 2, [21])]

describe('listCountedSubjects', () => {
  const modules = [
    makeModule(1, [1], { kind: 'free' }),
    makeModule(2, [1, 2]),
    makeModule(3, [2], { kind: 'elective' }),
  ]
  const list = (student: NonNullable<Parameters<typeof makeSnapshot>[0]>['student']) =>
    listCountedSubjects(makeSnapshot({ groups, modules, credits: { 4: 7 }, student })).map(
      ({ subjectID, credits, moduleID, isEarned }) => [subjectID, credits, moduleID, isEarned],
    )

  it('counts each subject once, as earned, in the first module that is not free', () => {
    const earned = [1, 2, 4].map((subjectID) => ({ subjectID, credits: 6 }))
    expect(list({ earned, registrations: [makeRegistration(91, 2, [21], 3)] })).toEqual([
      [1, 6, 2, true],
      [2, 6, 3, true],
      [4, 6, 1, true],
    ])
  })

  it('counts what only free modules list in the first that does', () => {
    const free = [makeModule(1, [1], { kind: 'free' }), makeModule(2, [2], { kind: 'free' })]
    const student = { registrations: [makeRegistration(91, 2, [21], null)] }
    const snapshot = makeSnapshot({ groups, modules: free, student })
    expect(listCountedSubjects(snapshot)).toMatchObject([{ subjectID: 2, moduleID: 2 }])
  })

  it('leaves out a module that is not in the catalogue', () => {
    const student = { modules: [99, 2], registrations: [makeRegistration(91, 2, [], null)] }
    expect(list(student)).toEqual([[2, 5, 2, false]])
  })

  it('counts a registration in its own module while that is the student’s', () => {
    expect(list({ registrations: [makeRegistration(91, 2, [], 3), makeRegistration(92, 1, [], 9)] })).toEqual(
      [
        [2, 5, 3, false],
        [1, 5, 2, false],
      ],
    )
    expect(list({ modules: [1], registrations: [makeRegistration(91, 1, [], null)] })).toEqual([
      [1, 5, 1, false],
    ])
    expect(list({ modules: [3], registrations: [makeRegistration(91, 4, [], null)] })).toEqual([
      [4, 7, null, false],
    ])
    expect(list({ modules: [3], registrations: [makeRegistration(91, 9, [], null)] })).toEqual([
      [9, 0, null, false],
    ])
  })

  it('is worked out again only when what it depends on is another', () => {
    const { catalogue, student } = makeSnapshot({ groups, modules, student: { registrations } })
    const listAfterOther = (more: Partial<Snapshot['student']>) => {
      listCountedSubjects({ catalogue, student })
      return listCountedSubjects({ catalogue, student: { ...student, ...more } })
    }
    const before = listCountedSubjects({ catalogue, student })
    expect(listAfterOther({})).toBe(before)
    expect(listCountedSubjects({ catalogue: { ...catalogue }, student })).not.toBe(before)
    expect(listAfterOther({ earned: [{ subjectID: 2, credits: 5 }] })).toMatchObject([{ isEarned: true }])
    expect(listAfterOther({ modules: [] })).toMatchObject([{ moduleID: null }])
  })
})
