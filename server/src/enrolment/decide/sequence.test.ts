import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findClash, meetSimultaneously } from '#rules/registration/clash.ts'
import { checkLinkedSet } from '#rules/registration/linked-sets.ts'
import type { SeatGroup, Snapshot } from '../snapshot.ts'
import { fieldWords, words } from '../words.ts'
import { applyChange } from './apply-change.ts'
import { decide } from './decide.ts'
import { listCountedSubjects } from './counted-subjects.ts'
import { listOwnGroups } from './own-groups.ts'
import type { TakenSeats } from './seat-change.ts'
import type { SeatRequest } from './seat-request.ts'
import { makeGroup, makeModule, makeSnapshot, makeWindow } from './test-snapshot.ts'

const subjectIDs = [1, 2, 3, 4]
const maxCredits = 12
const maxSubjects = 2

/** Of each subject two lectures, each with two seminars, at few different times. */
const toGroups = (times: readonly number[], full: readonly number[], shut: readonly number[]): SeatGroup[] =>
  subjectIDs.flatMap((subjectID) =>
    [1, 2, 3, 4, 5, 6].map((nth) => {
      const scheduleID = subjectID * 10 + nth
      const time = times[(subjectID * 6 + nth) % times.length]!
      return makeGroup(scheduleID, subjectID, {
        part: nth <= 2 ? 1 : 2,
        parentID: nth <= 2 ? null : subjectID * 10 + (nth % 2) + 1,
        at: [(time % 5) + 1, 9 + Math.floor(time / 5)],
        has_seat: !full.includes(scheduleID),
        is_open: !shut.includes(scheduleID),
      })
    }),
  )

const groupID = fc
  .tuple(fc.constantFrom(...subjectIDs), fc.integer({ min: 1, max: 6 }))
  .map(([s, n]) => s * 10 + n)

const university = fc.record({
  times: fc.array(fc.nat(19), { minLength: 8, maxLength: 24 }),
  full: fc.array(groupID, { maxLength: 4 }),
  shut: fc.array(groupID, { maxLength: 3 }),
})

interface University {
  readonly times: readonly number[]
  readonly full: readonly number[]
  readonly shut: readonly number[]
}

const toSnapshot = ({ times, full, shut }: University): Snapshot =>
  makeSnapshot({
    groups: toGroups(times, full, shut),
    credits: { 1: 3, 2: 4, 3: 5, 4: 8 },
    modules: [
      makeModule(1, [1, 2, 3], { maximumSubjects: maxSubjects }),
      makeModule(2, [3, 4], { kind: 'free' }),
    ],
    catalogue: { english: [1, 2] },
    student: {
      windows: [makeWindow(2), makeWindow(3)],
      limits: { ...makeSnapshot().student.limits, maximumPerSemester: maxCredits },
    },
  })

const scheduleIDs = fc.oneof(
  // A lecture with its seminar, and anything.
  fc
    .tuple(fc.constantFrom(...subjectIDs), fc.integer({ min: 1, max: 2 }), fc.boolean())
    .map(([subject, lecture, second]) => [
      subject * 10 + lecture,
      subject * 10 + (lecture === 1 ? 4 : 3) + (second ? 2 : 0),
    ]),
  fc.uniqueArray(groupID, { minLength: 1, maxLength: 3 }),
)
const someSubject = fc.constantFrom(...subjectIDs, 9)
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 })
// Registrations are numbered from 1 in the order in which they are made.
const someRegistration = fc.integer({ min: 1, max: 8 })

const request: fc.Arbitrary<SeatRequest> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      action: fc.constant('choose' as const),
      scheduleIDs,
      oldSubjectID: optional(someSubject),
      moduleID: optional(fc.constantFrom(1, 2, 3)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      action: fc.constant('change' as const),
      scheduleIDs,
      newSubjectID: someSubject,
      oldGroupID: optional(groupID),
    }),
  },
  fc.record({
    action: fc.constant('change-level' as const),
    scheduleIDs,
    newSubjectID: someSubject,
    registrationID: optional(someRegistration),
  }),
  fc.record({ action: fc.constant('add-parts' as const), scheduleIDs, groupID }),
  fc.record({ action: fc.constant('cancel' as const), registrationID: someRegistration }),
)

/** Decides the requests one after the other, each on the state that the one before it left. */
const run = (
  start: University,
  requests: readonly SeatRequest[],
  check: (before: Snapshot, change: ReturnType<typeof decide>, after: Snapshot) => void,
): Snapshot => {
  let now = toSnapshot(start)
  let made = 0
  for (const each of requests) {
    const change = decide(now, each)
    let after = now
    if (change.kind === 'seats') {
      const registrationID = change.registration ?? (made += 1)
      after = { ...now, student: applyChange(now.catalogue, now.student, change, registrationID) }
    }
    check(now, change, after)
    now = after
  }
  return now
}

