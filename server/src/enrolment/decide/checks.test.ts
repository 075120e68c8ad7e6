import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { applyChange } from './apply-change.ts'
import { checkSubjectCredits } from './check-credits.ts'
import { checkModule, checkSubjectInModule, refuseLimit } from './check-module.ts'
import { listCountedSubjects } from './counted-subjects.ts'
import { listOfferingModules, listSteps, listStepsOfKind } from './offering-modules.ts'
import { listOwnGroups } from './own-groups.ts'
import { describeRefused, isRefused, refuse, toReceiptReason } from './refused.ts'
import type { TakenSeats } from './seat-change.ts'
import { makeGroup, makeModule, makeRegistration, makeSnapshot, nameOfSubject } from './test-snapshot.ts'

describe('refuse', () => {
  const refused = refuse(words.groupClosed, { group: 'A' })

  it('differs from every other decision', () => {
    expect(isRefused(refused)).toBe(true)
    for (const decided of [null, undefined, 0, 'refused', {}, { kind: 'held' }]) {
      expect(isRefused(decided)).toBe(false)
    }
    expect(refuse(words.windowOver)).toEqual({ refused: words.windowOver, params: {} })
  })

  it('is described in the language of the reader, and kept in both', () => {
    expect(describeRefused(null, 'en')).toEqual({ code: null, reason: null })
    const { reason } = describeRefused(refused, 'en')
    expect(describeRefused(refused, 'en').code).toBe('group_closed')
    expect(reason).toContain('Group “A” is closed')
    expect(describeRefused(refused, 'ka').reason).toContain('ჯგუფი „A“ დახურულია')
    expect(toReceiptReason(refused)).toEqual({
      code: 'group_closed',
      reason_ka: describeRefused(refused, 'ka').reason,
      reason_en: reason,
    })
    const named = refuse(words.freeCreditsDeclined, { subject: nameOfSubject(1) })
    expect(toReceiptReason(named).reason_ka).toContain('საგანი 1')
    expect(toReceiptReason(named).reason_en).toContain('Subject 1')
  })
})

describe('checkModule', () => {
  const subject = { subjectID: 3, ects: 6 }
  const snapshot = makeSnapshot({
    credits: { 1: 5, 2: 5, 3: 6 },
    modules: [makeModule(1, [1, 2, 3])],
    student: {
      earned: [{ subjectID: 1, credits: 5 }],
      registrations: [makeRegistration(9, 2, [])],
    },
  })
  const about = { module: { ka: 'მოდული 1', en: 'Module 1' }, program_moduleID: 1 }

  it('allows what no limit forbids', () => {
    expect(checkModule(snapshot, makeModule(1, [1, 2, 3]), subject)).toBeNull()
    const wide = makeModule(1, [1, 2, 3], { maximumCredits: 16, maximumSubjects: 3 })
    expect(checkModule(snapshot, wide, subject)).toBeNull()
    expect(checkModule(snapshot, wide, null)).toBeNull()
  })

  it('names each limit with its numbers', () => {
    expect(checkModule(snapshot, makeModule(1, [1, 2, 3], { maximumSubjects: 2 }), subject)).toEqual(
      refuse(words.moduleSubjects, { ...about, maximum: 2 }),
    )
    expect(checkModule(snapshot, makeModule(1, [1, 2, 3], { maximumCredits: 15 }), subject)).toEqual(
      refuse(words.moduleCredits, { ...about, sum: 10, maximum: 15 }),
    )
    const after = { moduleID: 2, name: { ka: 'ჯერ', en: 'Before' }, credits: 10 }
    expect(checkModule(snapshot, makeModule(1, [3], { after }), subject)).toEqual(
      refuse(words.moduleOrder, { ...about, first: after.name, credits: 10, earned: 0 }),
    )
    const blocks = [
      { blockID: 4, name: { ka: 'სხვა', en: 'Other' }, choose: 1, subjects: [9] },
      { blockID: 5, name: { ka: 'ბლოკი', en: 'Block' }, choose: 2, subjects: [1, 2, 3] },
    ]
    expect(checkModule(snapshot, makeModule(1, [1, 2, 3], { blocks }), subject)).toEqual(
      refuse(words.blockFull, { ...about, block: { ka: 'ბლოკი', en: 'Block' }, maximum: 2 }),
    )
    expect(refuseLimit(makeModule(1, [], { blocks }), { limit: 'block', blockID: 4 }).params).toMatchObject({
      maximum: 1,
      block: { ka: 'სხვა', en: 'Other' },
    })
  })

  it('counts without the subject that is replaced', () => {
    const module = makeModule(1, [1, 2, 3], { maximumSubjects: 2 })
    const taken = snapshot.catalogue.subjects.get(3)!
    expect(checkSubjectInModule(snapshot, taken, module, null)?.refused).toBe(words.moduleSubjects)
    expect(checkSubjectInModule(snapshot, taken, module, 2)).toBeNull()
  })

  it('closes a free module to a student who declined it, but for what is registered', () => {
    const free = makeModule(1, [1, 2, 3], { kind: 'free' })
    const declined = { ...snapshot, student: { ...snapshot.student, wants_no_free: true } }
    const check = (subjectID: number, module = free) =>
      checkSubjectInModule(declined, declined.catalogue.subjects.get(subjectID)!, module, null)
    expect(check(3)).toEqual(refuse(words.freeCreditsDeclined, { subject: nameOfSubject(3) }))
    expect(check(2)).toBeNull()
    const several = [...snapshot.student.registrations, makeRegistration(10, 1, [])]
    const beside = { ...declined, student: { ...declined.student, registrations: several } }
    expect(checkSubjectInModule(beside, snapshot.catalogue.subjects.get(2)!, free, null)).toBeNull()
    expect(check(3, makeModule(1, [3]))).toBeNull()
    expect(checkSubjectInModule(snapshot, snapshot.catalogue.subjects.get(3)!, free, null)).toBeNull()
  })
})

