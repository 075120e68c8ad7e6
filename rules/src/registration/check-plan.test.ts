import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkPlan,
  canRegister,
  findCompatibleOptions,
  type PlanGroup,
  type PlannedSubject,
} from './check-plan.ts'
import { emptyContext, toClock, toGroup, toSubject } from './test-plan.ts'

const hours = [9, 10, 11, 12]

const anyGroup = (scheduleID: number, subjectID: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(...hours), fc.integer({ min: 1, max: 2 }))
    .map(([day, from, length]) => toGroup(scheduleID, subjectID, day, from, length))
const anySubject = (subjectID: number) =>
  fc
    .tuple(
      anyGroup(subjectID * 10, subjectID),
      fc.option(anyGroup(subjectID * 10 + 1, subjectID)),
      fc.constantFrom(3, 5, 8),
    )
    .map(([first, second, ects]) => toSubject(subjectID, first, second, ects))
const anyPlan = fc
  .integer({ min: 0, max: 5 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, nth) => anySubject(nth + 1))))

/** The hours of a week that a group takes, walked through one by one. */
const slots = ({ meetings }: PlanGroup): string[] =>
  meetings.flatMap(({ day, time, time_end }) =>
    [9, 10, 11, 12, 13]
      .filter((hour) => time <= toClock(hour) && toClock(hour) < time_end)
      .map((hour) => `${day} ${hour}`),
  )

// spec 2.28.3
describe('checkPlan', () => {
  it('finds no errors exactly when the subjects can be registered one after the other', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const firsts = plan.map((each) => ({ ...each, second: null }))
        const { errors, credits } = checkPlan(firsts, emptyContext)
        const week = new Set<string>()
        let [sum, isPossible] = [0, true]
        for (const { first, ects } of firsts) {
          const ownSlots = slots(first.groups[0]!)
          sum += ects
          if (sum > 20 || ownSlots.some((slot) => week.has(slot))) isPossible = false
          for (const slot of ownSlots) week.add(slot)
        }
        expect(errors.every((found) => found.length === 0)).toBe(isPossible)
        expect(credits).toMatchObject({ semester: sum, allowed: sum <= 20 })
      }),
    )
  })

  it('finds the same clashes in any order of the subjects', () => {
    const clashes = (plan: readonly PlannedSubject[]) =>
      checkPlan(plan, emptyContext)
        .errors.flat()
        .flatMap((error) => (error.code === 'group_clash' ? [`${error.choice} ${error.scheduleID}`] : []))
        .toSorted()
    fc.assert(
      fc.property(
        anyPlan.chain((plan) =>
          fc.tuple(fc.constant(plan), fc.shuffledSubarray([...plan], { minLength: plan.length })),
        ),
        ([plan, shuffled]) => {
          expect(clashes(shuffled)).toEqual(clashes(plan))
        },
      ),
    )
  })

  it('names a clash on both sides, and those of a second option with first ones', () => {
    const plan = [
      toSubject(1, toGroup(10, 1, 1, 9), toGroup(11, 1, 2, 9)),
      toSubject(2, toGroup(20, 2, 1, 9)),
      toSubject(3, toGroup(30, 3, 2, 9)),
    ]
    const errors = checkPlan(plan, emptyContext).errors.map((all) =>
      all.map((error) =>
        error.code === 'group_clash' ? [error.choice, error.scheduleID, error.with.scheduleID] : error.code,
      ),
    )
    expect(errors).toEqual([
      [
        ['first', 10, 20],
        ['second', 11, 30],
      ],
      [['first', 20, 10]],
      [],
    ])
    expect(canRegister(checkPlan(plan, emptyContext).errors[0]!, true)).toBe(false)
  })

  it('compares the plan with what is registered, which is no error itself', () => {
    const registered = toGroup(10, 1, 1, 9)
    const context = {
      ...emptyContext,
      heldGroups: [registered],
      registered: [{ subjectID: 1, groups: [10] }],
    }
    expect(
      checkPlan([toSubject(1, registered), toSubject(2, toGroup(20, 2, 1, 9))], context).errors,
    ).toMatchObject([[], [{ code: 'group_clash', with: { scheduleID: 10 } }]])
    expect(checkPlan([toSubject(1, toGroup(11, 1, 3, 9), registered)], context).errors).toEqual([[]])
    expect(checkPlan([toSubject(1, toGroup(11, 1, 3, 9))], context).errors).toEqual([
      [{ choice: null, code: 'already_registered' }],
    ])
  })

  it('counts the limits of modules up in the order of the plan', () => {
    const limits = { moduleID: 7, maximumCredits: null, maximumSubjects: 1, after: null, blocks: [] }
    const plan = [1, 2].map((id) => ({ ...toSubject(id, toGroup(id * 10, id, id, 9)), moduleID: 7 }))
    expect(checkPlan(plan, { ...emptyContext, modules: [limits] }).errors).toEqual([
      [],
      [{ choice: null, code: 'module_limit', moduleID: 7, broken: { limit: 'subjects' } }],
    ])
  })

  it('names closed, full, missing, incomplete and repeated groups', () => {
    const lecture = toGroup(10, 1, 1, 9)
    const seminar = { ...toGroup(11, 1, 2, 9), part: 2 }
    const base = toSubject(1, lecture)
    const codes = (own: Partial<PlannedSubject<PlanGroup>>) =>
      checkPlan([{ ...base, ...own }], emptyContext).errors[0]!.map(({ choice, code }) => [choice, code])
    const closed = { ...lecture, is_open: false }
    const other = toGroup(12, 1, 3, 9)
    expect(codes({ first: { groups: [closed], isGone: false }, all: [closed, other] })).toEqual([
      ['first', 'group_closed'],
    ])
    expect(codes({ all: [closed] })).toEqual([[null, 'no_open_groups']])
    expect(codes({ first: { groups: [{ ...lecture, has_seat: false }], isGone: false } })).toEqual([
      ['first', 'group_full'],
    ])
    expect(codes({ first: { groups: [], isGone: true } })).toEqual([['first', 'group_gone']])
    expect(codes({ all: [lecture, seminar] })).toEqual([['first', 'incomplete_set']])
    expect(codes({ second: base.first })).toEqual([['second', 'same_choice']])
    expect(codes({ all: [lecture, { ...seminar, meetings: lecture.meetings }] })).toEqual([
      [null, 'no_valid_set'],
      ['first', 'incomplete_set'],
    ])
  })
})

