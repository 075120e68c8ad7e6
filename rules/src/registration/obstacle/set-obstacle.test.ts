import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLinkedSet, type PartGroup } from '../linked-sets.ts'
import { findSetObstacle, type GroupState } from './set-obstacle.ts'

type Group = PartGroup & GroupState

const free: GroupState = { isOpen: true, hasSeat: true, clashes: false }
let lastID = 0
const group = (part: number, state: Partial<GroupState> = {}, parentID: number | null = null): Group => ({
  scheduleID: ++lastID,
  subjectID: 1,
  config: 1,
  part,
  parentID,
  rotation: false,
  meetings: [],
  ranges: [],
  ...free,
  ...state,
})
const clashes = { clashes: true }
const isFull = { hasSeat: false }
const isClosed = { isOpen: false }
const find = (...groups: Group[]) => {
  const found = findSetObstacle(groups, (each) => each)
  return found && [found.kind, found.scope, found.groups.map((each) => groups.indexOf(each))]
}

/** Every choice of one group of each part of a config. */
const listSets = (groups: readonly Group[]): Group[][] =>
  [...new Set(groups.map(({ config }) => config))].flatMap((config) => {
    const own = groups.filter((each) => each.config === config)
    let sets: Group[][] = [[]]
    for (const part of new Set(own.map((each) => each.part)))
      sets = sets.flatMap((set) => own.filter((each) => each.part === part).map((member) => [...set, member]))
    return sets.filter((set) => checkLinkedSet(set, groups) === 'complete')
  })

describe('findSetObstacle', () => {
  it('finds none where one set can be taken', () => {
    expect(find(group(1), group(2, isFull), group(2))).toBeNull()
  })

  it('names the one part that clashes though the other is free', () => {
    expect(find(group(1), group(2, clashes), group(2, clashes))).toEqual(['clash', 'parts', [1, 2]])
  })

  it('tells a part without seats from groups that are full or clash', () => {
    expect(find(group(1), group(2, isFull))).toEqual(['full', 'parts', [1]])
    expect(find(group(1, isFull), group(2, isFull))).toEqual(['full', 'all', [0, 1]])
    expect(find(group(1), group(2, isFull), group(2, clashes))).toEqual(['mixed', 'parts', [1, 2]])
  })

  it('names a clash before full groups where either is enough', () => {
    expect(find(group(1, clashes), group(2, isFull))).toEqual(['clash', 'parts', [0]])
    expect(find(group(1, { clashes: true, hasSeat: false }))).toEqual(['clash', 'all', [0]])
  })

  it('finds groups of each part that do not go together', () => {
    const lecture = group(1)
    const other = group(1, isFull)
    const seminar = group(2, isFull, lecture.scheduleID)
    const otherSeminar = group(2, {}, other.scheduleID)
    expect(find(lecture, other, seminar, otherSeminar)).toEqual(['full', 'sets', []])
  })

  it('names neither a clash nor seats where the open groups make no set', () => {
    expect(find(group(1, isClosed), group(2, clashes))).toEqual(['closed', 'all', []])
    expect(find()).toEqual(['closed', 'all', []])
  })

  it('says what trying every set finds, and never more than is so', () => {
    const state = fc.record({
      isOpen: fc.integer({ min: 0, max: 9 }).map((value) => value > 0),
      hasSeat: fc.boolean(),
      clashes: fc.boolean(),
    })
    const place = fc.record({ config: fc.constantFrom(1, 1, 1, 2), part: fc.integer({ min: 1, max: 2 }) })
    const kinds = new Set<string>()
    fc.assert(
      fc.property(fc.array(fc.tuple(place, state, fc.nat(4)), { maxLength: 9 }), (list) => {
        const groups = list.map(([own, own_state, parent], index) => {
          const parentID = parent < index && list[parent]![0].config === own.config ? parent : null
          return { ...group(own.part, own_state), ...own, scheduleID: index, parentID }
        })
        const found = findSetObstacle(groups, (each) => each)
        const sets = listSets(groups).filter((set) => set.every((each) => each.isOpen))
        const isFree = (each: Group) => each.hasSeat && !each.clashes
        expect(found === null).toBe(sets.some((set) => set.every(isFree)))
        if (found === null) return
        kinds.add(`${found.kind} ${found.scope}`)
        const everyHas = (isIt: (each: Group) => boolean) => sets.every((set) => set.some(isIt))
        const isIt = {
          closed: () => true,
          clash: (each: Group) => each.clashes,
          full: (each: Group) => !each.hasSeat,
          mixed: (each: Group) => !isFree(each),
        }[found.kind]
        expect(found.kind === 'closed').toBe(sets.length === 0)
        if (found.kind === 'closed') return
        expect(everyHas(isIt)).toBe(true)
        expect(found.kind === 'clash').toBe(everyHas((each) => each.clashes))
        if (found.kind === 'mixed') expect(everyHas((each) => !each.hasSeat)).toBe(false)
        // It holds for every open group of the named parts, and of no other part.
        const open = groups.filter((each) => each.isOpen)
        const named = new Set(found.groups.map(({ part }) => part))
        for (const part of new Set(open.map((each) => each.part)))
          expect(open.filter((each) => each.part === part).every(isIt)).toBe(named.has(part))
        expect(found.scope === 'all').toBe(open.every(isIt))
        expect(found.scope === 'sets').toBe(named.size === 0)
      }),
      { numRuns: 3000 },
    )
    expect([...kinds].toSorted()).toEqual(
      [
        'clash all',
        'clash parts',
        'clash sets',
        'closed all',
        'full all',
        'full parts',
        'full sets',
        'mixed all',
        'mixed parts',
        'mixed sets',
      ].toSorted(),
    )
  })
})
