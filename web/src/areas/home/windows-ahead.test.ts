import { expect, it } from 'vitest'
import { windowLines, type WindowAhead } from './windows-ahead.ts'

const ahead = (step: number, isOpen: boolean, turn: string) =>
  ({ step: { step }, isOpen, turn }) as unknown as WindowAhead

it('says open steps of one place in one line, and each that opens soon by itself', () => {
  const [wishes, first, second] = [ahead(1, true, 'a'), ahead(2, true, 'b'), ahead(3, true, 'c')]
  const [third, fourth] = [ahead(4, false, 'd'), ahead(5, false, 'e')]
  expect(windowLines([wishes, first, second, third, fourth])).toEqual([
    { to: '/pre-registration', ahead: [wishes] },
    { to: '/registration', ahead: [first, second] },
    { to: '/registration-steps', ahead: [third] },
    { to: '/registration-steps', ahead: [fourth] },
  ])
  expect(windowLines([])).toEqual([])
})