describe('canRegister', () => {
  const inFirst = { choice: 'first', code: 'group_gone' } as const
  const inSecond = { choice: 'second', code: 'group_gone' } as const
  const inBoth = { choice: null, code: 'no_open_groups' } as const

  it('needs one option without an error, and no error of the subject itself', () => {
    expect(canRegister([], false)).toBe(true)
    expect(canRegister([], true)).toBe(true)
    expect(canRegister([inFirst], false)).toBe(false)
    expect(canRegister([inFirst], true)).toBe(true)
    expect(canRegister([inSecond], true)).toBe(true)
    expect(canRegister([inFirst, inSecond], true)).toBe(false)
    expect(canRegister([inBoth], true)).toBe(false)
    expect(canRegister([inSecond, inBoth], true)).toBe(false)
  })
})

describe('findCompatibleOptions', () => {
  it('finds the first combination without a clash in order of preference', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const options = plan.map(({ first, second }) => (second ? [first, second] : [first]))
        const combinations = options.reduce<(typeof options)[number][]>(
          (rows, own) => rows.flatMap((row) => own.map((option) => [...row, option])),
          [[]],
        )
        const fits = (row: (typeof combinations)[number]) => {
          const all = row.flatMap(({ groups }) => groups.flatMap(slots))
          return new Set(all).size === all.length
        }
        expect(findCompatibleOptions(options)).toEqual(combinations.find(fits) ?? null)
      }),
    )
  })

  it('compares every group of a set, but not the groups of one subject', () => {
    const toOption = (...groups: PlanGroup[]) => ({ groups })
    const both = toOption(toGroup(10, 1, 1, 9), toGroup(11, 1, 2, 9))
    const clashing = toOption(toGroup(20, 2, 3, 9), toGroup(21, 2, 2, 9))
    const other = toOption(toGroup(22, 2, 3, 9), toGroup(23, 2, 4, 9))
    expect(findCompatibleOptions([[both], [clashing]])).toBeNull()
    expect(findCompatibleOptions([[both], [clashing, other]])).toEqual([both, other])
    const sameSubject = toOption(toGroup(12, 1, 1, 9))
    expect(findCompatibleOptions([[both], [sameSubject]])).toEqual([both, sameSubject])
  })
})
