import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { checkGroup, refuseFull } from './check-group.ts'
import { canBeTaken, checkSet } from './check-set.ts'
import { listOwnGroups } from './own-groups.ts'
import { refuse } from './refused.ts'
import { makeGroup, makeRegistration, makeSnapshot, nameOfSubject } from './test-snapshot.ts'

describe('checkGroup', () => {
  const own = makeGroup(1, 1, { at: [1, 9] })
  const snapshot = makeSnapshot({
    groups: [own],
    student: { registrations: [makeRegistration(9, 1, [1])] },
  })
  const ownGroups = listOwnGroups(snapshot)
  const check = (more: Parameters<typeof makeGroup>[2], others: ReturnType<typeof makeGroup>[] = []) => {
    const group = makeGroup(2, 2, { at: [2, 9], ...more })
    return checkGroup(group, [group, ...others], ownGroups)
  }

  it('allows an open group with a seat and a time of its own', () => {
    expect(check({})).toBeNull()
  })

  it('allows a group that the student is in, whatever has become of it', () => {
    expect(checkGroup({ ...own, is_open: false, has_seat: false }, [own], ownGroups)).toBeNull()
  })

  it('refuses a closed group before anything else', () => {
    expect(check({ is_open: false, has_seat: false, at: [1, 9] })).toEqual({
      code: 'group_closed',
      refused: refuse(words.groupClosed, { group: 'G2', scheduleID: 2 }),
      clash: null,
    })
  })

  it('names the subject, the day and the time of a clash, before a missing seat', () => {
    const clash = {
      subjectID: 1,
      subject: 'საგანი 1',
      subjecteng: 'Subject 1',
      dayID: 1,
      time: '09:00 - 09:50',
    }
    expect(check({ at: [1, 9], has_seat: false })).toEqual({
      code: 'group_clash',
      refused: refuse(words.groupClash, {
        group: 'G2',
        subjectID: 1,
        subject: nameOfSubject(1),
        day: { ka: 'დღე 1', en: 'Day 1' },
        time: '09:00 - 09:50',
      }),
      clash,
    })
  })

  it('names the meeting that clashes, not another one of the group', () => {
    const [first] = own.meetings
    const late = { ...first!, time: '15:00', time_end: '15:50', day_ka: 'გვიან', day_en: 'Late' }
    const other = { ...first!, day: 3, time: '15:00', time_end: '15:50', day_ka: 'სხვა', day_en: 'Other' }
    const longer = { ...first!, time: '15:00', time_end: '16:50', day_ka: 'გრძელი', day_en: 'Longer' }
    const busy = ownGroups.map((group) => ({ ...group, meetings: [first!, other, late, longer] }))
    const violation = checkGroup(makeGroup(2, 2, { at: [1, 15] }), [], busy)
    expect(violation?.refused.params).toMatchObject({ day: { en: 'Late' }, time: '15:00 - 15:50' })
  })

  it('does not compare with the groups of its own subject', () => {
    const same = makeGroup(2, 1, { at: [1, 9] })
    expect(checkGroup(same, [own, same], ownGroups)).toBeNull()
  })

  it('names the groups that can be taken in place of a full one', () => {
    const other = (scheduleID: number, more: Parameters<typeof makeGroup>[2] = {}) =>
      makeGroup(scheduleID, 2, { at: [3, 9], ...more })
    const useless = [
      other(3, { part: 2 }),
      other(4, { config: 2 }),
      other(5, { is_open: false }),
      other(6, { has_seat: false }),
      other(7, { at: [1, 9] }),
    ]
    const params = { group: 'G2', scheduleID: 2 }
    expect(check({ has_seat: false }, useless)).toEqual({
      code: 'group_full',
      refused: refuse(words.groupFullNoneFree, params),
      clash: null,
    })
    const free = [10, 11, 12, 13, 14, 15].map((scheduleID) => other(scheduleID, { parentID: scheduleID % 2 }))
    expect(check({ has_seat: false }, [...useless, ...free])?.refused).toEqual(
      refuse(words.groupFull, { ...params, free: 'G10, G11, G12, G13, G14' }),
    )
    const child = makeGroup(2, 2, { at: [2, 9], has_seat: false, parentID: 1 })
    expect(checkGroup(child, [child, ...free], ownGroups)?.refused.params).toMatchObject({
      free: 'G11, G13, G15',
    })
  })
})