const anyRun = [university, fc.array(request, { minLength: 6, maxLength: 30 })] as const

const expectSound = ({ catalogue, student }: Snapshot): void => {
  const own = listOwnGroups({ catalogue, student })
  for (const group of own) {
    const others = own.filter(({ scheduleID }) => scheduleID !== group.scheduleID)
    expect(findClash(group, others, { subjectID: group.subjectID })).toBeNull()
    const same = others.filter(({ subjectID }) => subjectID === group.subjectID)
    expect(same.some((other) => meetSimultaneously(group, other))).toBe(false)
    expect(group).toMatchObject({ is_open: true, has_seat: true })
  }
  for (const { subjectID, groups } of student.registrations) {
    const all = catalogue.groupsBySubject.get(subjectID)!
    const chosen = all.filter(({ scheduleID }) => groups.includes(scheduleID))
    expect(chosen).toHaveLength(groups.length)
    expect(checkLinkedSet(chosen, all)).toBe('complete')
  }
  const registered = student.registrations.map(({ subjectID }) => subjectID)
  expect(new Set(registered).size).toBe(registered.length)
  const credits = registered.reduce((sum, id) => sum + catalogue.subjects.get(id)!.ects, 0)
  expect(student.semester_credits).toBe(credits)
  expect(credits).toBeLessThanOrEqual(maxCredits)
  const counted = listCountedSubjects({ catalogue, student })
  expect(counted.filter(({ moduleID }) => moduleID === 1).length).toBeLessThanOrEqual(maxSubjects)
}

describe('decide, whatever is requested one after the other', () => {
  it('leaves no clash, half a set, too many credits or subjects, and enters no full or closed group', () => {
    fc.assert(
      fc.property(...anyRun, (start, requests) => {
        run(start, requests, (_, __, after) => expectSound(after))
      }),
    )
  })

  it('names a phrase for every refusal, and changes nothing by it', () => {
    const phrases = new Set<unknown>([...Object.values(words), ...Object.values(fieldWords)])
    fc.assert(
      fc.property(...anyRun, (start, requests) => {
        run(start, requests, (before, change, after) => {
          if (change.kind === 'seats') expect(after.student).not.toBe(before.student)
          else expect(after).toBe(before)
          if (change.kind === 'refused') expect(phrases).toContain(change.refused)
          if (change.kind === 'field') expect(phrases).toContain(change.phrase)
        })
      }),
    )
  })

  it('decides the same twice on the same snapshot, and holds what it has taken', () => {
    fc.assert(
      fc.property(...anyRun, request, (start, requests, last) => {
        const snapshot = run(start, requests, () => undefined)
        const change = decide(snapshot, last)
        expect(decide(snapshot, last)).toEqual(change)
        if (change.kind !== 'seats' || change.action === 'cancelled') return
        const registration = change.registration ?? 99
        const student = applyChange(snapshot.catalogue, snapshot.student, change, registration)
        const again: SeatRequest = { action: 'choose', scheduleIDs: change.groups, oldSubjectID: null }
        expect(decide({ ...snapshot, student }, again)).toEqual({ kind: 'held', registration })
      }),
    )
  })

  it('frees by a cancellation what the registration has taken', () => {
    fc.assert(
      fc.property(university, scheduleIDs, (start, ids) => {
        const snapshot = toSnapshot(start)
        const { catalogue, student } = snapshot
        const change = decide(snapshot, { action: 'choose', scheduleIDs: ids, oldSubjectID: null })
        fc.pre(change.kind === 'seats')
        const taken = applyChange(catalogue, student, change as TakenSeats, 1)
        const cancelled = decide({ ...snapshot, student: taken }, { action: 'cancel', registrationID: 1 })
        expect(cancelled).toMatchObject({ kind: 'seats', action: 'cancelled', subject: expect.any(Number) })
        expect(applyChange(catalogue, taken, cancelled as TakenSeats, 1)).toEqual(student)
      }),
    )
  })

  it('reaches every action, and the refusals of every check', () => {
    const actions = new Set<string>()
    const codes = new Set<string>()
    for (const [start, requests] of fc.sample(fc.tuple(...anyRun), { numRuns: 400, seed: 17 })) {
      run(start, requests, (_, change) => {
        if (change.kind === 'seats') actions.add(change.action)
        if (change.kind === 'refused') codes.add(change.refused.code)
      })
    }
    expect(actions).toEqual(new Set(['registered', 'changed', 'cancelled']))
    for (const code of [
      'already_registered',
      'credit_limit',
      'group_clash',
      'group_closed',
      'group_full',
      'incomplete_set',
      'lecture_missing',
      'module_subjects',
      'not_in_programme',
      'old_group_left',
      'other_lecture',
      'registration_not_found',
      'set_clash',
      'wrong_set',
    ])
      expect(codes).toContain(code)
  })
})
