import { describe, expect, it } from 'vitest'
import { checkPlan, type PlanContext, type PlanGroup, type PlannedSubject } from './check-plan.ts'
import { emptyContext, toGroup, toSubject } from './test-plan.ts'

describe('checkPlan of single subjects', () => {
  const lecture = toGroup(10, 1, 1, 9)
  const seminar = { ...toGroup(11, 1, 2, 9), part: 2 }
  const check = (subjects: readonly PlannedSubject[], context: Partial<PlanContext> = {}) =>
    checkPlan(subjects, { ...emptyContext, ...context }).errors

  it('names every closed or full group of both options', () => {
    const closed = { ...lecture, is_open: false, has_seat: false }
    const full = { ...seminar, has_seat: false }
    const other = toGroup(12, 1, 3, 9)
    const planned: PlannedSubject = {
      ...toSubject(1, lecture),
      first: { groups: [closed, full], isGone: false },
      second: { groups: [{ ...other, has_seat: false }], isGone: false },
      all: null,
    }
    expect(check([planned])).toEqual([
      [
        { choice: 'first', code: 'group_closed', scheduleID: 10 },
        { choice: 'first', code: 'group_full', scheduleID: 11 },
        { choice: 'second', code: 'group_full', scheduleID: 12 },
      ],
    ])
  })

  it('checks the linked set only when all groups are known and none is gone', () => {
    const all = [lecture, seminar]
    const incomplete = { ...toSubject(1, lecture), all }
    expect(check([incomplete])).toEqual([[{ choice: 'first', code: 'incomplete_set' }]])
    expect(check([{ ...incomplete, all: null }])).toEqual([[]])
    const gone = { ...incomplete, first: { groups: [{ ...lecture, has_seat: false }], isGone: true } }
    expect(check([gone])).toEqual([
      [
        { choice: 'first', code: 'group_gone' },
        { choice: 'first', code: 'group_full', scheduleID: 10 },
      ],
    ])
  })

  it('tells a set with a clash inside from one of wrong groups', () => {
    const sameHour = { ...seminar, scheduleID: 13, meetings: lecture.meetings }
    const all = [lecture, seminar, sameHour]
    const planned = (groups: readonly PlanGroup[]) => ({
      ...toSubject(1, lecture),
      first: { groups, isGone: false },
      all,
    })
    expect(check([planned([lecture, sameHour])])).toEqual([[{ choice: 'first', code: 'set_clash' }]])
    expect(check([planned([seminar, sameHour])])).toEqual([[{ choice: 'first', code: 'wrong_set' }]])
    expect(check([planned([lecture, seminar])])).toEqual([[]])
  })

  it('names a second option with the groups of the first, unless groups of it are gone', () => {
    const both = { groups: [lecture, seminar], isGone: false }
    const planned: PlannedSubject = { ...toSubject(1, lecture), first: both, all: [lecture, seminar] }
    const reordered = { groups: [seminar, lecture], isGone: false }
    expect(check([{ ...planned, second: reordered }])).toEqual([[{ choice: 'second', code: 'same_choice' }]])
    expect(check([{ ...planned, second: { ...reordered, isGone: true } }])).toEqual([
      [{ choice: 'second', code: 'group_gone' }],
    ])
    expect(check([{ ...planned, second: { groups: [lecture], isGone: false } }])).toEqual([
      [{ choice: 'second', code: 'incomplete_set' }],
    ])
    const less = { ...planned, first: { groups: [lecture], isGone: false }, all: null, second: both }
    expect(check([less])).toEqual([[]])
  })

  it('describes a clash with the other group and its meeting', () => {
    const held = { ...toGroup(20, 2, 1, 9), meetings: [{ day: 1, time: '09:00', time_end: '11:00' }] }
    expect(check([toSubject(1, lecture)], { heldGroups: [held] })).toEqual([
      [
        {
          choice: 'first',
          code: 'group_clash',
          scheduleID: 10,
          with: { subjectID: 2, scheduleID: 20, meeting: held.meetings[0] },
        },
      ],
    ])
  })

  it('takes a registered subject for planned only with exactly its groups', () => {
    const registered = [{ subjectID: 1, groups: [10, 11] }]
    const planned = (groups: readonly PlanGroup[]) => ({
      ...toSubject(1, lecture),
      first: { groups, isGone: false },
    })
    const alreadyRegistered = [[{ choice: null, code: 'already_registered' }]]
    expect(check([planned([seminar, lecture])], { registered })).toEqual([[]])
    expect(check([planned([lecture])], { registered })).toEqual(alreadyRegistered)
    expect(check([planned([lecture, seminar, toGroup(12, 1, 4, 9)])], { registered })).toEqual(
      alreadyRegistered,
    )
    expect(check([toSubject(2, { ...lecture, subjectID: 2 })], { registered })).toEqual([[]])
  })

  it('counts credits up in the order of the plan, those of registered subjects not', () => {
    const registered = [{ subjectID: 1, groups: [10] }]
    const limits = { ...emptyContext.limits, maximumPerSemester: 10 }
    const plan = [
      toSubject(1, lecture, null, 9),
      toSubject(2, toGroup(20, 2, 2, 9), null, 6),
      toSubject(3, toGroup(30, 3, 3, 9), null, 5),
    ]
    const { errors, credits } = checkPlan(plan, { ...emptyContext, registered, limits })
    expect(errors).toEqual([[], [], [{ choice: null, code: 'credit_limit', after: credits }]])
    expect(credits).toMatchObject({ semester: 11, year: 11, breaks: 'semester', allowed: false })
  })

  it('counts a subject in its module once, though it is counted already', () => {
    const module = { moduleID: 7, maximumCredits: null, maximumSubjects: 2, after: null, blocks: [] }
    const counted = [{ subjectID: 1, credits: 5, moduleID: 7, isEarned: true }]
    const plan = [1, 2, 3].map((id) => ({ ...toSubject(id, toGroup(id * 10, id, id, 9)), moduleID: 7 }))
    expect(
      check(plan, { modules: [{ ...module, moduleID: 8, maximumSubjects: 0 }, module], counted }),
    ).toEqual([[], [], [{ choice: null, code: 'module_limit', moduleID: 7, broken: { limit: 'subjects' } }]])
  })

  it('counts planned subjects in their modules as not earned', () => {
    const after = { moduleID: 8, credits: 5 }
    const module = { moduleID: 7, maximumCredits: null, maximumSubjects: null, after, blocks: [] }
    const plan = [
      { ...toSubject(1, lecture), moduleID: 8 },
      { ...toSubject(2, toGroup(20, 2, 2, 9)), moduleID: 7 },
    ]
    expect(check(plan, { modules: [module] })).toEqual([
      [],
      [{ choice: null, code: 'module_limit', moduleID: 7, broken: { limit: 'order', earned: 0 } }],
    ])
  })

  it('takes no subject for registered because another one has no groups either', () => {
    const gone = { ...toSubject(1, lecture), first: { groups: [], isGone: true } }
    expect(check([gone], { registered: [{ subjectID: 2, groups: [] }] })).toEqual([
      [{ choice: 'first', code: 'group_gone' }],
    ])
  })

  it('counts what is earned or registered in the module, and the credits of the subject', () => {
    const limits = { moduleID: 7, maximumCredits: 9, maximumSubjects: null, after: null, blocks: [] }
    const counted = [{ subjectID: 5, credits: 5, moduleID: 7, isEarned: true }]
    const planned = { ...toSubject(1, lecture), moduleID: 7 }
    const broken = { limit: 'credits', sum: 5 }
    expect(check([planned], { modules: [limits], counted })).toEqual([
      [{ choice: null, code: 'module_limit', moduleID: 7, broken }],
    ])
    expect(check([{ ...planned, ects: 4 }], { modules: [limits], counted })).toEqual([[]])
  })
})