describe('refuseFull', () => {
  const full = makeGroup(1, 1)
  const snapshot = makeSnapshot({ groups: [full, makeGroup(2, 1), makeGroup(3, 1)] })

  it('names the groups that the database found free', () => {
    expect(refuseFull(snapshot, 1, { full: 1, free: [3] })).toEqual(
      refuse(words.groupFull, { group: 'G1', scheduleID: 1, free: 'G3' }),
    )
    expect(refuseFull(snapshot, 1, { full: 1, free: null }).refused).toBe(words.groupFullNoneFree)
    expect(refuseFull(snapshot, 1, { full: 1, free: [1] }).refused).toBe(words.groupFull)
  })

  it('says that the group is gone when it is not in the catalogue', () => {
    expect(refuseFull(snapshot, 1, { full: 8, free: [3] })).toEqual(refuse(words.groupNotFound))
    expect(refuseFull(snapshot, null, { full: 1, free: [3] })).toEqual(refuse(words.groupNotFound))
  })
})

describe('canBeTaken', () => {
  it('is worked out once while the groups are the same', () => {
    const groups = [makeGroup(1, 1)]
    expect(canBeTaken(groups)).toBe(true)
    groups.pop()
    expect(canBeTaken(groups)).toBe(true)
    expect(canBeTaken([...groups])).toBe(false)
  })
})

describe('checkSet', () => {
  const lectures = [makeGroup(1, 1, { at: [1, 9] }), makeGroup(2, 1, { at: [2, 9] })]
  const seminar = (scheduleID: number, parentID: number, day: number) =>
    makeGroup(scheduleID, 1, { part: 2, parentID, at: [day, 12] })
  const all = [...lectures, seminar(3, 1, 1), seminar(4, 2, 2)]
  const subject = makeSnapshot({ groups: all }).catalogue.subjects.get(1)!
  const check = (ids: readonly number[], groups = all) =>
    checkSet(
      subject,
      groups.filter(({ scheduleID }) => ids.includes(scheduleID)),
      groups,
    )
  const params = { subject: nameOfSubject(1) }
  const part = (number: number) => ({ ka: `ნაწილი ${number}`, en: `Part ${number}` })

  it('allows a whole linked set', () => {
    expect(check([1, 3])).toBeNull()
    expect(check([2, 4])).toBeNull()
  })

  it('refuses a subject of which nobody can take a whole set', () => {
    const clashing = [makeGroup(1, 1, { at: [1, 9] }), makeGroup(2, 1, { part: 2, at: [1, 9] })]
    expect(canBeTaken(clashing)).toBe(false)
    expect(canBeTaken(all)).toBe(true)
    expect(check([1, 2], clashing)).toEqual(refuse(words.noValidSet, params))
  })

  it('names the group and its parent when a seminar is of another lecture', () => {
    expect(check([1, 4])).toEqual(
      refuse(words.groupOfOtherLecture, {
        group: 'G4',
        part: part(2),
        parent: 'G2',
        parentPart: part(1),
        mine: 'G1',
      }),
    )
  })

  it('names the seminar that a practice does not belong to', () => {
    const practice = (scheduleID: number, parentID: number, day: number) =>
      makeGroup(scheduleID, 1, { part: 3, parentID, at: [day, 15] })
    const three = [...all, practice(5, 3, 1), practice(6, 4, 2)]
    expect(check([1, 3, 5], three)).toBeNull()
    expect(check([1, 3, 6], three)).toEqual(
      refuse(words.groupOfOtherLecture, {
        group: 'G6',
        part: part(3),
        parent: 'G4',
        parentPart: part(2),
        mine: 'G3',
      }),
    )
  })

  it('names the parts that are missing', () => {
    expect(check([1])).toEqual(refuse(words.incompleteSet, { ...params, missing: part(2) }))
    const three = [...all, makeGroup(5, 1, { part: 3, at: [3, 9] })]
    expect(check([1], three)?.params['missing']).toEqual({ ka: 'ნაწილი 2, ნაწილი 3', en: 'Part 2, Part 3' })
  })

  it('names the group that is chosen without its lecture', () => {
    expect(check([3])).toEqual(
      refuse(words.lectureMissing, { ...params, group: 'G3', part: part(2), missing: part(1) }),
    )
  })

  it('refuses groups that meet each other, and groups that do not belong together', () => {
    const late = seminar(6, 1, 1)
    const meeting = { ...late, meetings: lectures[0]!.meetings }
    expect(check([1, 6], [...all, meeting])).toEqual(refuse(words.setMeetsItself, params))
    expect(check([1, 2])).toEqual(refuse(words.wrongSet, params))
  })

  it('says that a group is gone when its parent is not in the catalogue, or is of another form', () => {
    expect(check([1, 7], [...all, seminar(7, 99, 3)])).toEqual(refuse(words.groupNotFound))
    const other = makeGroup(8, 1, { config: 2, at: [3, 9] })
    expect(check([9], [...all, other, seminar(9, 8, 3)])).toEqual(refuse(words.groupNotFound))
  })
})
