import { expect, it } from 'vitest'
import { getScrollStep } from './get-scroll-step.ts'

const press = (key: string, modifiers = {}) =>
  getScrollStep({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers }, { clientHeight: 500 })

it('moves by lines with the arrows and by almost a pane with the page keys', () => {
  expect(press('ArrowDown')).toEqual({ left: 0, top: 40 })
  expect(press('ArrowUp')).toEqual({ left: 0, top: -40 })
  expect(press('ArrowRight')).toEqual({ left: 40, top: 0 })
  expect(press('ArrowLeft')).toEqual({ left: -40, top: 0 })
  expect(press('PageDown')).toEqual({ left: 0, top: 450 })
  expect(press('PageUp')).toEqual({ left: 0, top: -450 })
})

it('leaves other keys and those of the browser alone', () => {
  for (const key of ['Enter', ' ', 'f', '+', 'toString']) expect(press(key)).toBeNull()
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('ArrowLeft', { [modifier]: true })).toBeNull()
})
