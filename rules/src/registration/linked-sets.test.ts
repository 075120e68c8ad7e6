import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Meeting } from './clash.ts'
import { meetSimultaneously } from './clash.ts'
import type { PartGroup } from './linked-sets.ts'
import {
  listChoices,
  checkLinkedSet,
  hasValidSet,
  hasRemainingSet,
  listRemainingSets,
  listValidSets,
  selectGroup,
  findGroupWithoutLecture,
} from './linked-sets.ts'

const at = (day: number, hour: number): Meeting => ({ day, time: `${hour}:00`, time_end: `${hour + 1}:00` })
const group = (
  scheduleID: number,
  config: number,
  part: number,
  parentID: number | null = null,
  meetings: Meeting[] = [],
): PartGroup => ({ scheduleID, config, part, parentID, meetings, subjectID: 1, rotation: false, ranges: [] })
const ids = (groups: readonly PartGroup[]) => groups.map((each) => each.scheduleID)

// Two lectures, each with its own seminars; a second config of one lecture alone.
const lectureA = group(1, 1, 1, null, [at(1, 10)])
const lectureB = group(2, 1, 1, null, [at(2, 10)])
const seminarOfA = group(3, 1, 2, 1, [at(1, 10)])
const otherOfA = group(4, 1, 2, 1, [at(3, 10)])
const seminarOfB = group(5, 1, 2, 2, [at(4, 10)])
const alone = group(6, 2, 1, null, [at(5, 10)])
const all = [lectureA, lectureB, seminarOfA, otherOfA, seminarOfB, alone]

// spec 5.10
describe('checkLinkedSet', () => {
  it('gives the missing parts of an incomplete set', () => {
    expect(checkLinkedSet([otherOfA, lectureA], all)).toBe('complete')
    expect(checkLinkedSet([alone], all)).toBe('complete')
    expect(checkLinkedSet([lectureA], all)).toEqual({ missingParts: [2] })
    expect(checkLinkedSet([otherOfA], all)).toEqual({ missingParts: [1] })
    expect(checkLinkedSet([], all)).toEqual({ missingParts: [1, 2] })
    expect(checkLinkedSet([], [])).toEqual({ missingParts: [] })
  })

  it('names what is wrong', () => {
    expect(checkLinkedSet([lectureA, group(99, 1, 2)], all)).toEqual({ wrong: 'foreign' })
    expect(checkLinkedSet([lectureA, alone], all)).toEqual({ wrong: 'config' })
    expect(checkLinkedSet([lectureA, lectureB], all)).toEqual({ wrong: 'twice' })
    expect(checkLinkedSet([lectureA, lectureA, otherOfA], all)).toEqual({ wrong: 'twice' })
    expect(checkLinkedSet([lectureA, seminarOfB], all)).toEqual({ wrong: 'parent' })
    expect(checkLinkedSet([lectureA, seminarOfA], all)).toEqual({ wrong: 'meet' })
  })

  it('refuses a parent that does not exist or is in another config', () => {
    expect(checkLinkedSet([group(7, 1, 1, 88)], [group(7, 1, 1, 88)])).toEqual({ wrong: 'parent' })
    expect(checkLinkedSet([group(7, 1, 1, 6)], [group(7, 1, 1, 6), alone])).toEqual({ wrong: 'parent' })
  })

  it('compares the parts by their real meetings only, though one is a rotation', () => {
    const rotation = { ...otherOfA, rotation: true }
    expect(checkLinkedSet([lectureA, rotation], [lectureA, rotation])).toBe('complete')
  })
})

describe('findGroupWithoutLecture', () => {
  it('gives the group without its parent or any lecture', () => {
    expect(findGroupWithoutLecture([otherOfA], all)).toBe(otherOfA)
    expect(findGroupWithoutLecture([lectureB, otherOfA], all)).toBe(otherOfA)
    expect(findGroupWithoutLecture([lectureA, otherOfA], all)).toBeNull()
    expect(findGroupWithoutLecture([alone], all)).toBeNull()
    // A practice without a parent needs some lecture all the same.
    const practice = group(7, 1, 3)
    expect(findGroupWithoutLecture([practice], [...all, practice])).toBe(practice)
    expect(findGroupWithoutLecture([lectureB, practice], [...all, practice])).toBeNull()
    expect(findGroupWithoutLecture([practice, alone], [...all, practice])).toBe(practice)
  })
})

