import { expect, it } from 'vitest'
import { firstGate } from './first-gate.ts'

const none = new Set<string>()

it('is the first that has a dialog: what is not open yet blocks nobody', () => {
  const asked = [
    { key: 'survey' },
    { key: 'student_location', deadline: '2026-08-01' },
    { key: 'popup' },
  ] as const
  expect(firstGate(asked, none)).toBe(asked[1])
})

it('is nothing when nothing is asked, or what is asked was closed for this visit', () => {
  expect(firstGate([], none)).toBeUndefined()
  expect(firstGate([{ key: 'student_location' }], new Set(['student_location']))).toBeUndefined()
})
