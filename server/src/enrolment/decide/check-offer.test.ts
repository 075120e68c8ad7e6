import { describe, expect, it } from 'vitest'
import type { SeatGroup, Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { checkMustChange } from './check-must-change.ts'
import { checkOffer } from './check-offer.ts'
import { checkWindow } from './check-window.ts'
import { findObstacle } from './obstacle/find-obstacle.ts'
import { listOwnGroups } from './own-groups.ts'
import { refuse, type RefusedPhrase } from './refused.ts'
import {
  makeGroup,
  makeModule,
  makeRegistration,
  makeSnapshot,
  makeWindow,
  nameOfSubject,
} from './test-snapshot.ts'

type TestCase = NonNullable<Parameters<typeof makeSnapshot>[0]>

describe('checkWindow', () => {
  it('takes today from the offset of now, which may not be that of the day when the state was read', () => {
    const windows = [{ ...makeWindow(2, '2026-11-11'), opens_on: '2026-11-11' }]
    const read_at = '2026-07-01T00:00:00.000Z'
    const checkAt = (now: string) =>
      checkWindow(makeSnapshot({ student: { windows, read_at, time_zone: 'Europe/Berlin' }, now }), [2])
        ?.refused
    // 23:30 on the day before; by summer time it would be past midnight.
    expect(checkAt('2026-11-10T22:30:00.000Z')).toBe(words.windowOpensLater)
    expect(checkAt('2026-11-10T23:30:00.000Z')).toBe(words.windowOpensToday)
  })

  const check = (windows: ReturnType<typeof makeWindow>[], steps = [2], now?: string) =>
    checkWindow(makeSnapshot({ student: { windows }, ...(now && { now }) }), steps)

  it('allows a step that is open', () => {
    expect(check([makeWindow(3), makeWindow(2)])).toBeNull()
    expect(check([makeWindow(3)], [2, 3])).toBeNull()
  })

  it('says that a step is over when no window of it follows', () => {
    expect(check([makeWindow(2, '2026-08-01', '2026-08-02')])).toEqual(refuse(words.windowOver))
    expect(check([makeWindow(2)], [2], '2026-10-01T06:00:00.000Z')).toEqual(refuse(words.windowOver))
  })

  it('says that no dates are set, not that a step is over, while it has no window', () => {
    expect(check([])).toEqual(refuse(words.windowUnplanned))
    expect(check([makeWindow(3)])).toEqual(refuse(words.windowUnplanned))
    expect(check([makeWindow(3, '2026-10-01', '2026-10-02')])).toEqual(refuse(words.windowUnplanned))
    expect(check([makeWindow(3, '2026-08-01', '2026-08-02')], [2, 3])).toEqual(refuse(words.windowOver))
    const empty = makeWindow(2, '2026-09-14', '2026-09-14')
    expect(check([empty], [2], empty.starts_at)).toEqual(refuse(words.windowUnplanned))
  })

  it('names the next opening of any of the steps', () => {
    const windows = [makeWindow(2, '2026-11-01', '2026-11-02'), makeWindow(3, '2026-10-05', '2026-10-06')]
    expect(check(windows, [2, 3])).toEqual(
      refuse(words.windowOpensLater, {
        date: expect.anything() as string,
        time: '10:00',
        opens_at: '2026-10-05T06:00:00.000Z',
        step: 3,
      }),
    )
    expect(check(windows.toReversed(), [2, 3])?.params).toMatchObject({ step: 3 })
    expect(check(windows)?.params).toMatchObject({ step: 2, opens_at: '2026-11-01T06:00:00.000Z' })
  })

  it('says today by the calendar of the university', () => {
    const windows = [makeWindow(2, '2026-10-05', '2026-10-06')]
    expect(check(windows, [2], '2026-10-05T05:59:59.000Z')?.refused).toBe(words.windowOpensToday)
    // At half past eight in the evening of UTC it is half past midnight four hours further east.
    expect(check(windows, [2], '2026-10-04T20:30:00.000Z')?.refused).toBe(words.windowOpensToday)
    expect(check(windows, [2], '2026-10-04T19:30:00.000Z')?.refused).toBe(words.windowOpensLater)
  })
})

const closed = makeGroup(21, 2, { at: [2, 9], is_open: false })
const spare = makeGroup(22, 2, { at: [2, 12] })

describe('checkMustChange', () => {
  const make = (more: TestCase = {}, groups: readonly SeatGroup[] = [closed, spare]) =>
    makeSnapshot({
      groups,
      catalogue: { to_leave: new Set([21]) },
      ...more,
      student: { registrations: [makeRegistration(91, 2, [21])], ...more.student },
    })
  const mustChange = refuse(words.mustChangeFirst, { subject: nameOfSubject(2), subjectID: 2 })

  it('refuses another subject while a closed group can be changed', () => {
    expect(checkMustChange(make(), 1, null)).toEqual(mustChange)
    expect(checkMustChange(make(), null, null)).toEqual(mustChange)
    expect(checkMustChange(make(), 1, { registrationID: 99 })).toEqual(mustChange)
  })

  it('allows the change itself, and every change of a registered subject', () => {
    expect(checkMustChange(make(), 2, null)).toBeNull()
    expect(checkMustChange(make(), 1, { registrationID: 91 })).toBeNull()
  })

  it('allows the change of any registered subject, and that of each closed group', () => {
    const groups = [closed, spare, makeGroup(31, 3, { is_open: false }), makeGroup(32, 3)]
    const registrations = [makeRegistration(91, 2, [21]), makeRegistration(92, 3, [31])]
    const snapshot = make({ catalogue: { to_leave: new Set([21, 31]) }, student: { registrations } }, groups)
    for (const subjectID of [2, 3]) expect(checkMustChange(snapshot, subjectID, null)).toBeNull()
    for (const { registrationID } of registrations)
      expect(checkMustChange(snapshot, 1, { registrationID })).toBeNull()
  })

  it('asks for the change when one of the groups of a registration is to be left', () => {
    const seminar = makeGroup(23, 2, { part: 2, at: [2, 15] })
    const student = { registrations: [makeRegistration(91, 2, [21, 23])] }
    expect(checkMustChange(make({ student }, [closed, spare, seminar]), 1, null)).toEqual(mustChange)
  })

  it('keeps from nothing when no group is to be left, or none can be changed now', () => {
    expect(checkMustChange(make({ catalogue: {} }), 1, null)).toBeNull()
    expect(
      checkMustChange(make({ student: { registrations: [makeRegistration(91, 2, [22])] } }), 1, null),
    ).toBeNull()
    expect(checkMustChange(make({ student: { windows: [makeWindow(3)] } }), 1, null)).toBeNull()
    expect(checkMustChange(make({}, [closed]), 1, null)).toBeNull()
    expect(checkMustChange(make({}, [closed, { ...spare, is_open: false }]), 1, null)).toBeNull()
  })

  it('does not take a moved group for one that can be chosen', () => {
    const moved = { ...closed, is_open: true }
    expect(checkMustChange(make({}, [moved]), 1, null)).toBeNull()
    expect(checkMustChange(make({}, [moved, spare]), 1, null)).toEqual(mustChange)
    // Another group that others must leave is open to this student.
    const left = { catalogue: { to_leave: new Set([21, 22]) } }
    expect(checkMustChange(make(left), 1, null)).toEqual(mustChange)
  })

  it('names the first of several', () => {
    const groups = [closed, spare, makeGroup(31, 3, { is_open: false }), makeGroup(32, 3)]
    const registrations = [makeRegistration(92, 3, [31]), makeRegistration(91, 2, [21])]
    const snapshot = make({ catalogue: { to_leave: new Set([21, 31]) }, student: { registrations } }, groups)
    expect(checkMustChange(snapshot, 1, null)?.params['subjectID']).toBe(3)
  })

  it('keeps from nothing when the subject is not in the catalogue', () => {
    const snapshot = make()
    const catalogue = { ...snapshot.catalogue, subjects: new Map() }
    expect(checkMustChange({ ...snapshot, catalogue }, 1, null)).toBeNull()
  })
})

describe('checkOffer', () => {
  // Subject 1 has two lectures; the student is registered for subject 3 on Friday.
  const lectures = [makeGroup(11, 1, { at: [1, 9] }), makeGroup(12, 1, { at: [2, 9] })]
  const own = makeGroup(31, 3, { at: [5, 9] })
  const registration = makeRegistration(91, 3, [31])
  const make = (more: TestCase = {}, groups: readonly SeatGroup[] = lectures) =>
    makeSnapshot({
      groups: [...groups, own],
      ...more,
      student: { registrations: [registration], ...more.student },
    })
  const toSets = (snapshot: Snapshot, replaced: typeof registration | null) => {
    const groups = snapshot.catalogue.groupsBySubject.get(1) ?? []
    return { groups, obstacle: findObstacle(groups, listOwnGroups(snapshot, replaced?.registrationID)) }
  }
  const check = (snapshot: Snapshot, replaced: typeof registration | null = null, moduleID = 1) =>
    checkOffer(snapshot, 1, moduleID, toSets(snapshot, replaced), replaced)
  const params = { subject: nameOfSubject(1) }

  it('allows a subject of which a whole set can be taken', () => {
    expect(check(make())).toBeNull()
    expect(check(make({}, [{ ...lectures[0]!, has_seat: false }, lectures[1]!]))).toBeNull()
  })

  it('is as choosing for a module that does not offer the subject, whose limits are its own', () => {
    expect(check(make(), null, 9)).toBeNull()
  })

  it('decides by the module that is named, not by another one that offers the subject', () => {
    const modules = [makeModule(1, [1, 3], { maximumSubjects: 1 }), makeModule(2, [1])]
    expect(check(make({ modules }), null, 1)?.refused).toBe(words.moduleSubjects)
    expect(check(make({ modules }), null, 2)).toBeNull()
  })

  it('names the first refusal in the order of choosing', () => {
    const twoParts = [lectures[0]!, makeGroup(12, 1, { part: 2, at: [1, 9] })]
    const isClosed = (group: SeatGroup) => ({ ...group, is_open: false })
    const isFull = (group: SeatGroup) => ({ ...group, has_seat: false })
    const clashing = lectures.map((group) => ({ ...group, meetings: own.meetings }))
    const narrow = [makeModule(1, [1, 3], { maximumSubjects: 1 })]
    const cases: readonly [string, Snapshot, RefusedPhrase][] = [
      ['inactive', make({ student: { is_active: false, windows: [] } }), words.notActive],
      ['a debt', make({ student: { debt_blocked: true, windows: [] } }), words.debtBlocks],
      ['closed window', make({ student: { windows: [] } }, lectures.map(isClosed)), words.windowUnplanned],
      [
        'no open group',
        make({ student: { semester_credits: 45 } }, lectures.map(isClosed)),
        words.noOpenGroups,
      ],
      ['no group at all', make({ credits: { 1: 5 } }, []), words.noOpenGroups],
      ['no valid set', make({ student: { semester_credits: 45 } }, twoParts), words.noValidSet],
      [
        'credits',
        make({ student: { semester_credits: 45 }, modules: narrow }, clashing.map(isFull)),
        words.semesterCredits,
      ],
      ['module', make({ modules: narrow }, clashing.map(isFull)), words.moduleSubjects],
      ['clash', make({}, clashing.map(isFull)), words.everyGroupClashes],
      ['full or clash', make({}, [isFull(lectures[0]!), clashing[1]!]), words.fullOrClashing],
      ['full', make({}, lectures.map(isFull)), words.noFreeGroups],
    ]
    for (const [name, snapshot, refused] of cases) expect(check(snapshot)?.refused, name).toBe(refused)
    expect(check(make({}, twoParts))?.params).toEqual(params)
  })

  it('refuses a subject that is not there', () => {
    expect(checkOffer(make(), 9, 1, { groups: [], obstacle: null }, null)).toEqual(
      refuse(words.subjectNotFound),
    )
  })

  it('asks for the change of a closed group first', () => {
    const snapshot = make({
      groups: [...lectures, closed, spare],
      catalogue: { to_leave: new Set([21]) },
      student: { registrations: [makeRegistration(91, 2, [21])] },
    })
    expect(check(snapshot)?.refused).toBe(words.mustChangeFirst)
    expect(check(snapshot, makeRegistration(91, 2, [21]))).toBeNull()
  })

  it('frees the time, the credits and the place in the module of what is replaced', () => {
    const clashing = lectures.map((group) => ({ ...group, meetings: own.meetings }))
    const modules = [makeModule(1, [1, 3], { maximumSubjects: 1 })]
    const snapshot = make({ modules, student: { semester_credits: 45 } }, clashing)
    expect(check(snapshot)?.refused).toBe(words.semesterCredits)
    expect(check(snapshot, registration)).toBeNull()
  })
})
