import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { decideChoose } from './choose.ts'
import { refuse, type Refused } from './refused.ts'
import type { GroupChoice } from './seat-request.ts'
import {
  makeGroup,
  makeModule,
  makeRegistration,
  makeSnapshot,
  makeWindow,
  nameOfSubject,
} from './test-snapshot.ts'

// Subject 1 has two lectures with a seminar each, subject 2 a lecture alone.
const groups = [
  makeGroup(11, 1, { at: [1, 9] }),
  makeGroup(12, 1, { at: [2, 9] }),
  makeGroup(13, 1, { at: [1, 12], part: 2, parentID: 11 }),
  makeGroup(14, 1, { at: [2, 12], part: 2, parentID: 12 }),
  makeGroup(21, 2, { at: [3, 9] }),
]
const params = { subject: nameOfSubject(1) }
const registeredSubject = makeRegistration(90, 1, [11, 13])

const makeCase = (more: Parameters<typeof makeSnapshot>[0] = {}) => makeSnapshot({ groups, ...more })
const choose = (snapshot: Snapshot, choice: Partial<GroupChoice> = {}, replaced = 0) =>
  decideChoose(
    snapshot,
    1,
    { scheduleIDs: [11, 13], ...choice },
    snapshot.student.registrations.find(({ registrationID }) => registrationID === replaced) ?? null,
  )
const expectRefused = (change: ReturnType<typeof choose>, refused: Refused) =>
  expect(change).toEqual({
    kind: 'refused',
    action: 'registered',
    subject: 1,
    module: null,
    programme: null,
    groups: [11, 13],
    registration: null,
    ...refused,
  })
const getRefused = (change: ReturnType<typeof choose>) =>
  change.kind === 'refused' ? change.refused : change.kind

const seats = {
  kind: 'seats',
  action: 'registered',
  subject: 1,
  module: 1,
  programme: 1,
  groups: [11, 13],
  registration: null,
}

