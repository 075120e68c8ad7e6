import { expect, it } from 'vitest'
import { findMenuPlace } from './find-menu-place.ts'

const free = { top: 56, bottom: 716 }

it('puts a menu below its button where it fits, otherwise above, and scrolls only where it fits nowhere', () => {
  expect(findMenuPlace({ top: 100, bottom: 144 }, 150, free)).toBe('below')
  expect(findMenuPlace({ top: 522, bottom: 566 }, 150, free)).toBe('below')
  expect(findMenuPlace({ top: 523, bottom: 567 }, 150, free)).toBe('above')
  expect(findMenuPlace({ top: 730, bottom: 774 }, 150, free)).toBe('above')
  expect(findMenuPlace({ top: 206, bottom: 600 }, 150, free)).toBe('above')
  expect(findMenuPlace({ top: 205, bottom: 600 }, 150, free)).toBe('scroll')
})
