import { describe, expect, it } from 'vitest'
import { fieldWords, words } from '../words.ts'
import { decide } from './decide.ts'
import { refuse } from './refused.ts'
import type { SeatRequest } from './seat-request.ts'
import { makeGroup, makeRegistration, makeSnapshot, makeWindow, nameOfSubject } from './test-snapshot.ts'

// Subject 1 is a lecture with a seminar and a practice, subjects 2 and 3 are lectures.
const groups = [
  makeGroup(11, 1, { at: [1, 9] }),
  makeGroup(12, 1, { at: [1, 12], part: 2 }),
  makeGroup(13, 1, { at: [1, 15], part: 3 }),
  makeGroup(21, 2, { at: [2, 9] }),
  makeGroup(22, 2, { at: [2, 12] }),
  makeGroup(31, 3, { at: [3, 9] }),
]
const toRow = (scheduleID: number, lecture_typeID: number) =>
  [scheduleID, { lecture_typeID, part: 1 }] as unknown as [number, never]
const rows = new Map([toRow(11, 1), toRow(12, 2), toRow(13, 7)])
const registrations = [makeRegistration(91, 2, [21])]

const makeCase = (student: NonNullable<Parameters<typeof makeSnapshot>[0]>['student'] = { registrations }) =>
  makeSnapshot({ groups, student, catalogue: { rows, english: [2, 3] } })
const choose = (more: Partial<SeatRequest & { action: 'choose' }> = {}): SeatRequest => ({
  action: 'choose',
  scheduleIDs: [31],
  oldSubjectID: null,
  ...more,
})
const seatsOf3 = { kind: 'seats', subject: 3, groups: [31], module: 1, programme: 1 }

describe('decide: choose', () => {
  it('takes groups of the subject of the first one', () => {
    expect(decide(makeCase(), choose())).toEqual({ ...seatsOf3, action: 'registered', registration: null })
    expect(decide(makeCase(), choose({ scheduleIDs: [31, 21] }))).toMatchObject({
      ...refuse(words.wrongSet, { subject: nameOfSubject(3) }),
      subject: 3,
    })
  })

  it('gives an old subject up for the new one', () => {
    expect(decide(makeCase(), choose({ oldSubjectID: 2 }))).toEqual({
      ...seatsOf3,
      action: 'changed',
      registration: 91,
    })
    expect(decide(makeCase(), choose({ oldSubjectID: 1 }))).toEqual({
      kind: 'refused',
      action: 'registered',
      subject: 3,
      module: null,
      programme: null,
      groups: [31],
      registration: null,
      ...refuse(words.registrationNotFound),
    })
  })

  it('refuses groups that are not there', () => {
    for (const scheduleIDs of [[99], []]) {
      expect(decide(makeCase(), choose({ scheduleIDs, newSubjectID: 3 }))).toMatchObject({
        kind: 'refused',
        subject: null,
        ...refuse(words.groupNotFound),
      })
    }
  })

  it('says that the groups are of another subject than the named one', () => {
    const field = { kind: 'field', field: 'newSubjectID', phrase: fieldWords.otherSubject }
    expect(decide(makeCase(), choose({ newSubjectID: 2 }))).toEqual(field)
    expect(decide(makeCase(), choose({ newSubjectID: 3 }))).toMatchObject(seatsOf3)
    expect(decide(makeCase(), choose({ newSubjectID: null }))).toMatchObject(seatsOf3)
  })

  it('says that the pre-registration is of another subject, but first that the student is not active', () => {
    const preRegistrations = [
      { preRegID: 5, subjectID: 2, moduleID: 1, created_at: '' },
      { preRegID: 6, subjectID: 3, moduleID: 1, created_at: '' },
    ]
    const student = { registrations, preRegistrations }
    const field = { kind: 'field', field: 'preRegID', phrase: fieldWords.otherPreRegistration }
    expect(decide(makeCase(student), choose({ preRegID: 5 }))).toEqual(field)
    expect(decide(makeCase(student), choose({ preRegID: 6 }))).toMatchObject(seatsOf3)
    expect(decide(makeCase({ ...student, windows: [] }), choose({ preRegID: 5 }))).toEqual(field)
    expect(decide(makeCase({ ...student, is_active: false }), choose({ preRegID: 5 }))).toMatchObject({
      refused: words.notActive,
    })
    expect(decide(makeCase(student), choose({ scheduleIDs: [21], preRegID: 6 }))).toMatchObject({
      kind: 'held',
    })
  })
})

