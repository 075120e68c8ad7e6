import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCombinations } from './combinations.ts'

interface Item {
  readonly list: number
  readonly slot: number
  readonly number: number
}

const toItems = (slots: number[][]): Item[][] =>
  slots.map((list, at) => list.map((slot, number) => ({ list: at, slot, number })))
const differ = (one: Item, other: Item) => one.slot !== other.slot

const listEveryCombination = (lists: Item[][]): Item[][] =>
  lists.reduce<Item[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]])

describe('findCombinations', () => {
  it('finds the combinations that trying everything finds, in the same order', () => {
    const lists = fc.array(fc.array(fc.nat(5), { maxLength: 4 }), { minLength: 1, maxLength: 5 })
    const never = fc.uniqueArray(fc.tuple(fc.nat(4), fc.nat(3), fc.nat(4), fc.nat(3)), { maxLength: 12 })
    fc.assert(
      fc.property(lists, never, fc.nat(6), (slots, pairs, limit) => {
        const apart = (one: Item, other: Item) =>
          pairs.some(
            ([a, b, c, d]) => one.list === a && one.number === b && other.list === c && other.number === d,
          )
        const areCompatible = (one: Item, other: Item) =>
          differ(one, other) && !apart(one, other) && !apart(other, one)
        const expected = listEveryCombination(toItems(slots)).filter((row) =>
          row.every((one, at) => row.slice(at + 1).every((other) => areCompatible(one, other))),
        )
        expect(findCombinations(toItems(slots), areCompatible, Infinity)).toEqual(expected)
        expect(findCombinations(toItems(slots), areCompatible, limit)).toEqual(expected.slice(0, limit))
      }),
      { numRuns: 500 },
    )
  })

  it('finds nothing without lists', () => {
    expect(findCombinations([], () => true, 5)).toEqual([])
  })

  it('finds out quickly that eight lists do not fit into seven slots', () => {
    const crowded = Array.from({ length: 8 }, () => Array.from({ length: 21 }, (_, number) => number % 7))
    expect(findCombinations(toItems(crowded), differ, 1)).toEqual([])
  })

  it('finds out quickly that the last two lists have no pair', () => {
    const free = Array.from({ length: 6 }, (_, list) => Array.from({ length: 20 }, (_, n) => list * 100 + n))
    expect(
      findCombinations(toItems([...free, [700, 701], [800, 801]]), (a, b) => a.slot + b.slot < 1500, 1),
    ).toEqual([])
  })

  it('finds it out too when every earlier item leaves other items of them', () => {
    const twenty = Array.from({ length: 20 }, (_, number) => number)
    const lists = toItems(Array.from({ length: 8 }, () => twenty))
    const areCompatible = (one: Item, other: Item) =>
      Math.abs(one.list - other.list) === 1 && Math.max(one.list, other.list) === 7
        ? false
        : differ(one, other)
    expect(findCombinations(lists, areCompatible, 1)).toEqual([])
  })

  it('never compares two items of one list', () => {
    const apart = (one: Item, other: Item) => {
      expect(one.list).not.toBe(other.list)
      return true
    }
    expect(
      findCombinations(
        toItems([
          [1, 2],
          [3, 4],
        ]),
        apart,
        1,
      ),
    ).toHaveLength(1)
  })

  it('compares each pair of items once', () => {
    const pairs: string[] = []
    const noteAndAllow = (one: Item, other: Item) => {
      pairs.push([one.slot, other.slot].toSorted((a, b) => a - b).join())
      return true
    }
    findCombinations(toItems([[1], [2, 3], [4]]), noteAndAllow, 1)
    expect(pairs.toSorted()).toEqual(['1,2', '1,3', '1,4', '2,4', '3,4'])
  })
})
