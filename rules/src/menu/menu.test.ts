import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MenuItem, MenuNode } from './menu.ts'
import { buildMenuTree } from './menu.ts'

const item = (menuID: number, parentID: number | null, sort: number, position = 1): MenuItem => ({
  menuID,
  parentID,
  positions: [{ position, sort }],
})
const shape = (nodes: MenuNode<MenuItem>[]): unknown[] =>
  nodes.map((node) => (node.children.length > 0 ? [node.menuID, shape(node.children)] : node.menuID))

describe('buildMenuTree', () => {
  // spec 3.3
  it('nests by parent and orders by the sort of the position', () => {
    const items = [item(1, null, 20), item(2, null, 10), item(3, 1, 2), item(4, 1, 1), item(5, 4, 1)]
    expect(shape(buildMenuTree(items, 1))).toEqual([2, [1, [[4, [5]], 3]]])
  })

  it('keeps the items of one position, with that position alone', () => {
    const both = {
      menuID: 9,
      parentID: null,
      positions: [
        { position: 1, sort: 99 },
        { position: 2, sort: 1 },
      ],
    }
    const items = [item(1, null, 5, 2), both, item(3, null, 1, 1)]
    expect(shape(buildMenuTree(items, 2))).toEqual([9, 1])
    expect(shape(buildMenuTree(items, 1))).toEqual([3, 9])
    expect(buildMenuTree(items, 2)[0]!.positions).toEqual([{ position: 2, sort: 1 }])
  })

  it('makes roots of items whose parent is missing or is in the other position', () => {
    expect(
      shape(buildMenuTree([item(1, 77, 1), item(2, 3, 2), item(3, null, 1, 2), item(4, 0, 3)], 1)),
    ).toEqual([1, 2, 4])
  })

  it('breaks cycles and keeps the children of their items', () => {
    expect(shape(buildMenuTree([item(1, 2, 1), item(2, 1, 2), item(3, 1, 1), item(4, 4, 3)], 1))).toEqual([
      [1, [3]],
      2,
      4,
    ])
  })

  it('orders equal sorts by menuID, and leaves its input alone', () => {
    const items = Object.freeze([item(3, null, 1), item(1, null, 1), item(2, null, 1)])
    expect(shape(buildMenuTree(items, 1))).toEqual([1, 2, 3])
    expect(items.map(({ menuID }) => menuID)).toEqual([3, 1, 2])
  })
})

const anyItems = fc.array(
  fc.record({
    menuID: fc.integer({ min: 1, max: 12 }),
    parentID: fc.option(fc.integer({ min: 0, max: 13 })),
    positions: fc.uniqueArray(
      fc.record({ position: fc.constantFrom(1, 2), sort: fc.integer({ min: 0, max: 5 }) }),
      { selector: (each) => each.position },
    ),
  }),
  { maxLength: 14 },
)

describe('buildMenuTree of any items', () => {
  it('has each item once, under its own parent, in order', () => {
    fc.assert(
      fc.property(anyItems, fc.constantFrom(1 as const, 2 as const), (items, position) => {
        const seen: number[] = []
        const visit = (nodes: MenuNode<MenuItem>[], parent: number | null) => {
          const sorts = nodes.map((node) => node.positions[0]!.sort)
          expect(sorts).toEqual(sorts.toSorted((a, b) => a - b))
          for (const node of nodes) {
            seen.push(node.menuID)
            if (parent !== null) expect(node.parentID).toBe(parent)
            expect(node.positions[0]!.position).toBe(position)
            visit(node.children, node.menuID)
          }
        }
        const tree = buildMenuTree(items, position)
        visit(tree, null)
        const expected = items.filter((each) => each.positions.some((own) => own.position === position))
        expect(seen.toSorted((a, b) => a - b)).toEqual(
          expected.map((each) => each.menuID).toSorted((a, b) => a - b),
        )
        const there = new Set(expected.map((each) => each.menuID))
        for (const child of expected.filter((each) => each.parentID === null || !there.has(each.parentID))) {
          expect(tree.map((root) => root.menuID)).toContain(child.menuID)
        }
      }),
      { numRuns: 500 },
    )
  })
})
