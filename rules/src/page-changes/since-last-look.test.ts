import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sameText, sinceLastLook } from './since-last-look.ts'

const look = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(1, 2, { x: 1 }, null))

it('the same look has nothing to tell, and each difference names what was and what is', () => {
  fc.assert(
    fc.property(look, look, (seen, now) => {
      expect(sinceLastLook(seen, { ...seen })).toEqual([])
      const told = new Map(sinceLastLook(seen, now).map((each) => [each.key, each]))
      for (const key of ['a', 'b', 'c']) {
        const [before, after] = [seen[key] ?? null, now[key] ?? null]
        if (JSON.stringify(before) === JSON.stringify(after)) expect(told.has(key)).toBe(false)
        else expect(told.get(key)).toEqual({ key, before, after })
      }
    }),
  )
})

it('the order in which a database keeps the fields is no difference', () => {
  expect(sameText({ b: [{ d: 1, c: 2 }], a: null })).toBe(sameText({ a: null, b: [{ c: 2, d: 1 }] }))
})
