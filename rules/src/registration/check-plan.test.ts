import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkPlan,
  canRegister,
  findCompatibleOptions,
  type PlanContext,
  type PlanGroup,
  type PlannedSubject,
} from './check-plan.ts'
import { defaultCreditLimits } from './credits.ts'

/** An empty university: nothing registered, nothing earned. */
const empty: PlanContext<PlanGroup> = {
  heldGroups: [],
  registered: [],
  credits: { semesterCredits: 0, yearCredits: 0 },
  limits: { ...defaultCreditLimits, maximumPerSemester: 20, maximumPerYear: 26 },
  modules: [],
  counted: [],
}

const hours = [9, 10, 11, 12]
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const group = (scheduleID: number, subjectID: number, day: number, from: number, length = 1): PlanGroup => ({
  scheduleID,
  subjectID,
  rotation: false,
  config: 1,
  part: 1,
  parentID: null,
  meetings: [{ day, time: clock(from), time_end: clock(from + length) }],
  ranges: [],
  is_open: true,
  has_seat: true,
})
const subject = (
  subjectID: number,
  first: PlanGroup,
  second: PlanGroup | null = null,
  ects = 5,
): PlannedSubject<PlanGroup> => ({
  subjectID,
  ects,
  moduleID: null,
  first: { groups: [first], isGone: false },
  second: second && { groups: [second], isGone: false },
  all: second ? [first, second] : [first],
})

const anyGroup = (scheduleID: number, subjectID: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(...hours), fc.integer({ min: 1, max: 2 }))
    .map(([day, from, length]) => group(scheduleID, subjectID, day, from, length))
const anySubject = (subjectID: number) =>
  fc
    .tuple(
      anyGroup(subjectID * 10, subjectID),
      fc.option(anyGroup(subjectID * 10 + 1, subjectID)),
      fc.constantFrom(3, 5, 8),
    )
    .map(([first, second, ects]) => subject(subjectID, first, second, ects))
const anyPlan = fc
  .integer({ min: 0, max: 5 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, nth) => anySubject(nth + 1))))

/** The hours of a week that a group takes, walked through one by one. */
const slots = ({ meetings }: PlanGroup): string[] =>
  meetings.flatMap(({ day, time, time_end }) =>
    [9, 10, 11, 12, 13]
      .filter((hour) => time <= clock(hour) && clock(hour) < time_end)
      .map((hour) => `${day} ${hour}`),
  )

// spec 2.28.3
describe('a plan', () => {
  it('without fault can be registered one after the other, and one with a fault cannot', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const firsts = plan.map((each) => ({ ...each, second: null }))
        const { errors: faults, credits } = checkPlan(firsts, empty)
        const week = new Set<string>()
        let [sum, isTaken] = [0, true]
        for (const { first, ects } of firsts) {
          const wanted = slots(first.groups[0]!)
          sum += ects
          if (sum > 20 || wanted.some((slot) => week.has(slot))) isTaken = false
          for (const slot of wanted) week.add(slot)
        }
        expect(faults.every((found) => found.length === 0)).toBe(isTaken)
        expect(credits).toMatchObject({ semester: sum, allowed: sum <= 20 })
      }),
    )
  })

  it('has the same clashes in whatever order its subjects stand', () => {
    const clashes = (plan: readonly PlannedSubject[]) =>
      checkPlan(plan, empty)
        .errors.flat()
        .flatMap((fault) => (fault.code === 'group_clash' ? [`${fault.choice} ${fault.scheduleID}`] : []))
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

  it('tells a clash on both sides, and of a second choice against the first ones', () => {
    const plan = [
      subject(1, group(10, 1, 1, 9), group(11, 1, 2, 9)),
      subject(2, group(20, 2, 1, 9)),
      subject(3, group(30, 3, 2, 9)),
    ]
    const told = checkPlan(plan, empty).errors.map((all) =>
      all.map((fault) =>
        fault.code === 'group_clash' ? [fault.choice, fault.scheduleID, fault.with.scheduleID] : fault.code,
      ),
    )
    expect(told).toEqual([
      [
        ['first', 10, 20],
        ['second', 11, 30],
      ],
      [['first', 20, 10]],
      [],
    ])
    expect(canRegister(checkPlan(plan, empty).errors[0]!, true)).toBe(false)
  })

  it('is held against what is registered, which itself is no fault', () => {
    const mine = group(10, 1, 1, 9)
    const ground = { ...empty, held: [mine], registered: [{ subjectID: 1, groups: [10] }] }
    expect(checkPlan([subject(1, mine), subject(2, group(20, 2, 1, 9))], ground).errors).toMatchObject([
      [],
      [{ code: 'group_clash', with: { scheduleID: 10 } }],
    ])
    expect(checkPlan([subject(1, group(11, 1, 3, 9), mine)], ground).errors).toEqual([[]])
    expect(checkPlan([subject(1, group(11, 1, 3, 9))], ground).errors).toEqual([
      [{ choice: null, code: 'already_registered' }],
    ])
  })

  it('counts up the limits of modules in its order', () => {
    const limits = { moduleID: 7, maximumCredits: null, maximumSubjects: 1, after: null, blocks: [] }
    const plan = [1, 2].map((id) => ({ ...subject(id, group(id * 10, id, id, 9)), moduleID: 7 }))
    expect(checkPlan(plan, { ...empty, modules: [limits] }).errors).toEqual([
      [],
      [{ choice: null, code: 'module_limit', moduleID: 7, broken: { limit: 'subjects' } }],
    ])
  })

  it('names what is closed, full, gone, not whole or the same twice', () => {
    const lecture = group(10, 1, 1, 9)
    const seminar = { ...group(11, 1, 2, 9), part: 2 }
    const base = subject(1, lecture)
    const codes = (own: Partial<PlannedSubject<PlanGroup>>) =>
      checkPlan([{ ...base, ...own }], empty).errors[0]!.map(({ choice, code }) => [choice, code])
    const closed = { ...lecture, is_open: false }
    const other = group(12, 1, 3, 9)
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

describe('one way for all', () => {
  it('is found whenever there is one, and an earlier subject has its dearer set before a later one', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const options = plan.map(({ first, second }) => (second ? [first, second] : [first]))
        const ways = options.reduce<(typeof options)[number][]>(
          (sofar, own) => sofar.flatMap((way) => own.map((option) => [...way, option])),
          [[]],
        )
        const fits = (way: (typeof ways)[number]) => {
          const all = way.flatMap(({ groups }) => groups.flatMap(slots))
          return new Set(all).size === all.length
        }
        expect(findCompatibleOptions(options)).toEqual(ways.find(fits) ?? null)
      }),
    )
  })
})