describe('decideChoose', () => {
  it('takes a whole set, its groups by part', () => {
    expect(choose(makeCase())).toEqual(seats)
    expect(choose(makeCase(), { scheduleIDs: [13, 11] })).toEqual(seats)
  })

  it('changes the registration that is replaced, of the same subject or of another', () => {
    const registrations = [registeredSubject, makeRegistration(91, 2, [21])]
    const changed = { ...seats, action: 'changed', groups: [12, 14], registration: 90 }
    expect(choose(makeCase({ student: { registrations } }), { scheduleIDs: [12, 14] }, 90)).toEqual(changed)
    const other = makeCase({ student: { registrations: [makeRegistration(91, 2, [21])] } })
    expect(choose(other, {}, 91)).toEqual({ ...seats, action: 'changed', registration: 91 })
  })

  it('does nothing for groups that the student has, even when nothing else is allowed', () => {
    const registrations = [makeRegistration(91, 2, [21]), registeredSubject]
    const student = { registrations, is_active: false, windows: [] }
    const held = { kind: 'held', registration: 90 }
    expect(choose(makeCase({ student }), { scheduleIDs: [13, 11] })).toEqual(held)
    expect(getRefused(choose(makeCase({ student }), { scheduleIDs: [12, 14] }))).toBe(words.notActive)
    expect(getRefused(choose(makeCase({ student }), { scheduleIDs: [11] }))).toBe(words.notActive)
  })

  it('refuses a subject that is not there', () => {
    const change = decideChoose(makeSnapshot(), 1, { scheduleIDs: [11, 13] })
    expectRefused(change, refuse(words.groupNotFound))
    const none = decideChoose(makeCase(), null, { scheduleIDs: [11, 13] })
    expect(none).toMatchObject({ kind: 'refused', subject: null, refused: words.groupNotFound })
  })

  it('refuses a student who is not active, or who has an overdue debt', () => {
    expectRefused(choose(makeCase({ student: { is_active: false } })), refuse(words.notActive))
    expectRefused(choose(makeCase({ student: { debt_blocked: true } })), refuse(words.debtBlocks))
  })

  it('refuses a pre-registration that is not there', () => {
    const preRegistrations = [{ preRegID: 5, subjectID: 1, moduleID: 1, created_at: '' }]
    const snapshot = makeCase({ student: { preRegistrations } })
    expectRefused(choose(snapshot, { preRegID: 6 }), refuse(words.preRegNotFound))
    expect(choose(snapshot, { preRegID: 5 })).toEqual(seats)
    expect(choose(snapshot, { preRegID: null })).toEqual(seats)
  })

  it('keeps the group in the semesters that change the level of English, unless it was closed', () => {
    const make = (to_leave: readonly number[], semester = 3) =>
      makeCase({
        catalogue: { english_orders: new Set([semester]), to_leave: new Set(to_leave) },
        student: { registrations: [registeredSubject, makeRegistration(91, 2, [21])] },
      })
    const change = { scheduleIDs: [12, 14] }
    const isRefused = (snapshot: Snapshot) =>
      getRefused(choose(snapshot, change, 90)) === words.changeLevelInstead
    expect(isRefused(make([]))).toBe(true)
    expect(isRefused(make([11]))).toBe(true)
    expect(isRefused(make([11, 13]))).toBe(false)
    expect(isRefused(make([], 4))).toBe(false)
    // Another subject may be given up, and a part added.
    const other = makeCase({
      catalogue: { english_orders: new Set([3]) },
      student: { registrations: [makeRegistration(91, 2, [21]), makeRegistration(92, 1, [11])] },
    })
    expect(choose(other, {}, 92)).toMatchObject({ kind: 'seats', action: 'changed' })
    expect(getRefused(choose(other, {}, 91))).toBe(words.alreadyRegistered)
    expect(choose(makeCase({ catalogue: { english_orders: new Set([3]) } }))).toEqual(seats)
  })

  it('names the registration of the subject when it is not the one that is replaced', () => {
    const registrations = [registeredSubject, makeRegistration(91, 2, [21])]
    const snapshot = makeCase({ student: { registrations } })
    for (const replaced of [0, 91]) {
      expect(choose(snapshot, { scheduleIDs: [12, 14] }, replaced)).toMatchObject(
        refuse(words.alreadyRegistered, { ...params, groups: 'G11, G13', registrationID: 90 }),
      )
    }
    const without = makeCase({ student: { registrations: [makeRegistration(90, 1, [])] } })
    expect(choose(without)).toMatchObject({ params: { groups: '—' } })
    // A group that is no longer in the catalogue has no name.
    const gone = makeCase({ student: { registrations: [makeRegistration(90, 1, [11, 99])] } })
    expect(choose(gone)).toMatchObject({ params: { groups: 'G11' } })
  })

  it('refuses groups of another subject, and such that are not a whole set', () => {
    expect(choose(makeCase(), { scheduleIDs: [11, 13, 21] })).toMatchObject(refuse(words.wrongSet, params))
    expect(getRefused(choose(makeCase(), { scheduleIDs: [11] }))).toBe(words.incompleteSet)
  })

  it('refuses a subject that has no groups', () => {
    const snapshot = makeSnapshot({ credits: { 1: 5 } })
    expect(choose(snapshot)).toMatchObject(refuse(words.wrongSet, params))
    expect(choose(snapshot, { scheduleIDs: [] })).toMatchObject(refuse(words.noValidSet, params))
  })
})

describe('decideChoose: the module', () => {
  const modules = [
    makeModule(1, [1]),
    makeModule(2, [1, 2], { programmeID: 2, kind: 'minor' }),
    makeModule(3, [2]),
  ]
  const make = (student: Parameters<typeof makeCase>[0] = {}) => makeCase({ modules, ...student })

  it('is the first that offers the subject, or the one that is named', () => {
    const open = { windows: [makeWindow(2), makeWindow(4)] }
    expect(choose(make({ student: open }))).toMatchObject({ module: 1, programme: 1 })
    expect(choose(make({ student: open }), { moduleID: 2 })).toMatchObject({ module: 2, programme: 2 })
    expect(choose(make({ student: open }), { programmeID: 2 })).toMatchObject({ module: 2, programme: 2 })
    expect(choose(make({ student: open }), { isMinor: true })).toMatchObject({ module: 2 })
    expect(choose(make({ student: open }), { moduleID: null, programmeID: null })).toMatchObject({
      module: 1,
    })
  })

  it('is another one that is open, or whose limits allow it', () => {
    expect(choose(make({ student: { windows: [makeWindow(4)] } }))).toMatchObject({ module: 2 })
    const narrow = [{ ...modules[0]!, maximumSubjects: 0 }, modules[1]!]
    const windows = [makeWindow(2), makeWindow(4)]
    expect(choose(makeCase({ modules: narrow, student: { windows } }))).toMatchObject({ module: 2 })
  })

  it('is refused when it does not offer the subject', () => {
    const notInProgramme = refuse(words.notInProgramme, params)
    expectRefused(choose(make(), { moduleID: 3 }), notInProgramme)
    expectRefused(choose(make(), { moduleID: 2, programmeID: 1 }), notInProgramme)
    expectRefused(choose(makeCase({ student: { modules: [] } })), notInProgramme)
    expectRefused(choose(makeCase({ student: { modules: [99] } })), notInProgramme)
    expectRefused(choose(makeCase({ student: { minorID: 2 } }), { isMinor: true }), notInProgramme)
  })

  it('is refused when the programme is not the student’s', () => {
    expectRefused(choose(make(), { programmeID: 9 }), refuse(words.notMyProgramme, params))
    expectRefused(
      choose(makeCase({ modules: [], student: { modules: [99] } }), { programmeID: 9 }),
      refuse(words.notMyProgramme, params),
    )
  })

  it('says that no minor is chosen when only the minor is meant', () => {
    expectRefused(choose(makeCase(), { isMinor: true }), refuse(words.minorNotChosen, params))
  })

  it('names the next opening of any of its modules when none is open', () => {
    const student = { windows: [makeWindow(4, '2026-10-05', '2026-10-06')] }
    expect(choose(make({ student }))).toMatchObject({ refused: words.windowOpensLater, params: { step: 4 } })
    expect(choose(make({ student }), { moduleID: 1 })).toMatchObject({ refused: words.windowUnplanned })
  })
})