describe('checkSubjectCredits', () => {
  const state = { semester_credits: 40, elsewhere: 25, limits: makeSnapshot().student.limits }
  const subject = makeSnapshot({ credits: { 1: 6 } }).catalogue.subjects.get(1)!

  it('names the maximum of the semester, then that of the year', () => {
    expect(checkSubjectCredits(state, subject, 0)).toEqual(
      refuse(words.semesterCredits, { subject: nameOfSubject(1), sum: 46, maximum: 45 }),
    )
    expect(checkSubjectCredits({ ...state, elsewhere: 36 }, subject, 1)).toEqual(
      refuse(words.yearCredits, { subject: nameOfSubject(1), sum: 81, maximum: 75 }),
    )
  })

  it('allows as many as the maximum, and a change that adds nothing', () => {
    expect(checkSubjectCredits(state, subject, 1)).toBeNull()
    expect(checkSubjectCredits({ ...state, semester_credits: 60 }, subject, 6)).toBeNull()
  })
})

const groups = [11, 21, 31].map((scheduleID) => makeGroup(scheduleID, Math.floor(scheduleID / 10)))
const registrations = [makeRegistration(91, 2, [21])]

describe('applyChange', () => {
  const { catalogue, student } = makeSnapshot({ groups, student: { registrations } })
  const seats: TakenSeats = {
    kind: 'seats',
    action: 'registered',
    subject: 3,
    module: 1,
    programme: 1,
    groups: [31],
    registration: null,
  }
  const apply = (more: Partial<TakenSeats>, registrationID: number | null = 92) =>
    applyChange(catalogue, student, { ...seats, ...more }, registrationID)

  it('adds, replaces or removes the registration, and its credits', () => {
    const added = makeRegistration(92, 3, [31])
    expect(apply({})).toEqual({
      ...student,
      registrations: [...registrations, added],
      semester_credits: 10,
    })
    expect(apply({ action: 'changed', registration: 91 }, 91)).toEqual({
      ...student,
      registrations: [makeRegistration(91, 3, [31])],
      semester_credits: 5,
    })
    expect(apply({ action: 'cancelled', subject: 2, registration: 91 }, 91)).toEqual({
      ...student,
      registrations: [],
      semester_credits: 0,
    })
  })

  it('changes nothing when nothing was made', () => {
    expect(apply({}, null)).toBe(student)
    expect(apply({ subject: null })).toBe(student)
    expect(apply({ action: 'cancelled', registration: 99 })).toEqual(student)
  })
})

describe('listOwnGroups and listOfferingModules', () => {
  it('name what is in the catalogue', () => {
    const student = {
      registrations: [...registrations, makeRegistration(92, 9, [31]), makeRegistration(93, 3, [99, 31])],
    }
    const own = listOwnGroups(makeSnapshot({ groups, student }))
    expect(
      own.map(({ scheduleID, registrationID, subjecteng }) => [scheduleID, registrationID, subjecteng]),
    ).toEqual([
      [21, 91, 'Subject 2'],
      [31, 93, 'Subject 3'],
    ])
    expect(
      listOwnGroups(makeSnapshot({ groups, student }), 91).map(({ registrationID }) => registrationID),
    ).toEqual([93])
    expect(listStepsOfKind(makeSnapshot().catalogue, 'free')).toEqual([3])
    const modules = [makeModule(1, [1]), makeModule(2, [1], { kind: 'elective' }), makeModule(3, [2])]
    const offering = listOfferingModules(
      makeSnapshot({ groups, modules, student: { modules: [3, 2, 9, 1] } }),
      1,
    )
    expect(offering.map(({ module }) => module.moduleID)).toEqual([2, 1])
    expect(listSteps(offering)).toEqual([2])
  })
})

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
