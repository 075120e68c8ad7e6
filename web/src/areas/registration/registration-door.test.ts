import { expect, test } from 'vitest'
import type { Step } from './registration-door.ts'
import { doorOf } from './registration-door.ts'

const step = (number: number, ...windows: [string, string][]): Step => ({
  module_kinds: number === 2 ? ['compulsory', 'elective'] : ['compulsory', 'elective', 'free', 'minor'],
  step: number,
  name: '',
  nameeng: '',
  guide: '',
  guideeng: '',
  windows: windows.map(([starts_at, ends_at]) => ({ starts_at, ends_at })),
})

const at = (time: string) => Date.parse(time)
const first = step(2, ['2026-09-01T08:00:00Z', '2026-09-03T08:00:00Z'])
const second = step(3, ['2026-09-05T08:00:00Z', '2026-09-06T08:00:00Z'])

test('pre-registration alone opens no seat', () => {
  const pre = step(1, ['2026-08-01T08:00:00Z', '2026-12-01T08:00:00Z'])
  expect(doorOf([pre], at('2026-09-01T12:00:00Z')).state).toBe('over')
})

test('inside a window it is open until its end', () => {
  expect(doorOf([first, second], at('2026-09-01T08:00:00Z'))).toMatchObject({
    state: 'open',
    closesAt: '2026-09-03T08:00:00Z',
  })
})

test('between windows the nearest opening is told', () => {
  expect(doorOf([second, first], at('2026-08-30T08:00:00Z'))).toMatchObject({
    state: 'soon',
    opensAt: '2026-09-01T08:00:00Z',
  })
  expect(doorOf([first, second], at('2026-09-03T08:00:00Z'))).toMatchObject({
    state: 'soon',
    opensAt: '2026-09-05T08:00:00Z',
  })
})

test('after the last it is over', () => {
  expect(doorOf([first, second], at('2026-09-06T08:00:00Z'))).toEqual({ state: 'over' })
})

test('what is only for a later step has its own door', () => {
  const during = at('2026-09-01T12:00:00Z')
  expect(doorOf([first, second], during, 'elective').state).toBe('open')
  expect(doorOf([first, second], during, 'free')).toMatchObject({
    state: 'soon',
    opensAt: '2026-09-05T08:00:00Z',
  })
})