describe('listChoices', () => {
  const list = (chosen: PartGroup[]) =>
    listChoices(all, chosen).map(({ part, groups }) => [part, ids(groups)])

  it('lists every config first, and children only under a chosen parent', () => {
    expect(list([])).toEqual([
      [1, [1, 2, 6]],
      [2, []],
    ])
    expect(list([lectureA])).toEqual([
      [1, [1, 2, 6]],
      [2, [3, 4]],
    ])
    expect(list([lectureB, seminarOfB])).toEqual([
      [1, [1, 2, 6]],
      [2, [5]],
    ])
    expect(list([alone])).toEqual([[1, [1, 2, 6]]])
  })

  it('keeps the later parts to the config of the first choice', () => {
    const free = [group(1, 1, 1), group(2, 1, 2), group(3, 2, 1), group(4, 2, 2)]
    expect(listChoices(free, [free[0]!]).map(({ groups }) => ids(groups))).toEqual([[1, 3], [2]])
  })

  it('gives the parts in order, whatever the order of the groups', () => {
    expect(
      listChoices([group(1, 1, 10), group(2, 1, 9), group(3, 1, 2)], []).map(({ part }) => part),
    ).toEqual([2, 9, 10])
  })
})

describe('selectGroup', () => {
  it('replaces the group of the part, and drops orphans and other configs', () => {
    expect(ids(selectGroup([], lectureA))).toEqual([1])
    expect(ids(selectGroup([lectureA], otherOfA))).toEqual([1, 4])
    expect(ids(selectGroup([lectureA, otherOfA], seminarOfA))).toEqual([1, 3])
    expect(ids(selectGroup([lectureA, otherOfA], lectureB))).toEqual([2])
    expect(ids(selectGroup([lectureA, otherOfA], alone))).toEqual([6])
  })

  it('drops the other config also where no parent ties the parts', () => {
    const free = [group(1, 1, 1), group(2, 1, 2)]
    expect(ids(selectGroup(free, group(3, 2, 1)))).toEqual([3])
  })

  it('drops grandchildren too', () => {
    const chain = [group(1, 1, 1), group(2, 1, 2, 1), group(3, 1, 3, 2)]
    expect(ids(selectGroup(chain, group(9, 1, 1)))).toEqual([9])
  })
})

const anyGroups = fc
  .array(
    fc.record({
      config: fc.integer({ min: 1, max: 2 }),
      part: fc.integer({ min: 1, max: 4 }),
      parent: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 2 }),
      meetings: fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 10, max: 13 })), {
        maxLength: 2,
      }),
      rotation: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((rows) =>
    rows.map(({ config, part, parent, meetings, rotation }, index) => ({
      ...group(
        index + 1,
        config,
        part,
        parent,
        meetings.map(([day, hour]) => at(day, hour)),
      ),
      rotation,
    })),
  )

/** Every whole linked set, found by trying every subset. */
const everySet = (groups: PartGroup[]): Set<string> => {
  const sets = new Set<string>()
  for (let bits = 1; bits < 2 ** groups.length; bits++) {
    const chosen = groups.filter((_, index) => (bits >> index) % 2 === 1)
    const config = chosen[0]!.config
    const parts = new Set(groups.filter((each) => each.config === config).map((each) => each.part))
    const isComplete =
      chosen.every((each) => each.config === config) &&
      [...parts].every((part) => chosen.filter((each) => each.part === part).length === 1) &&
      chosen.every((each) => each.parentID === null || ids(chosen).includes(each.parentID)) &&
      chosen.every((one) => chosen.every((other) => one === other || !meetSimultaneously(one, other)))
    if (isComplete) sets.add(ids(chosen).join())
  }
  return sets
}
const inGroupOrder = (set: readonly PartGroup[]) =>
  ids(set)
    .toSorted((a, b) => a - b)
    .join()

