import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCombinations } from './combinations.ts'

interface Item {
  readonly list: number
  readonly slot: number
  readonly number: number
}

const itemsOf = (slots: number[][]): Item[][] =>
  slots.map((list, at) => list.map((slot, number) => ({ list: at, slot, number })))
const differ = (one: Item, other: Item) => one.slot !== other.slot

const everyChoice = (lists: Item[][]): Item[][] =>
  lists.reduce<Item[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]])

describe('oneOfEach', () => {
  it('finds exactly the choices that trying everything finds, in the same order', () => {
    const lists = fc.array(fc.array(fc.nat(5), { maxLength: 4 }), { minLength: 1, maxLength: 5 })
    const never = fc.uniqueArray(fc.tuple(fc.nat(4), fc.nat(3), fc.nat(4), fc.nat(3)), { maxLength: 12 })
    fc.assert(
      fc.property(lists, never, fc.nat(6), (slots, pairs, limit) => {
        const apart = (one: Item, other: Item) =>
          pairs.some(
            ([a, b, c, d]) => one.list === a && one.number === b && other.list === c && other.number === d,
          )
        const goTogether = (one: Item, other: Item) =>
          differ(one, other) && !apart(one, other) && !apart(other, one)
        const expected = everyChoice(itemsOf(slots)).filter((row) =>
          row.every((one, at) => row.slice(at + 1).every((other) => goTogether(one, other))),
        )
        expect(findCombinations(itemsOf(slots), goTogether, Infinity)).toEqual(expected)
        expect(findCombinations(itemsOf(slots), goTogether, limit)).toEqual(expected.slice(0, limit))
      }),
      { numRuns: 500 },
    )
  })

  it('finds nothing where there are no lists', () => {
    expect(findCombinations([], () => true, 5)).toEqual([])
  })

  it('sees at once that eight lists do not fit into seven slots', () => {
    const crowded = Array.from({ length: 8 }, () => Array.from({ length: 21 }, (_, number) => number % 7))
    expect(findCombinations(itemsOf(crowded), differ, 1)).toEqual([])
  })

  it('sees at once that the last two lists have no pair', () => {
    const free = Array.from({ length: 6 }, (_, list) => Array.from({ length: 20 }, (_, n) => list * 100 + n))
    expect(
      findCombinations(itemsOf([...free, [700, 701], [800, 801]]), (a, b) => a.slot + b.slot < 1500, 1),
    ).toEqual([])
  })

  it('sees it too when every item before them leaves something else of them', () => {
    const twenty = Array.from({ length: 20 }, (_, number) => number)
    const lists = itemsOf(Array.from({ length: 8 }, () => twenty))
    const goTogether = (one: Item, other: Item) =>
      Math.abs(one.list - other.list) === 1 && Math.max(one.list, other.list) === 7
        ? false
        : differ(one, other)
    expect(findCombinations(lists, goTogether, 1)).toEqual([])
  })

  it('never asks about two items of one list', () => {
    const apart = (one: Item, other: Item) => {
      expect(one.list).not.toBe(other.list)
      return true
    }
    expect(
      findCombinations(
        itemsOf([
          [1, 2],
          [3, 4],
        ]),
        apart,
        1,
      ),
    ).toHaveLength(1)
  })
})
