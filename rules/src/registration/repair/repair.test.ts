import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findClash, type ClashGroup } from '../clash.ts'
import { makeRepairFinder, type MovableSubject, type Move } from './repair.ts'

let lastID = 0
const toTime = (slot: number, minutes: string) => `${String(8 + slot).padStart(2, '0')}:${minutes}`
/** A group on Monday in the hour `slot`. */
const group = (subjectID: number, ...slots: number[]): ClashGroup => ({
  scheduleID: ++lastID,
  subjectID,
  rotation: false,
  ranges: [],
  meetings: slots.map((slot) => ({ day: 1, time: toTime(slot, '00'), time_end: toTime(slot, '50') })),
})
const makeSubject = (
  subjectID: number,
  own: number[],
  ...others: number[][]
): MovableSubject<ClashGroup> => ({
  subjectID,
  groups: [group(subjectID, ...own)],
  alternatives: others.map((slots) => [group(subjectID, ...slots)]),
})
const find = (requested: number[], ...registered: MovableSubject<ClashGroup>[]) =>
  makeRepairFinder(registered)([group(99, ...requested)])
const toHours = (moves: readonly Move<ClashGroup>[] | null) =>
  moves?.map(({ subjectID, groups }) => [
    subjectID,
    groups.flatMap(({ meetings }) => meetings.map(({ time }) => Number.parseInt(time) - 8)),
  ])

const doClash = (one: readonly ClashGroup[], other: readonly ClashGroup[]) =>
  one.some((each) => findClash(each, other, { subjectID: each.subjectID }) !== null)

/** Every choice of a set for each subject after which neither the wanted group nor a moved one clashes. */
const listRepairs = (requested: readonly ClashGroup[], registered: readonly MovableSubject<ClashGroup>[]) => {
  let choices: (readonly Move<ClashGroup>[])[] = [[]]
  for (const own of registered) {
    const moves = own.alternatives.map((groups) => ({ subjectID: own.subjectID, groups }))
    choices = choices.flatMap((chosen) => [chosen, ...moves.map((move) => [...chosen, move])])
  }
  return choices.filter((moves) => {
    const after = registered.map(
      (own) => moves.find(({ subjectID }) => subjectID === own.subjectID)?.groups ?? own.groups,
    )
    const changed = [requested, ...moves.map(({ groups }) => groups)]
    return changed.every((set) =>
      [...after, requested].every((other) => other === set || !doClash(set, other)),
    )
  })
}

describe('makeRepairFinder', () => {
  it('moves nothing when the group fits', () => {
    expect(find([1], makeSubject(1, [2], [3]))).toEqual([])
  })

  it('moves the one subject that is in the way, and no other', () => {
    expect(toHours(find([1], makeSubject(1, [1], [2], [3]), makeSubject(2, [2], [5])))).toEqual([[1, [3]]])
  })

  it('moves a second subject where the first has no free hour left', () => {
    expect(toHours(find([1], makeSubject(1, [1], [2]), makeSubject(2, [2], [1], [4])))).toEqual([
      [1, [2]],
      [2, [4]],
    ])
  })

  it('lets two subjects swap their hours', () => {
    expect(toHours(find([1, 5], makeSubject(1, [1], [2]), makeSubject(2, [2, 5], [3])))).toEqual([
      [1, [2]],
      [2, [3]],
    ])
    expect(toHours(find([3], makeSubject(1, [1, 3], [2]), makeSubject(2, [2], [1])))).toEqual([
      [1, [2]],
      [2, [1]],
    ])
  })

  it('leaves as many groups as possible where several sets would fit', () => {
    const [lecture, seminar, otherLecture, otherSeminar] = [
      group(1, 4),
      group(1, 1),
      group(1, 5),
      group(1, 6),
    ]
    const own = {
      subjectID: 1,
      groups: [lecture, seminar],
      alternatives: [
        [otherLecture, otherSeminar],
        [lecture, otherSeminar],
      ],
    }
    expect(makeRepairFinder([own])([group(99, 1)])).toEqual([
      { subjectID: 1, groups: [lecture, otherSeminar] },
    ])
  })

  it('finds nothing where three subjects are in the way', () => {
    const three = [1, 2, 3].map((slot) => makeSubject(slot, [slot], [slot + 4]))
    expect(find([1, 2, 3], ...three)).toBeNull()
  })

  it('finds the smallest repair that trying everything finds, of one or two subjects, and the same each time', () => {
    const slots = fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 2 })
    const subjects = fc.array(fc.tuple(slots, fc.array(slots, { maxLength: 3 })), { maxLength: 4 })
    let repaired = 0
    fc.assert(
      fc.property(slots, subjects, (wantedSlots, list) => {
        const registered = list.map(([own, others], at) => makeSubject(at + 1, own, ...others))
        const requested = [group(99, ...wantedSlots)]
        const found = makeRepairFinder(registered)(requested)
        const all = listRepairs(requested, registered)
        const smallest = Math.min(...all.map(({ length }) => length))
        if (found === null) {
          expect(smallest).toBeGreaterThan(2)
          return
        }
        repaired += found.length > 0 ? 1 : 0
        expect(found).toHaveLength(smallest)
        // It is one of those after which nothing that has changed clashes.
        const toKey = (moves: readonly Move<ClashGroup>[]) =>
          moves.flatMap(({ groups }) => groups.map(({ scheduleID }) => scheduleID)).toSorted((a, b) => a - b)
        expect(all.map(toKey)).toContainEqual(toKey(found))
        expect(makeRepairFinder(registered)(requested)).toEqual(found)
      }),
      { numRuns: 1000 },
    )
    expect(repaired).toBeGreaterThan(100)
  })
})