describe('listValidSets', () => {
  it('gives the sets in the order of the groups', () => {
    expect(listValidSets(all).map(ids)).toEqual([[1, 4]])
    expect(listValidSets(all, 10).map(ids)).toEqual([[1, 4], [2, 5], [6]])
    expect(listValidSets(all, 2).map(ids)).toEqual([
      [1, 4],
      [2, 5],
    ])
    expect(listValidSets([])).toEqual([])
  })

  it('finds no set in a subject that nobody can take', () => {
    expect(hasValidSet([lectureA, seminarOfA])).toBe(false)
    expect(hasValidSet([group(1, 1, 1, 2), group(2, 1, 1)])).toBe(true)
    expect(hasValidSet([group(1, 1, 1, 2), group(2, 2, 2, 1)])).toBe(false)
    expect(hasValidSet(all)).toBe(true)
  })

  it('finds a set of eight parts, each the parent of the next', () => {
    const chain = Array.from({ length: 8 }, (_, index) =>
      group(index + 1, 1, index + 1, index === 0 ? null : index, [at(1 + (index % 5), 10 + index)]),
    )
    expect(listValidSets(chain).map(ids)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8]])
  })

  it('finds exactly the subsets that fit the rule, as checkLinkedSet does', () => {
    fc.assert(
      fc.property(anyGroups, fc.nat(4), (groups, limit) => {
        const expected = everySet(groups)
        const found = listValidSets(groups, Infinity)
        expect(new Set(found.map(inGroupOrder))).toEqual(expected)
        expect(found.length).toBe(expected.size)
        expect(hasValidSet(groups)).toBe(expected.size > 0)
        expect(listValidSets(groups, limit)).toEqual(found.slice(0, limit))
        for (const set of found) expect(checkLinkedSet(set, groups)).toBe('complete')
      }),
      { numRuns: 500 },
    )
  })

  it('agrees with checkLinkedSet about any choice', () => {
    fc.assert(
      fc.property(anyGroups, fc.nat(255), (groups, bits) => {
        const chosen = groups.filter((_, index) => (bits >> index) % 2 === 1)
        expect(checkLinkedSet(chosen, groups) === 'complete').toBe(everySet(groups).has(ids(chosen).join()))
      }),
      { numRuns: 1000 },
    )
  })

  it('agrees with findGroupWithoutLecture about any part of a set', () => {
    fc.assert(
      fc.property(anyGroups, fc.nat(255), (groups, bits) => {
        for (const set of listValidSets(groups, 5)) {
          const chosen = set.filter((_, index) => (bits >> index) % 2 === 1)
          const [first] = set.toSorted((a, b) => a.part - b.part)
          const hasParents = chosen.every(
            ({ parentID }) => parentID === null || ids(chosen).includes(parentID),
          )
          const isExpected = chosen.length === 0 || (chosen.includes(first!) && hasParents)
          expect(findGroupWithoutLecture(chosen, groups) === null).toBe(isExpected)
        }
      }),
    )
  })

  it('gives sets that can be picked group by group from the lists', () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        for (const set of listValidSets(groups, 5)) {
          const waiting = [...set]
          let chosen: PartGroup[] = []
          // A parent may be in a later part than its child: pick whatever is offered now.
          for (;;) {
            const offered = listChoices(groups, chosen).flatMap(({ groups: listed }) => ids(listed))
            const next = waiting.find((each) => offered.includes(each.scheduleID))
            if (next === undefined) break
            waiting.splice(waiting.indexOf(next), 1)
            chosen = selectGroup(chosen, next)
          }
          // Groups that are one another's parents have no first pick; such a set cannot be picked.
          if (waiting.length === 0) expect(checkLinkedSet(chosen, groups)).toBe('complete')
          else expect(waiting.every((each) => each.parentID !== null)).toBe(true)
        }
      }),
    )
  })
})

describe('listRemainingSets and hasRemainingSet', () => {
  const at = (scheduleID: number, config: number, part: number, day: number): PartGroup => ({
    scheduleID,
    subjectID: 1,
    config,
    part,
    parentID: null,
    rotation: false,
    ranges: [],
    meetings: [{ day, time: '10:00', time_end: '11:00' }],
  })
  const [lecture, seminar, sameHour, alone] = [at(1, 1, 1, 1), at(2, 1, 2, 2), at(3, 1, 2, 1), at(4, 2, 1, 3)]

  it('need every part of one config, without a clash inside', () => {
    const all = [lecture, seminar, sameHour]
    expect(hasRemainingSet(all, all)).toBe(true)
    expect(hasRemainingSet([lecture, sameHour], all)).toBe(false)
    expect(hasRemainingSet([lecture], all)).toBe(false)
    expect(hasRemainingSet([], all)).toBe(false)
    // A part of another config does not replace a missing one.
    const otherConfig = [at(11, 7, 1, 4), at(12, 7, 2, 5)]
    expect(hasRemainingSet([lecture, otherConfig[1]!], [...all, ...otherConfig])).toBe(false)
    expect(hasRemainingSet([lecture, alone], [...all, alone])).toBe(true)
    expect(listRemainingSets([lecture, alone], [...all, alone], 5).map(ids)).toEqual([[4]])
    expect(listRemainingSets(all, all, 5).map(ids)).toEqual([[1, 2]])
  })
})
