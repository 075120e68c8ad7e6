import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClashGroup } from '../clash.ts'
import { findSmallestRepair } from './find-smallest-repair.ts'
import type { Move } from './repair.ts'

const group = (scheduleID: number): ClashGroup => ({
  scheduleID,
  subjectID: 1,
  rotation: false,
  ranges: [],
  meetings: [],
})
const requested = group(0)
const toMoves = (count: number): Move<ClashGroup>[] =>
  Array.from({ length: count }, (_, subjectID) => ({ subjectID, groups: [] }))

describe('findSmallestRepair', () => {
  it('takes the fewest moves of the first eight sets with the group, the first of equal ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ has: fc.boolean(), moves: fc.option(fc.nat(2)) }), { maxLength: 12 }),
        (cases) => {
          const sets = cases.map(({ has }, index) => [group(index + 1), ...(has ? [requested] : [])])
          const moves = new Map(sets.map((set, index) => [set[0], cases[index]!.moves]))
          const found = findSmallestRepair(requested, sets, (set) => {
            const count = moves.get(set[0])
            return count == null ? null : toMoves(count)
          })
          const tried = sets.filter((set) => set.includes(requested)).slice(0, 8)
          const counts = tried.flatMap((set) => moves.get(set[0]) || [])
          if (counts.length === 0) {
            expect(found).toBeNull()
            return
          }
          const fewest = Math.min(...counts)
          expect(found?.moves).toHaveLength(fewest)
          expect(found?.set).toBe(tried.find((set) => moves.get(set[0]) === fewest))
        },
      ),
    )
  })
})
