import { describe, expect, it } from 'vitest'
import type { groups } from '#contract/registration/groups.ts'
import type { registration } from '#contract/registration/registration.ts'
import type { Reply } from '#web/api/call.ts'
import type { SourceSubject } from '../subject-list/useSourceSubjects.ts'
import { checkOffer } from './check-offer.ts'

type Offer = Reply<typeof groups.general>
type RegisteredReply = Reply<typeof registration.alreadyRegistered>

const makeGroup = (scheduleID: number, subjectID: number, time: string, isFull = false) =>
  ({
    scheduleID,
    subjectID,
    group: String(scheduleID),
    config: 1,
    part: 1,
    parentID: null,
    st_count: isFull ? 10 : 0,
    capacity: 10,
    rotation: false,
    dates: [],
    meetings: [{ dayID: 1, time, time_end: `${time.slice(0, 2)}:50` }],
    valid: !isFull,
    code: isFull ? 'group_full' : null,
    reason: null,
    clash: null,
  }) as unknown as Offer['groups'][number]

const makeOffer = (code: Offer['code'], ...rows: Offer['groups']) =>
  ({ subject: { subjectID: 1, ects: 5 }, groups: rows, code, message: null }) as unknown as Offer

const own = {
  subjectID: 9,
  ects: 5,
  groups: [makeGroup(90, 9, '10:00')],
} as unknown as RegisteredReply['subjects'][number]
const credits = { semester: 25, year: 25, minimum: 20, maximumPerSemester: 30, maximumPerYear: 60 }
const makeRegistered = (semester = 25) =>
  ({ subjects: [own], total_ects: semester, credits: { ...credits, semester } }) as unknown as RegisteredReply

describe('checkOffer', () => {
  it('allows a subject with a free group that clashes with nothing', () => {
    const check = checkOffer(
      makeOffer(null, makeGroup(1, 1, '12:00')),
      makeRegistered(),
      undefined,
      undefined,
    )
    expect(check).toMatchObject({
      code: null,
      refusal: null,
      obstacle: null,
      reason: null,
      canRegister: true,
    })
  })

  it('finds why no set can be taken, and lets its groups be selected where a clash may be repaired', () => {
    const find = (...groups: Offer['groups']) => {
      const offer = makeOffer(null, ...groups)
      const { obstacle, reason, canRegister } = checkOffer(offer, makeRegistered(), undefined, undefined)
      return [obstacle?.kind, reason, canRegister]
    }
    const clashing = makeGroup(1, 1, '10:00')
    const full = makeGroup(2, 1, '12:00', true)
    expect(find(clashing)).toEqual(['clash', 'obstacle', true])
    expect(find(full)).toEqual(['full', 'obstacle', true])
    expect(find(clashing, full)).toEqual(['mixed', 'obstacle', true])
  })

  it('names the first reason in the order of the list', () => {
    const offered = { code: 'module_order', reason: 'After another', is_registered: false } as SourceSubject
    const clashing = makeGroup(1, 1, '10:00')
    const find = (code: Offer['code'], semester: number, from?: SourceSubject) =>
      checkOffer(makeOffer(code, clashing), makeRegistered(semester), undefined, from).reason
    expect(find('no_free_groups', 30, offered)).toBe('refusal')
    expect(find('window_closed', 30)).toBe('code')
    expect(find('no_free_groups', 30)).toBe('credits')
    expect(find('no_free_groups', 25)).toBe('full')
    expect(find(null, 30)).toBe('credits')
  })

  it('does not count the subject that is given up, neither its times nor its credits', () => {
    const offer = makeOffer(null, makeGroup(1, 1, '10:00'))
    expect(checkOffer(offer, makeRegistered(30), own, undefined)).toMatchObject({
      obstacle: null,
      canRegister: true,
    })
  })

  it('refuses more credits than the semester allows', () => {
    const check = checkOffer(
      makeOffer(null, makeGroup(1, 1, '12:00')),
      makeRegistered(26),
      undefined,
      undefined,
    )
    expect(check.creditsAfter.breaks).toBe('semester')
    expect(check.canRegister).toBe(false)
  })

  it('lists what could be given up where the credits are too many, only if a group then fits', () => {
    const find = (...rows: Offer['groups']) =>
      checkOffer(makeOffer(null, ...rows), makeRegistered(30), undefined, undefined).drops
    expect(find(makeGroup(1, 1, '10:00'))).toEqual([own])
    expect(find(makeGroup(1, 1, '12:00', true))).toEqual([])
    const free = makeOffer(null, makeGroup(1, 1, '12:00'))
    expect(checkOffer(free, makeRegistered(25), undefined, undefined).drops).toEqual([])
  })

  it('lets the subject go whose groups must be changed first', () => {
    const offer = makeOffer('must_change_first', makeGroup(1, 1, '12:00'))
    expect(checkOffer(offer, makeRegistered(), undefined, undefined).canRegister).toBe(false)
    expect(checkOffer(offer, makeRegistered(), own, undefined)).toMatchObject({
      code: null,
      canRegister: true,
    })
  })

  it('refuses for a reason of the list that no group shows', () => {
    const offered = { code: 'block_full', reason: 'The block is full', is_registered: false } as SourceSubject
    expect(
      checkOffer(makeOffer(null, makeGroup(1, 1, '12:00')), makeRegistered(), undefined, offered),
    ).toMatchObject({
      refusal: 'The block is full',
      canRegister: false,
    })
  })
})
