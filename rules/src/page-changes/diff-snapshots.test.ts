import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCanonicalText, diffSnapshots } from './diff-snapshots.ts'

const anySnapshot = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(1, 2, { x: 1 }, null))

it('finds nothing in the same snapshot, and gives both states of each difference', () => {
  fc.assert(
    fc.property(anySnapshot, anySnapshot, (seen, now) => {
      expect(diffSnapshots(seen, { ...seen })).toEqual([])
      const differences = new Map(diffSnapshots(seen, now).map((each) => [each.key, each]))
      for (const key of ['a', 'b', 'c']) {
        const [before, after] = [seen[key] ?? null, now[key] ?? null]
        if (JSON.stringify(before) === JSON.stringify(after)) expect(differences.has(key)).toBe(false)
        else expect(differences.get(key)).toEqual({ key, before, after })
      }
    }),
  )
})

it('ignores the order of keys', () => {
  expect(toCanonicalText({ b: [{ d: 1, c: 2 }], a: null })).toBe(
    toCanonicalText({ a: null, b: [{ c: 2, d: 1 }] }),
  )
})

it('orders the differences by their keys', () => {
  const differences = diffSnapshots({ b: 1, c: 1 }, { d: 1, a: 1, c: 1 })
  expect(differences.map(({ key }) => key)).toEqual(['a', 'b', 'd'])
})

it('distinguishes the order of a list, and null from an empty object', () => {
  expect(toCanonicalText([2, 1])).toBe('[2,1]')
  expect(toCanonicalText({ c: { b: null, a: 1 }, a: [{ z: 1, y: {} }] })).toBe(
    '{"a":[{"y":{},"z":1}],"c":{"a":1,"b":null}}',
  )
})