describe('decideChoose: the order of refusals', () => {
  it('names what holds for every group before what holds for one', () => {
    // Each line takes the one before it away.
    const module = makeModule(1, [1, 2, 3], { maximumSubjects: 1 })
    const busy = makeGroup(31, 3, { at: [1, 9] })
    const registrations = [makeRegistration(91, 2, [21])]
    const all = (more: Partial<(typeof groups)[number]>) =>
      groups.map((group) => (group.scheduleID === 11 ? { ...group, ...more } : group))
    const make = (
      more: Partial<(typeof groups)[number]>,
      student: NonNullable<Parameters<typeof makeCase>[0]>['student'],
      maximumSubjects: number | null = 1,
    ) => makeSnapshot({ groups: [...all(more), busy], modules: [{ ...module, maximumSubjects }], student })
    const clashing = [...registrations, makeRegistration(92, 3, [31])]
    const full = { has_seat: false }
    const tooMany = { semester_credits: 45 }
    const refusals: readonly [Snapshot, unknown][] = [
      [make({ ...full, is_open: false }, { registrations: clashing, ...tooMany }), words.groupClosed],
      [make(full, { registrations: clashing, ...tooMany }), words.semesterCredits],
      [make(full, { registrations: clashing }), words.moduleSubjects],
      [make(full, { registrations: clashing }, null), words.groupClash],
      [make(full, { registrations }, null), words.groupFull],
      [make({}, { registrations }, null), 'seats'],
    ]
    for (const [snapshot, expected] of refusals) expect(getRefused(choose(snapshot))).toBe(expected)
  })

  it('frees the time and the credits of what is replaced', () => {
    const busy = makeGroup(31, 3, { at: [1, 9] })
    const registrations = [makeRegistration(92, 3, [31])]
    const snapshot = makeSnapshot({
      groups: [...groups, busy],
      student: { registrations, semester_credits: 45 },
    })
    expect(getRefused(choose(snapshot))).toBe(words.semesterCredits)
    expect(choose(snapshot, {}, 92)).toMatchObject({ kind: 'seats', registration: 92 })
    const dear = makeSnapshot({
      groups: [...groups, busy],
      credits: { 1: 6 },
      student: { registrations, semester_credits: 45 },
    })
    expect(choose(dear, {}, 92)).toMatchObject({ refused: words.semesterCredits, params: { sum: 46 } })
  })

  it('frees the place in the module of what is replaced', () => {
    const snapshot = makeCase({
      modules: [makeModule(1, [1, 2], { maximumSubjects: 1 })],
      student: { registrations: [makeRegistration(91, 2, [21])] },
    })
    expect(getRefused(choose(snapshot))).toBe(words.moduleSubjects)
    expect(choose(snapshot, {}, 91)).toMatchObject({ kind: 'seats', registration: 91 })
  })

  it('asks for the change of a closed group before another subject, and not before its own', () => {
    const spare = makeGroup(22, 2, { at: [4, 9] })
    const registrations = [makeRegistration(91, 2, [21])]
    const make = (own = registrations) =>
      makeSnapshot({
        groups: [...groups, spare],
        catalogue: { to_leave: new Set([21]) },
        student: { registrations: own },
      })
    expectRefused(choose(make()), refuse(words.mustChangeFirst, { subject: nameOfSubject(2), subjectID: 2 }))
    expect(choose(make(), {}, 91)).toMatchObject({ kind: 'seats', registration: 91 })
    expect(decideChoose(make(), 2, { scheduleIDs: [22] }, registrations[0])).toMatchObject({ kind: 'seats' })
  })
})