describe('decide: change', () => {
  const change = (oldGroupID: number | null, newSubjectID = 2): SeatRequest => ({
    action: 'change',
    scheduleIDs: [22],
    newSubjectID,
    oldGroupID,
  })

  it('changes the groups of the registration', () => {
    expect(decide(makeCase(), change(21))).toMatchObject({
      kind: 'seats',
      action: 'changed',
      groups: [22],
      registration: 91,
    })
    const student = { registrations: [makeRegistration(91, 2, [])] }
    expect(decide(makeCase(student), change(null))).toMatchObject({ kind: 'seats', registration: 91 })
  })

  it('refuses when the student is not in the old group any more', () => {
    for (const old of [22, null])
      expect(decide(makeCase(), change(old))).toMatchObject(refuse(words.notInOldGroup))
    const student = { registrations: [makeRegistration(91, 2, [])] }
    expect(decide(makeCase(student), change(21))).toMatchObject(refuse(words.notInOldGroup))
  })

  it('refuses a subject that is not registered', () => {
    expect(decide(makeCase(), change(31, 3))).toMatchObject(refuse(words.registrationNotFound))
  })
})

describe('decide: change-level', () => {
  const change = (registrationID: number | null, newSubjectID = 3): SeatRequest => ({
    action: 'change-level',
    scheduleIDs: [newSubjectID * 10 + 1],
    newSubjectID,
    registrationID,
  })

  it('replaces the named registration of English', () => {
    expect(decide(makeCase(), change(91))).toMatchObject({ ...seatsOf3, registration: 91 })
  })

  it('takes the level beside all others when no registration is named', () => {
    expect(decide(makeCase(), change(null))).toMatchObject({ ...seatsOf3, registration: null })
    expect(decide(makeCase(), change(null, 2))).toEqual({ kind: 'held', registration: 91 })
  })

  it('refuses a registration that is not there, or not of English', () => {
    expect(decide(makeCase(), change(99))).toMatchObject(refuse(words.registrationNotFound))
    const student = { registrations: [makeRegistration(90, 1, [11, 12, 13])] }
    expect(decide(makeCase(student), change(90))).toMatchObject(refuse(words.levelNotFound))
    expect(decide(makeCase(student), change(null, 1))).toMatchObject(refuse(words.levelNotFound))
  })
})

describe('decide: add-parts', () => {
  const add = (groupID: number, own: readonly number[] | null = [11]) =>
    decide(
      makeCase({ registrations: own === null ? [] : [...registrations, makeRegistration(90, 1, own)] }),
      { action: 'add-parts', scheduleIDs: [11, 12, 13], groupID },
    )
  const notHeld = (group: string) => refuse(words.lectureNotRegistered, { group, subject: nameOfSubject(1) })

  it('adds the missing parts to the registration', () => {
    expect(add(11)).toMatchObject({ action: 'changed', groups: [11, 12, 13], registration: 90 })
  })

  it('allows a seminar that is only taken together with its practice', () => {
    expect(add(12)).toMatchObject({ action: 'changed', registration: 90 })
  })

  it('refuses a group that the student is not in, and a practice', () => {
    expect(add(11, [12])).toMatchObject(notHeld('G11'))
    expect(add(11, null)).toMatchObject(notHeld('G11'))
    expect(add(12, null)).toMatchObject(notHeld('G12'))
    expect(add(13, [11, 13])).toMatchObject(notHeld('G13'))
  })

  it('refuses a group that is not there, and one whose subject is not', () => {
    expect(add(99)).toMatchObject(refuse(words.groupNotFound))
    const snapshot = makeCase({ registrations: [] })
    const catalogue = { ...snapshot.catalogue, subjects: new Map() }
    expect(
      decide({ ...snapshot, catalogue }, { action: 'add-parts', scheduleIDs: [11, 12, 13], groupID: 11 }),
    ).toMatchObject(refuse(words.groupNotFound))
  })
})

describe('decide: cancel', () => {
  const cancel: SeatRequest = { action: 'cancel', registrationID: 91 }
  const about = { action: 'cancelled', subject: 2, module: 1, programme: null, groups: [21] }

  it('cancels a registration in a step that allows it', () => {
    const several = [makeRegistration(90, 3, [31]), ...registrations]
    for (const step of [2, 3]) {
      expect(decide(makeCase({ registrations: several, windows: [makeWindow(step)] }), cancel)).toEqual({
        kind: 'seats',
        ...about,
        registration: 91,
      })
    }
  })

  it('refuses outside those steps', () => {
    expect(decide(makeCase({ registrations, windows: [makeWindow(4)] }), cancel)).toEqual({
      kind: 'refused',
      ...about,
      registration: null,
      ...refuse(words.windowUnplanned),
    })
  })

  it('refuses a registration that is not there', () => {
    expect(decide(makeCase({ registrations: [] }), cancel)).toEqual({
      kind: 'refused',
      action: 'cancelled',
      subject: null,
      module: null,
      programme: null,
      groups: [],
      registration: null,
      ...refuse(words.registrationNotFound),
    })
  })
})
