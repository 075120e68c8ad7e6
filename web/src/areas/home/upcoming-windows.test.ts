import { expect, it } from 'vitest'
import { groupWindows, type UpcomingWindow } from './upcoming-windows.ts'

const toWindow = (step: number, isOpen: boolean, changesAt: string) =>
  ({ step: { step }, isOpen, changesAt }) as unknown as UpcomingWindow

it('puts open steps behind the same link into one group, and each coming step into its own', () => {
  const [preRegistration, first, second] = [
    toWindow(1, true, 'a'),
    toWindow(2, true, 'b'),
    toWindow(3, true, 'c'),
  ]
  const [third, fourth] = [toWindow(4, false, 'd'), toWindow(5, false, 'e')]
  expect(groupWindows([preRegistration, first, second, third, fourth])).toEqual([
    { to: '/pre-registration', windows: [preRegistration] },
    { to: '/registration', windows: [first, second] },
    { to: '/registration-steps', windows: [third] },
    { to: '/registration-steps', windows: [fourth] },
  ])
  expect(groupWindows([])).toEqual([])
})
