import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLinkedSet, type PartGroup } from '../linked-sets.ts'
import { countFittingGroups } from './count-fitting-groups.ts'
import { findSetObstacle, type GroupState } from './set-obstacle.ts'

type Group = PartGroup & GroupState

let lastID = 0
const group = (part: number, state: Partial<Group> = {}): Group => ({
  scheduleID: ++lastID,
  subjectID: 1,
  config: 1,
  part,
  parentID: null,
  rotation: false,
  meetings: [],
  ranges: [],
  isOpen: true,
  hasSeat: true,
  clashes: false,
  ...state,
})
const count = (...groups: Group[]) => countFittingGroups(groups, (each) => each)
const isTakeable = ({ isOpen, hasSeat, clashes }: Group) => isOpen && hasSeat && !clashes

describe('countFittingGroups', () => {
  it('counts the groups of a subject with one part that have a seat and do not clash, of those that are open', () => {
    expect(
      count(group(1), group(1, { clashes: true }), group(1, { hasSeat: false }), group(1, { isOpen: false })),
    ).toEqual({ count: 1, of: 3 })
  })

  it('counts a lecture only with a seminar of its own that can be taken', () => {
    const [one, other] = [group(1), group(1)]
    const seminars = [
      group(2, { parentID: one.scheduleID, clashes: true }),
      group(2, { parentID: other.scheduleID }),
    ]
    expect(count(one, other, ...seminars)).toEqual({ count: 1, of: 2 })
  })

  it('counts what trying every set counts, and nothing exactly where there is an obstacle', () => {
    const anyGroup = fc.record({
      config: fc.integer({ min: 1, max: 2 }),
      part: fc.integer({ min: 1, max: 3 }),
      parent: fc.option(fc.nat(5)),
      hour: fc.integer({ min: 10, max: 14 }),
      isOpen: fc.boolean(),
      hasSeat: fc.boolean(),
      clashes: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyGroup, { minLength: 1, maxLength: 7 }), (rows) => {
        const all = rows.map(({ parent, hour, ...row }, nth): Group => ({
          ...group(row.part, row),
          scheduleID: nth,
          parentID: parent === null || parent >= rows.length ? null : parent,
          meetings: [{ day: 1, time: `${hour}:00`, time_end: `${hour}:50` }],
        }))
        const first = (each: Group) =>
          all.every(({ config, part }) => config !== each.config || part >= each.part)
        const sets = Array.from({ length: 2 ** all.length }, (_, bits) =>
          all.filter((_each, nth) => (bits >> nth) % 2 === 1),
        ).filter((set) => set.every(isTakeable) && checkLinkedSet(set, all) === 'complete')
        const inSets = all.filter((each) => first(each) && sets.some((set) => set.includes(each)))
        const found = countFittingGroups(all, (each) => each)
        expect(found).toEqual({
          count: inSets.length,
          of: all.filter((each) => each.isOpen && first(each)).length,
        })
        expect(found.count === 0).toBe(findSetObstacle(all, (each) => each) !== null)
      }),
      { numRuns: 500 },
    )
  })
})
