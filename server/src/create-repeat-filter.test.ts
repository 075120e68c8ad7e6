import { expect, it } from 'vitest'
import { createRepeatFilter } from './create-repeat-filter.ts'

it('writes a repeated warning once a minute, and others at once', () => {
  let now = 0
  const { takes } = createRepeatFilter(() => now)
  const away = [{ reason: 'connect ECONNREFUSED' }, 'What is due could not be published; it is tried again.']
  const taken = Array.from({ length: 95 }, () => {
    now += 300
    return takes(40, away)
  })
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(takes(40, [{ reason: 'other' }, away[1]])).toBe(true)
  now += 60_000
  expect(takes(40, away)).toBe(true)
  expect([takes(30, ['told']), takes(30, ['told'])]).toEqual([true, true])
})
